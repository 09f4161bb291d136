// One event is flooded with calls that lock it: what another player's calls cost meanwhile, at this
// event and elsewhere. `npm run bench -- attack-calls [seconds]`.
import { randomUUID } from 'node:crypto'
import { toWallTime } from '#server/time/zone-time.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { printAttack, printHead, runAttack, startAttackProgram, type Act } from './attack-bench.ts'
import type { EventCallsAttack } from './attack-event-calls.ts'
import { withAttackStage, type AttackStage } from './attack-stage.ts'
import { openConnection, type RawConnection } from './raw-client.ts'

const seconds = Number(process.argv[2] ?? 10)
const everyMs = 50
const p95Ms = { during: 100, after: 100 }
const victims = 4
/**
 * Each may send 600 calls in a minute: with so many the limit of requests does not end the attack.
 */
const attackers = 20
const minuteMs = 60_000
const stepMs = 5 * minuteMs
const timezone = 'America/New_York'

/**
 * A public event with room for everyone, run by this player. It begins within the hour: players
 * sign up, and can be checked in.
 */
async function makeEvent({ db }: AttackStage, organizer: string): Promise<string> {
  const location = await aLocation(db, { timezone })
  const [startDate = '', startTime = ''] = toWallTime(
    Math.ceil((Date.now() + 45 * minuteMs) / stepMs) * stepMs,
    timezone,
  ).split('T')
  return anEvent(
    db,
    { location, organizer },
    { startDate, startTime, maxPlayers: 64, maxWaitlist: 64 },
  )
}

/** Sends a call and expects it to be done. */
async function mustCall(line: RawConnection, name: string, input: object): Promise<void> {
  const answer = await line.call(name, input, randomUUID())
  if (answer.status !== 200)
    throw new Error(`${name} was answered with ${answer.status} ${answer.body}`)
}

type Victim = { playerId: string; lines: RawConnection[] }

/** Acts as one of the victims after the other, each on the connection that is free the longest. */
function actInTurn(
  people: readonly Victim[],
  act: (line: RawConnection, who: Victim, n: number) => Promise<void>,
): Act {
  let acted = 0
  return async () => {
    const who = people[acted % people.length]
    const n = Math.floor(acted / people.length)
    acted += 1
    const line = who?.lines.shift()
    if (who === undefined || line === undefined)
      throw new Error('no answer on any of the connections')
    await act(line, who, n)
    who.lines.push(line)
  }
}

async function openVictims(stage: AttackStage, from: number): Promise<Victim[]> {
  return Promise.all(
    stage.people.slice(from, from + victims).map(async ({ playerId, token }) => {
      const lines = await Promise.all(
        Array.from({ length: 20 }, () => openConnection(stage.port, token)),
      )
      return { playerId, lines }
    }),
  )
}

await withAttackStage({ people: 3 * victims + attackers }, async (stage) => {
  const crowd = stage.people.slice(3 * victims)
  const organizer = crowd[0]?.playerId ?? ''
  const attacked = await makeEvent(stage, organizer)
  // Opened for each case: the server ends connections that are idle while another case runs.
  const elsewhere = async (): Promise<Act> =>
    actInTurn(await openVictims(stage, 0), (line, { playerId }, n) =>
      mustCall(line, 'players-updatePlayer', { playerId, fields: { headline: `Hello ${n}` } }),
    )
  const sameEvent = async (): Promise<Act> =>
    actInTurn(await openVictims(stage, victims), (line, _who, n) =>
      mustCall(line, n % 2 === 0 ? 'events-signUp' : 'events-withdraw', {
        eventId: attacked,
        ...(n % 2 === 0 ? { guests: 0 } : {}),
      }),
    )
  const start = (attack: Omit<EventCallsAttack, 'port' | 'tokens'>) => () =>
    startAttackProgram('attack-event-calls.ts', {
      port: stage.port,
      tokens: crowd.map(({ token }) => token),
      ...attack,
    })
  const ends = { call: 'eventTeams-end', input: { eventId: attacked } }
  const checkIns = {
    call: 'events-checkIn',
    input: { eventId: attacked, playerId: organizer, attendance: 'here' },
  }
  const cases = [
    {
      name: '300 ends of a team, a profile',
      act: elsewhere,
      attack: start({ ...ends, together: 1, atOnce: 300 }),
    },
    {
      name: '300 check-ins, a profile',
      act: elsewhere,
      attack: start({ ...checkIns, together: 1, atOnce: 300 }),
    },
    {
      name: '300 by 10 accounts, a profile',
      act: elsewhere,
      attack: start({ ...ends, together: 10, atOnce: 30 }),
    },
    {
      name: '300 check-ins, the same event',
      act: sameEvent,
      attack: start({ ...checkIns, together: 1, atOnce: 300 }),
    },
  ]
  printHead('A call of another player')
  for (const one of cases) {
    printAttack(await runAttack({ ...one, act: await one.act(), p95Ms, seconds, everyMs }))
  }
})
