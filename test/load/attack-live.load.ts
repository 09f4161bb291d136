// One person against the live wire: what another player's list costs while 200 anonymous sockets,
// or 60 sockets of a fresh account, ask for as much as they can; and what an unrelated event costs
// while 500 lists of one venue are open and people sign up there. `npm run bench -- attack-live`.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  printAttack,
  printHead,
  quantile,
  runAttack,
  startAttackProgram,
  timeAct,
  type Act,
  type AttackResult,
  type RunningAttack,
  type Times,
} from './attack-bench.ts'
import type { OpenLists } from './attack-live-lists.ts'
import type { SocketAttack } from './attack-live-sockets.ts'
import { headersFrom, withAttackStage, type AttackStage } from './attack-stage.ts'
import { openLoadWindow } from './load-window.ts'
import { openConnection } from './raw-client.ts'

const lists = 500
const rounds = 20
const eventsAtVenue = 60
const p95Ms = { during: 300, after: 100 }
const laterMs = 50
const [victimIndex, attackerIndex, organizerIndex] = [0, 1, 2]
const dayMs = 86_400_000

const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const anyFilter = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const listOf = (location: string, limit: number): object => ({
  locationIds: [location],
  from: dayIn(0),
  to: dayIn(60),
  limit,
  filters: anyFilter,
})

const personAt = (stage: AttackStage, index: number): { playerId: string; token: string } => {
  const person = stage.people[index]
  if (person === undefined) throw new Error('too few people')
  return person
}

async function makeVenue(stage: AttackStage): Promise<{ location: string; events: string[] }> {
  const location = await aLocation(stage.db)
  const organizer = personAt(stage, organizerIndex).playerId
  const events: string[] = []
  for (let n = 0; n < eventsAtVenue; n += 1) {
    const changes = { startDate: dayIn(1 + (n % 55)), startTime: '23:00', maxPlayers: 64 }
    events.push(await anEvent(stage.db, { location, organizer }, changes))
  }
  return { location, events }
}

/** The victim opens the list of the venue in an open window, each time another one. */
async function makeListOpener(stage: AttackStage, location: string): Promise<Act> {
  const window = await openLoadWindow(
    stage.port,
    headersFrom('10.9.0.1', personAt(stage, victimIndex).token),
  )
  let opened = 0
  return () => window.look('events-list', listOf(location, 1 + (opened++ % 600)))
}

/**
 * What one attacker of `attack-live-sockets.ts` does, and what the victim's list costs meanwhile.
 */
async function attackWith(
  stage: AttackStage,
  location: string,
  { name, ...attack }: Omit<SocketAttack, 'port'> & { name: string },
): Promise<void> {
  await stage.restart()
  const act = await makeListOpener(stage, location)
  const start = (): Promise<RunningAttack> =>
    startAttackProgram('attack-live-sockets.ts', { port: stage.port, ...attack })
  printAttack(await runAttack({ name, act, p95Ms, attack: start }))
}

/** Another venue's event, opened at the moment after each sign-up at the venue of the 500 lists. */
async function watchSignUps(
  stage: AttackStage,
  { location, events }: { location: string; events: string[] },
): Promise<AttackResult> {
  const elsewhere = await makeVenue(stage)
  const window = await openLoadWindow(
    stage.port,
    headersFrom('10.9.0.2', personAt(stage, victimIndex).token),
  )
  let opened = 0
  const act: Act = () =>
    window.look('events-byId', { eventId: elsewhere.events[opened++ % eventsAtVenue] })
  const without: Times = { ms: [], failed: 0, failure: null }
  const during: Times = { ms: [], failed: 0, failure: null }
  const tokens = stage.people.slice(3, 3 + lists).map(({ token }) => token)
  const openLists: OpenLists = { port: stage.port, tokens, input: listOf(location, 60) }
  const child = fork(join(import.meta.dirname, 'attack-live-lists.ts'), [
    JSON.stringify({ ...openLists, tokens: [] }),
  ])
  child.send(openLists)
  await once(child, 'message')
  await delay(1_000)
  for (let round = 0; round < rounds + 5; round += 1) {
    const times = round < 5 ? { ms: [], failed: 0, failure: null } : without
    await timeAct(act, times)
    await delay(100)
  }
  const person = personAt(stage, 3 + lists)
  const connection = await openConnection(stage.port, person.token)
  for (let round = 0; round < rounds; round += 1) {
    const answer = await connection.call(
      'events-signUp',
      { eventId: events[round], guests: 0 },
      randomUUID(),
    )
    if (answer.status !== 200)
      throw new Error(`the sign-up was answered with ${answer.status} ${answer.body}`)
    await timeAct(act, during)
    await waitUntilQuiet(stage)
  }
  connection.close()
  window.close()
  child.disconnect()
  const laterBy = quantile(during, 0.95) - quantile(without, 0.95)
  const did = `${rounds} sign-ups; the event opens ${laterBy.toFixed(0)} ms later (at most ${laterMs})`
  return {
    name: `${lists} lists of one venue`,
    without,
    during,
    after: null,
    did,
    holds: during.failed === 0 && laterBy <= laterMs,
  }
}

/** Until all lists have shown the sign-up: no load for a second. */
async function waitUntilQuiet(stage: AttackStage): Promise<void> {
  for (let before = -1, now = 0; before !== now;) {
    before = now
    await delay(500)
    now = await stage.readMetric('sideout_live_frames_total')
  }
}

await withAttackStage({ people: 4 + lists }, async (stage) => {
  const venue = await makeVenue(stage)
  printHead('a list, or an event, opens for another player')
  printAttack(await watchSignUps(stage, venue))
  await attackWith(stage, venue.location, {
    name: '200 anonymous sockets',
    headers: headersFrom('10.66.0.1'),
    sockets: 200,
    perSecond: 100,
    leaves: true,
    query: 'matchLists-watch',
    input: '{"watchKey":"attack-bank$n"}',
  })
  await attackWith(stage, venue.location, {
    name: '60 sockets of a fresh account',
    headers: headersFrom('10.66.0.2', personAt(stage, attackerIndex).token),
    sockets: 60,
    perSecond: 100,
    leaves: false,
    query: 'events-list',
    input: JSON.stringify({
      ...listOf(venue.location, 600),
      locationIds: ['any-$n', venue.location],
    }),
  })
})
