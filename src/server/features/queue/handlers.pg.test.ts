// The live queue: concurrent organizers, repeated and late steps, pauses, undo, check-in and
// roster, hidden players, and the public screen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, cora: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  cora = await app.signedIn('Cora')
  people = []
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo'])
    people.push(await app.signedIn(name))
})
afterAll(() => app.close())

const rule = { kind: 'four-off' as const, stay: 2, court: 1 }
const oneCourt = [{ court: 1, lane: null }]

async function anOpenQueue(count = 9, courts: { court: number; lane: null }[] = oneCourt) {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { maxPlayers: 12 })
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'cora' }).execute()
  for (const player of people.slice(0, count)) await signUp(player, eventId)
  await openDoors(app, eventId)
  for (const { playerId } of people.slice(0, count))
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await olga.must('queues-open', { eventId, rule, levels: [], courts })
  const read = async (viewer = olga) => {
    const window = await app.socket(viewer.token)
    const { queue } = await window.subscribe('queues-byEvent', { eventId }).next()
    await window.close()
    if (queue === null) throw new Error('There is no queue.')
    return queue
  }
  const gameOn = async (court = 1) => {
    const game = (await read()).courts.find((one) => one.court === court)?.game
    if (!game) throw new Error('There is no game.')
    return game
  }
  const finish = async (by = olga, court = 1, game?: number) =>
    by.call('queues-step', {
      eventId,
      step: {
        kind: 'finish',
        court,
        game: game ?? (await gameOn(court)).id,
        winner: null,
        points: null,
      },
    })
  const names = async (numbers: readonly number[]) => {
    const { members } = await read()
    return numbers.map((number) => members.find((one) => one.number === number)?.playerName)
  }
  const seated = async (court = 1) => {
    const { a, b } = await gameOn(court)
    return (await names([...a, ...b])).map(String).toSorted()
  }
  const inLine = async () => names((await read()).line.map(({ number }) => number))
  return { eventId, read, gameOn, finish, seated, inLine, names }
}

function personAt(index: number): TestPlayer {
  const person = people[index]
  if (person === undefined) throw new Error('Nobody is there.')
  return person
}

const readCode = (answer: { ok: boolean; refusal?: { code: string } }): string =>
  answer.ok ? 'ok' : (answer.refusal?.code ?? '')

test('the queue begins with everyone that is here; a court that ends takes the next four and calls them', async () => {
  const { eventId, finish, seated, inLine } = await anOpenQueue()
  expect(await seated()).toEqual(['Ann', 'Ben', 'Cleo', 'Dan'])
  expect(await inLine()).toEqual(['Eve', 'Finn', 'Gus', 'Hana', 'Ivo'])
  expect(await alertKindsOf(app.db, 'ann')).toContain('match-next')
  expect(readCode(await finish())).toBe('ok')
  expect(await seated()).toEqual(['Eve', 'Finn', 'Gus', 'Hana'])
  expect(await inLine()).toEqual(['Ivo', 'Ann', 'Ben', 'Cleo', 'Dan'])
  const called = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'params'])
    .where('kind', '=', 'match-next')
    .where('eventId', '=', eventId)
    .orderBy('playerId')
    .execute()
  expect(called.map(({ playerId }) => playerId)).toEqual(['eve', 'finn', 'gus', 'hana'])
  expect(called[0]?.params).toMatchObject({ court: '1', round: '' })
})

