// Players of the live queue who pair up by themselves, and hosts who go home without their guests.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { pairAsksMax } from '#domain/queue/pair-asks.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

type Own = Omit<CallInput<'queues-setOwn'>, 'eventId'>
type People = Record<'ann' | 'ben' | 'cleo' | 'dan' | 'eve' | 'finn' | 'gus', TestPlayer>

/** A court with Ann, Ben, Cleo and Dan; Eve, Finn, Gus and the guests of `hosts` wait. */
async function anEvening(hosts: Partial<Record<keyof People, number>> = {}) {
  made += 1
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { maxPlayers: 16, guestsPerPlayer: 2 },
  )
  const names = ['ann', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus'] as const
  const signedIn: [string, TestPlayer][] = []
  for (const name of names) signedIn.push([name, await app.signedIn(`${name}${made}`)])
  const people = Object.fromEntries(signedIn) as People
  for (const name of names)
    await people[name].must('events-signUp', { eventId, guests: hosts[name] ?? 0 })
  await openDoors(app, eventId)
  for (const name of names)
    await olga.must('events-checkIn', {
      eventId,
      playerId: people[name].playerId,
      attendance: 'here',
    })
  await olga.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const read = async (viewer = olga) => {
    const window = await app.socket(viewer.token)
    const { queue } = await window.subscribe('queues-byEvent', { eventId }).next()
    await window.close()
    if (queue === null) throw new Error('There is no queue.')
    return queue
  }
  const { members } = await read()
  const numberOf = (player: TestPlayer, guest: number | null = null): number =>
    members.find(
      (one) =>
        (guest === null ? one.playerId : one.guestOf) === player.playerId && one.guest === guest,
    )?.number ?? -1
  const own = async (player: TestPlayer, step: Own): Promise<string> => {
    const answer = await player.call('queues-setOwn', { eventId, ...step })
    return answer.ok ? 'ok' : answer.refusal.code
  }
  const member = async (number: number) =>
    (await read()).members.find((one) => one.number === number)
  const alertsOf = async ({ playerId }: TestPlayer): Promise<string[]> =>
    (
      await app.db
        .selectFrom('alerts')
        .select('kind')
        .where('playerId', '=', playerId)
        .where('eventId', '=', eventId)
        .where('kind', 'in', ['pair-asked', 'pair-agreed', 'guest-entrusted'])
        .execute()
    ).map(({ kind }) => kind)
  return { eventId, people, read, numberOf, own, member, alertsOf }
}

test('a player asks another, who is alerted and agrees, and both are a pair until one of them parts', async () => {
  const { people, numberOf, own, member, alertsOf, read } = await anEvening()
  const { eve, gus, finn } = people
  const [e, g] = [numberOf(eve), numberOf(gus)]
  expect(await own(eve, { kind: 'ask', with: g })).toBe('ok')
  expect(await alertsOf(gus)).toEqual(['pair-asked'])
  expect((await member(e))?.partner).toBeNull()
  expect((await read(gus)).asks).toEqual([{ by: e, to: g }])
  expect((await read(eve)).asks).toEqual([{ by: e, to: g }])
  for (const other of [finn, olga]) expect((await read(other)).asks).toEqual([])
  expect(await own(finn, { kind: 'agree', with: e })).toBe('pair-not-possible')
  expect(await own(gus, { kind: 'agree', with: e })).toBe('ok')
  expect(await own(gus, { kind: 'agree', with: e })).toBe('ok')
  expect((await member(e))?.partner).toBe(g)
  expect((await read(gus)).asks).toEqual([])
  expect([await alertsOf(gus), await alertsOf(eve)]).toEqual([[], ['pair-agreed']])
  expect(await own(gus, { kind: 'part' })).toBe('ok')
  expect((await member(e))?.partner).toBeNull()
})

test('the organizer sees the pair and parts it, and a break or a removal ends a question', async () => {
  const { eventId, people, numberOf, own, member, alertsOf, read } = await anEvening()
  const { eve, finn, gus } = people
  const [e, f, g] = [numberOf(eve), numberOf(finn), numberOf(gus)]
  await own(eve, { kind: 'ask', with: g })
  await own(gus, { kind: 'agree', with: e })
  await olga.must('queues-step', { eventId, step: { kind: 'pair', number: e, with: null } })
  expect((await member(g))?.partner).toBeNull()
  await own(eve, { kind: 'ask', with: f })
  await own(finn, { kind: 'pause' })
  expect([(await read(eve)).asks, await alertsOf(finn)]).toEqual([[], []])
  await own(finn, { kind: 'resume' })
  await own(eve, { kind: 'ask', with: f })
  await olga.must('events-removePlayer', { eventId, playerId: eve.playerId })
  expect((await read(finn)).asks).toEqual([])
  expect(await own(finn, { kind: 'agree', with: e })).toBe('pair-not-possible')
})

test('a no is final for the evening, taking back is no no, and asking has a limit', async () => {
  const { people, numberOf, own, alertsOf } = await anEvening()
  const { eve, finn, gus } = people
  const [e, f, g] = [numberOf(eve), numberOf(finn), numberOf(gus)]
  await own(eve, { kind: 'ask', with: g })
  expect(await own(gus, { kind: 'decline', with: e })).toBe('ok')
  expect(await alertsOf(gus)).toEqual([])
  expect(await own(eve, { kind: 'ask', with: g })).toBe('pair-not-possible')
  const answers: string[] = []
  for (let count = 1; count <= pairAsksMax; count += 1) {
    answers.push(await own(eve, { kind: 'ask', with: f }))
    await own(eve, { kind: 'part' })
  }
  expect(answers).toEqual([...Array(pairAsksMax - 1).fill('ok'), 'too-many-pair-asks'])
})

test('blocked and hidden players and people without an account are not asked', async () => {
  const { eventId, people, read, numberOf, own, alertsOf } = await anEvening()
  const { eve, finn, gus } = people
  await eve.must('players-block', { playerId: gus.playerId, blocked: true })
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', finn.playerId)
    .execute()
  const maria = await aContact(app, olga)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await olga.must('events-checkIn', { eventId, playerId: maria.playerId, attendance: 'here' })
  const contact = (await read()).members.find(({ playerId }) => playerId === maria.playerId)
  const listed = (await read()).members.filter(({ mayBeAsked }) => mayBeAsked)
  expect(listed.map(({ number }) => number)).not.toContain(numberOf(finn))
  expect(listed.map(({ number }) => number)).not.toContain(contact?.number)
  expect(listed.map(({ number }) => number)).toContain(numberOf(eve))
  const ask = (player: TestPlayer, other: number) => own(player, { kind: 'ask', with: other })
  expect([
    await ask(eve, numberOf(gus)),
    await ask(gus, numberOf(eve)),
    await ask(eve, numberOf(finn)),
    await ask(eve, contact?.number ?? -1),
    await ask(eve, numberOf(eve)),
  ]).toEqual(Array(5).fill('pair-not-possible'))
  for (const player of [eve, finn, gus]) expect(await alertsOf(player)).toEqual([])
  expect(await ask(finn, numberOf(eve))).toBe('ok')
  expect(await own(eve, { kind: 'agree', with: numberOf(finn) })).toBe('ok')
})

test('a host plays with their guest without asking', async () => {
  const { people, numberOf, own, member } = await anEvening({ eve: 1, finn: 1 })
  const [guest, other] = [numberOf(people.eve, 1), numberOf(people.finn, 1)]
  expect(await own(people.eve, { kind: 'ask', with: other })).toBe('pair-not-possible')
  expect(await own(people.eve, { kind: 'ask', with: guest })).toBe('ok')
  expect((await member(guest))?.partner).toBe(numberOf(people.eve))
})

test('a host who goes home leaves a guest with another player, who hears of it and can send the guest home', async () => {
  const { people, numberOf, own, member, alertsOf } = await anEvening({ eve: 2 })
  const { eve, gus } = people
  const [first, second, g] = [numberOf(eve, 1), numberOf(eve, 2), numberOf(gus)]
  const leave: Own = { kind: 'leave', guests: [{ guest: first, to: g }] }
  expect(await own(eve, leave)).toBe('ok')
  expect(await own(eve, { kind: 'leave' })).toBe('ok')
  expect([await member(first), await member(second)]).toMatchObject([
    { state: 'waiting', host: g },
    { state: 'left', host: null },
  ])
  expect(await alertsOf(gus)).toEqual(['guest-entrusted'])
  expect(await own(eve, { kind: 'sendHome', with: first })).toBe('player-not-found')
  expect(await own(gus, { kind: 'sendHome', with: first })).toBe('ok')
  expect(await member(first)).toMatchObject({ state: 'left', host: null })
})

test('a guest leaves with the new host, and with the place of the one who brought them', async () => {
  for (const end of ['home', 'removed', 'off the roster'] as const) {
    const { eventId, people, numberOf, own, member } = await anEvening({ eve: 1 })
    const { eve, gus } = people
    const guest = numberOf(eve, 1)
    await own(eve, { kind: 'leave', guests: [{ guest, to: numberOf(gus) }] })
    if (end === 'home') await own(gus, { kind: 'leave' })
    if (end === 'removed')
      await olga.must('events-checkIn', { eventId, playerId: gus.playerId, attendance: 'no-show' })
    if (end === 'off the roster')
      await olga.must('events-removePlayer', { eventId, playerId: eve.playerId })
    expect((await member(guest))?.state, end).toBe('left')
  }
})

test('a guest stays only with a player in the line who has room for them, and nobody takes guests of others', async () => {
  const { people, numberOf, own, member } = await anEvening({ eve: 2, gus: 1, finn: 1 })
  const { eve, gus, finn, ann } = people
  const give = (guest: number, to: number) => own(eve, { kind: 'leave', guests: [{ guest, to }] })
  await own(finn, { kind: 'leave' })
  await gus.must('players-block', { playerId: ann.playerId, blocked: true })
  expect([
    await give(numberOf(eve, 1), numberOf(finn)),
    await give(numberOf(gus, 1), numberOf(gus)),
    await give(numberOf(eve, 1), numberOf(gus, 1)),
    await give(numberOf(eve, 1), numberOf(eve)),
    await own(gus, { kind: 'leave', guests: [{ guest: numberOf(gus, 1), to: numberOf(ann) }] }),
    await own(eve, {
      kind: 'leave',
      guests: [1, 2].map((guest) => ({ guest: numberOf(eve, guest), to: numberOf(gus) })),
    }),
  ]).toEqual([
    'queue-changed',
    'player-not-found',
    'player-not-found',
    'player-not-found',
    'pair-not-possible',
    'too-many-guests',
  ])
  expect((await member(numberOf(eve)))?.state).toBe('waiting')
  expect((await member(numberOf(eve, 1)))?.host).toBeNull()
})