test('Done of two organizers at once is done once, and one of a device that was away is refused', async () => {
  const { finish, gameOn, read } = await anOpenQueue()
  const first = await gameOn()
  const both = await Promise.all([finish(olga, 1, first.id), finish(cora, 1, first.id)])
  expect(both.map(readCode)).toEqual(['ok', 'ok'])
  const second = await gameOn()
  expect(second.id).toBe(first.id + 1)
  await finish(olga, 1, second.id)
  expect(readCode(await finish(cora, 1, first.id))).toBe('queue-changed')
  expect(
    (await read()).members.map(({ games }) => games).toSorted((one, other) => one - other),
  ).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('an undo restores the courts and the line, and two undos at once take back one step', async () => {
  const { eventId, finish, read, seated, inLine } = await anOpenQueue()
  await finish()
  const step = (await read()).undoable?.step ?? 0
  const line = await inLine()
  await finish()
  const last = (await read()).undoable?.step ?? 0
  const both = await Promise.all([
    olga.call('queues-undo', { eventId, step: last }),
    cora.call('queues-undo', { eventId, step: last }),
  ])
  expect(both.map(readCode).toSorted()).toEqual(['ok', 'queue-changed'])
  expect(await seated()).toEqual(['Eve', 'Finn', 'Gus', 'Hana'])
  expect(await inLine()).toEqual(line)
  await olga.must('queues-undo', { eventId, step })
  expect(await seated()).toEqual(['Ann', 'Ben', 'Cleo', 'Dan'])
  expect(readCode(await olga.call('queues-undo', { eventId, step }))).toBe('nothing-to-undo')
})

test('an undo says which court it takes back, and settings saved as they were are no step', async () => {
  const { eventId, finish, read } = await anOpenQueue()
  await finish()
  const { undoable, rule, levels, courts } = await read()
  expect(undoable).toMatchObject({ kind: 'finish', court: 1 })
  for (const step of [
    { kind: 'rule' as const, rule, levels },
    { kind: 'courts' as const, courts: courts.map(({ court, lane }) => ({ court, lane })) },
  ])
    await olga.must('queues-step', { eventId, step })
  expect((await read()).undoable).toEqual(undoable)
  const two = [1, 2].map((court) => ({ court, lane: null }))
  await olga.must('queues-step', { eventId, step: { kind: 'courts', courts: two } })
  expect((await read()).undoable).toMatchObject({ kind: 'courts', court: null })
})

test('a player pauses, comes back to the end of the line and goes home, and nobody does it for them', async () => {
  const { eventId, read, inLine } = await anOpenQueue()
  const finn = personAt(5)
  await finn.must('queues-setOwn', { eventId, kind: 'pause' })
  expect(await inLine()).toEqual(['Eve', 'Gus', 'Hana', 'Ivo'])
  await finn.must('queues-setOwn', { eventId, kind: 'resume' })
  expect(await inLine()).toEqual(['Eve', 'Gus', 'Hana', 'Ivo', 'Finn'])
  await personAt(0).must('queues-setOwn', { eventId, kind: 'leave' })
  expect((await read()).members.find(({ playerId }) => playerId === 'ann')).toMatchObject({
    state: 'playing',
    next: 'leave',
  })
  const stranger = await app.signedIn('Stan')
  expect(readCode(await stranger.call('queues-setOwn', { eventId, kind: 'pause' }))).toBe(
    'player-not-found',
  )
  expect(
    readCode(await finn.call('queues-step', { eventId, step: { kind: 'leave', number: 0 } })),
  ).toBe('not-allowed')
})

test('who is checked in comes to the line, a walk-in by name too, and who leaves the roster leaves it', async () => {
  const { eventId, inLine } = await anOpenQueue(5)
  const late = personAt(8)
  await signUp(late, eventId)
  expect(await inLine()).toEqual(['Eve'])
  await olga.must('events-checkIn', { eventId, playerId: 'ivo', attendance: 'here' })
  const { playerId } = await olga.must('events-addWalkIn', { eventId, name: 'Rosa' })
  expect(await inLine()).toEqual(['Eve', 'Ivo', 'Rosa'])
  await olga.must('events-removePlayer', { eventId, playerId: 'ivo' })
  expect(await inLine()).toEqual(['Eve', 'Rosa'])
  await olga.must('events-checkIn', { eventId, playerId, attendance: null })
  expect(await inLine()).toEqual(['Eve'])
})

test.each([
  ['removed', 'events-removePlayer', {}],
  ['marked as a no-show', 'events-checkIn', { attendance: 'no-show' }],
  ['not checked in anymore', 'events-checkIn', { attendance: null }],
  ['withdrawn', 'events-withdraw', null],
] as const)('whoever is %s stays off the line, on court too', async (_how, call, change) => {
  const { eventId, read, inLine, finish } = await anOpenQueue()
  const [ann, ivo] = [personAt(0), personAt(8)]
  for (const player of [ann, ivo])
    await (change === null ? player : olga).must(call, {
      eventId,
      ...(change !== null && { playerId: player.playerId, ...change }),
    })
  const line = await inLine()
  const numberOf = async ({ playerId }: TestPlayer) =>
    (await read()).members.find((member) => member.playerId === playerId)?.number ??
    expect.unreachable()
  for (const player of [ann, ivo]) {
    const number = await numberOf(player)
    const back = { eventId, step: { kind: 'resume' as const, number } }
    expect(readCode(await olga.call('queues-step', back))).toBe('queue-absent')
    expect(readCode(await player.call('queues-setOwn', { eventId, kind: 'resume' }))).toMatch(
      /^(queue-absent|event-not-found)$/,
    )
  }
  const here = (await read()).members.flatMap(({ playerId, isHere }) => (isHere ? [playerId] : []))
  expect(here).toEqual(['ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hana'])
  expect(await inLine()).toEqual(line)
  await finish()
  expect((await read()).members.find(({ playerId }) => playerId === 'ann')?.state).toBe('left')
})

test('an undo brings back nobody who was taken off since, and a check-in brings them back', async () => {
  const { eventId, read, inLine } = await anOpenQueue()
  const number = (await read()).members.find(({ playerId }) => playerId === 'ivo')?.number ?? -1
  await olga.must('queues-step', { eventId, step: { kind: 'leave', number } })
  await olga.must('events-checkIn', { eventId, playerId: 'ivo', attendance: 'no-show' })
  const step = (await read()).undoable?.step ?? 0
  expect(readCode(await olga.call('queues-undo', { eventId, step }))).toBe('queue-absent')
  await olga.must('events-checkIn', { eventId, playerId: 'ivo', attendance: 'here' })
  expect(await inLine()).toEqual(['Eve', 'Finn', 'Gus', 'Hana', 'Ivo'])
})

test('players are not told who is kept apart', async () => {
  const { eventId, read, seated, finish } = await anOpenQueue()
  await olga.must('queues-step', {
    eventId,
    step: { kind: 'apart', number: 4, with: 5, isApart: true },
  })
  expect(await olga.must('queues-apart', { eventId })).toEqual({ apart: [[4, 5]] })
  expect(readCode(await personAt(0).call('queues-apart', { eventId }))).toBe('not-allowed')
  expect(JSON.stringify(await read(personAt(0)))).not.toContain('apart')
  await finish()
  expect(await seated()).toEqual(['Eve', 'Gus', 'Hana', 'Ivo'])
})

test('the screen beside the courts shows names and courts, and its link ends', async () => {
  const { eventId } = await anOpenQueue()
  const { watchKey } = await olga.must('queues-setWatch', { eventId, isOn: true })
  const screen = await app.socket()
  const watched = screen.subscribe('queues-watch', { queueKey: watchKey ?? '' })
  const { queue } = await watched.next()
  expect(queue.members.map(({ playerName, playerId }) => [playerName, playerId])).toContainEqual([
    'Ann',
    null,
  ])
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'ben').execute()
  await olga.must('queues-step', { eventId, step: { kind: 'pause', number: 4 } })
  const { queue: hidden } = await watched.until(({ queue: { members } }) =>
    members.every(({ playerName }) => playerName !== 'Ben'),
  )
  expect(hidden.members).toHaveLength(9)
  await app.db.updateTable('players').set({ hidden: false }).where('playerId', '=', 'ben').execute()
  await olga.must('queues-setWatch', { eventId, isOn: false })
  expect(await watched.refused()).toMatchObject({ code: 'queue-not-found' })
  await screen.close()
})

test('a closed queue takes no steps until it is opened again', async () => {
  const { eventId, finish, gameOn } = await anOpenQueue()
  const { id } = await gameOn()
  await olga.must('queues-setState', { eventId, state: 'closed' })
  expect(readCode(await finish(olga, 1, id))).toBe('queue-not-found')
  await olga.must('queues-setState', { eventId, state: 'open' })
  expect(readCode(await finish(olga, 1, id))).toBe('ok')
})

test('lanes by level: everyone goes to the lane of their own level', async () => {
  const { eventId, read } = await anOpenQueue()
  await app.db
    .updateTable('players')
    .set({ skillSelf: 4 })
    .where('playerId', 'in', ['eve', 'finn'])
    .execute()
  await olga.must('queues-step', { eventId, step: { kind: 'rule', rule, levels: [4] } })
  const { members, levels } = await read()
  expect(levels).toEqual([4])
  expect(members.filter(({ lane }) => lane === 1).map(({ playerName }) => playerName)).toEqual([
    'Eve',
    'Finn',
  ])
})

test('a lane with fewer than four plays with its neighbour, until the organizer keeps lanes apart', async () => {
  const { eventId, read, finish, seated } = await anOpenQueue()
  await app.db
    .updateTable('players')
    .set({ skillSelf: 4 })
    .where('playerId', 'in', ['eve', 'finn'])
    .execute()
  const step = { kind: 'rule' as const, rule, levels: [4] }
  await olga.must('queues-step', { eventId, step })
  expect(await read()).toMatchObject({ keepsLanes: false })
  await finish()
  expect(await seated()).toEqual(['Eve', 'Finn', 'Gus', 'Hana'])

  await olga.must('queues-step', { eventId, step: { ...step, keepsLanes: true } })
  const kept = await read()
  expect(kept).toMatchObject({ keepsLanes: true })
  await finish()
  expect(await seated()).toEqual(['Ann', 'Ben', 'Cleo', 'Ivo'])
  const lone = (await read()).line.filter(({ expected }) => expected === null)
  expect(lone).toHaveLength(2)
  const last = (await read()).undoable?.step ?? 0
  await olga.must('queues-undo', { eventId, step: last })
  expect((await read()).keepsLanes).toBe(true)
})

test('an undo takes back one’s own last step first, unless the other changed the same since', async () => {
  const { eventId, read } = await anOpenQueue()
  const listNumbers = async () => (await read()).line.map(({ number }) => number)
  const line = await listNumbers()
  const [first = 0, second = 0] = line
  const last = line.at(-1) ?? 0
  const swap = { eventId, step: { kind: 'swap' as const, number: first, with: second } }
  await olga.must('queues-step', swap)
  await cora.must('queues-step', { eventId, step: { kind: 'leave', number: last } })
  const own = (await read(olga)).undoable
  expect(own).toMatchObject({ kind: 'swap' })
  expect((await read(cora)).undoable).toMatchObject({ kind: 'leave' })
  expect((await read(personAt(8))).undoable).toMatchObject({ kind: 'leave' })
  await olga.must('queues-undo', { eventId, step: own?.step ?? 0 })
  expect(await listNumbers()).toEqual(line.slice(0, -1))
  expect((await read(olga)).undoable).toMatchObject({ kind: 'leave' })

  await olga.must('queues-step', swap)
  const covered = (await read(olga)).undoable?.step ?? 0
  await cora.must('queues-step', { eventId, step: { kind: 'move', number: first, before: null } })
  expect(readCode(await olga.call('queues-undo', { eventId, step: covered }))).toBe('queue-changed')
  const others = (await read(olga)).undoable
  expect(others).toMatchObject({ kind: 'move' })
  await olga.must('queues-undo', { eventId, step: others?.step ?? 0 })
  expect((await read(olga)).undoable?.step).toBe(covered)
})

test('a host who goes home takes their guests along, and brings them back', async () => {
  const { eventId, read } = await anOpenQueue(7)
  await app.db
    .updateTable('events')
    .set({ guestsPerPlayer: 2 })
    .where('eventId', '=', eventId)
    .execute()
  const host = personAt(8)
  await host.must('events-signUp', { eventId, guests: 2 })
  await olga.must('events-checkIn', { eventId, playerId: host.playerId, attendance: 'here' })
  const party = async () =>
    (await read()).members
      .filter(({ playerId, guestOf }) => [playerId, guestOf].includes(host.playerId))
      .map(({ state }) => state)
  expect(await party()).toEqual(['waiting', 'waiting', 'waiting'])
  await host.must('queues-setOwn', { eventId, kind: 'leave' })
  expect(await party()).toEqual(['left', 'left', 'left'])
  await host.must('queues-setOwn', { eventId, kind: 'resume' })
  expect(await party()).toEqual(['waiting', 'waiting', 'waiting'])

  const guest = (await read()).members.find(({ guestOf }) => guestOf === host.playerId)?.number ?? 0
  app.clock.set(new Date(app.clock.now() + 60_000).toISOString())
  await olga.must('queues-step', { eventId, step: { kind: 'leave', number: guest } })
  app.clock.set(new Date(app.clock.now() + 60_000).toISOString())
  await host.must('queues-setOwn', { eventId, kind: 'pause' })
  await host.must('queues-setOwn', { eventId, kind: 'resume' })
  await host.must('queues-setOwn', { eventId, kind: 'leave' })
  await host.must('queues-setOwn', { eventId, kind: 'resume' })
  expect(await party()).toEqual(['waiting', 'left', 'waiting'])
})
