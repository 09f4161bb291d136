// A division that a viewer may not see is in no window of its tournament: no title, no id, no one
// in it. What the tournament shows is what the divisions themselves show.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const day = '2026-06-02'
let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

type Invitation = { invite: boolean; invited: string }
type Scene = Awaited<ReturnType<typeof aTournament>>

/** Women, men and mixed, of whom Uma and Vic play in women and men. */
async function aTournament(invitation: Invitation) {
  made += 1
  const people: TestPlayer[] = []
  for (const name of ['Olga', 'Uma', 'Vic', 'Xia', 'Yan', 'Sam'])
    people.push(await app.signedIn(`${name}${made}`))
  const [olga, uma, vic, xia, yan, sam] = people as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  const invited = invitation.invited === 'Club' ? `Club${made}` : invitation.invited
  await aClub(app.db, {
    location,
    owner: olga.playerId,
    name: `Club${made}`,
    members: [uma.playerId, vic.playerId, xia.playerId, yan.playerId],
  })
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { name: `Cup ${made}`, ...invitation, invited }),
  })
  const divisions: string[] = []
  for (const title of ['Women', 'Men', 'Mixed']) {
    const { eventId } = await olga.must('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor('singles', { title: `Secret ${title}`, play: 'singles' }),
    })
    divisions.push(eventId)
  }
  const [women, men, mixed] = divisions as [string, string, string]
  for (const [eventId, players] of [
    [women, [uma, xia]],
    [men, [vic, yan]],
  ] as const)
    for (const player of players) await signUp(player, eventId)
  await olga.must('tournaments-planDay', { tournamentId, day })
  return { tournamentId, women, men, mixed, olga, uma, vic, xia, yan, sam }
}

const forClub: Invitation = { invite: true, invited: 'Club' }
const forAll: Invitation = { invite: false, invited: '' }

async function openWindows(who: TestPlayer, { tournamentId }: Pick<Scene, 'tournamentId'>) {
  const socket = await app.socket(who.token)
  const tournament = socket.subscribe('tournaments-byId', { tournamentId })
  const plan = socket.subscribe('tournaments-day', { tournamentId })
  return { tournament, plan, close: () => socket.close() }
}

const listIds = ({ divisions }: { divisions: readonly { eventId: string }[] }) =>
  divisions.map(({ eventId }) => eventId).toSorted()

const listPlanned = ({ slots }: { slots: readonly { eventId: string }[] }) =>
  [...new Set(slots.map(({ eventId }) => eventId))].toSorted()

/** Waits until both windows show these divisions, and no others. */
async function expectDivisions(
  { tournament, plan }: Awaited<ReturnType<typeof openWindows>>,
  shown: readonly string[],
  planned: readonly string[],
): Promise<string> {
  const ids = JSON.stringify(shown.toSorted())
  const told = await tournament.until((answer) => JSON.stringify(listIds(answer)) === ids)
  const days = JSON.stringify(planned.toSorted())
  const slots = await plan.until((answer) => JSON.stringify(listPlanned(answer)) === days)
  return JSON.stringify([told, slots])
}

test('who is invited to one division learns nothing of the others', async () => {
  const scene = await aTournament(forClub)
  const { olga, sam, women, men, mixed, vic, uma } = scene
  await olga.must('events-invitePlayer', { eventId: women, playerId: sam.playerId })
  const windows = await openWindows(sam, scene)
  const told = await expectDivisions(windows, [women], [women])
  for (const secret of [men, mixed, 'Men', 'Mixed', vic.playerId, 'Vic', 'Yan'])
    expect(told).not.toContain(secret)
  expect(told).toContain(uma.playerId)
  expect(windows.tournament.latest()?.hiddenDivisions).toBe(2)
  const { people = [], slots = [] } = windows.plan.latest() ?? {}
  expect(slots.map(({ a, b }) => [...a, ...b].map((place) => people[place]?.playerId))).toEqual([
    expect.toSatisfy((players: string[]) => players.includes(uma.playerId)),
  ])
  await windows.close()
  for (const whole of [olga, vic]) {
    const open = await openWindows(whole, scene)
    await expectDivisions(open, [women, men, mixed], [women, men])
    expect(open.tournament.latest()?.hiddenDivisions).toBe(0)
    await open.close()
  }
})

test('an open window follows invitation, entry, club and office', async () => {
  const scene = await aTournament(forClub)
  const { olga, sam, women, men, mixed, tournamentId } = scene
  const { playerId } = sam
  await olga.must('events-invitePlayer', { eventId: women, playerId })
  const windows = await openWindows(sam, scene)
  await expectDivisions(windows, [women], [women])
  await olga.must('events-invitePlayer', { eventId: men, playerId })
  await expectDivisions(windows, [women, men], [women, men])
  await olga.must('events-uninvitePlayer', { eventId: men, playerId })
  await expectDivisions(windows, [women], [women])
  await olga.must('events-addPlayer', { eventId: mixed, playerId })
  await expectDivisions(windows, [women, mixed], [women])
  await olga.must('events-removePlayer', { eventId: mixed, playerId })
  await expectDivisions(windows, [women], [women])
  const change = (fields: Partial<Parameters<typeof tournamentFieldsAt>[1]>) =>
    olga.must('tournaments-update', {
      tournamentId,
      fields: tournamentFieldsAt(location, { name: `Cup ${made}`, ...fields }),
    })
  await change(forAll)
  await expectDivisions(windows, [women, men, mixed], [women, men])
  await change({ invite: true, invited: 'Friends' })
  await expectDivisions(windows, [women], [women])
  await olga.must('playerFriends-set', { friendId: playerId, friend: true })
  await expectDivisions(windows, [women, men, mixed], [women, men])
  await olga.must('playerFriends-set', { friendId: playerId, friend: false })
  await expectDivisions(windows, [women], [women])
  await change({ invite: true, invited: 'Friends', cohosts: [playerId] })
  await expectDivisions(windows, [women, men, mixed], [women, men])
  await windows.close()
})

test('winners of a hidden division are not told', async () => {
  const scene = await aTournament(forClub)
  const { olga, sam, women, men, uma, vic, tournamentId } = scene
  await olga.must('events-invitePlayer', { eventId: women, playerId: sam.playerId })
  for (const [eventId, { playerId }] of [
    [women, uma],
    [men, vic],
  ] as const)
    await app.db
      .insertInto('awards')
      .values({ awardId: randomUUID(), eventId, playerId, medal: 'gold', created: new Date() })
      .execute()
  const winnersFor = async (who: TestPlayer) =>
    (await who.must('tournaments-winners', { tournamentId })).winners.map(({ eventId }) => eventId)
  expect(await winnersFor(sam)).toEqual([women])
  expect((await winnersFor(uma)).toSorted()).toEqual([women, men].toSorted())
})

test('a public tournament shows a player blocked by its organizer the divisions they are in', async () => {
  const scene = await aTournament(forAll)
  const { olga, sam, women, men, mixed } = scene
  const windows = await openWindows(sam, scene)
  await expectDivisions(windows, [women, men, mixed], [women, men])
  await signUp(sam, mixed)
  await olga.must('players-block', { playerId: sam.playerId, blocked: true })
  await expectDivisions(windows, [mixed], [])
  expect(windows.tournament.latest()?.hiddenDivisions).toBe(0)
  await olga.must('players-block', { playerId: sam.playerId, blocked: false })
  await expectDivisions(windows, [women, men, mixed], [women, men])
  await windows.close()
})

test('the group of a tier sees its division once it was asked', async () => {
  const scene = await aTournament(forClub)
  const { olga, sam, men, mixed } = scene
  await olga.must('playerFavorites-set', { favoriteId: sam.playerId, favorite: true })
  const tier = { invited: 'Favorites', hoursBefore: 48, place: 1 } as const
  await app.db
    .insertInto('event_tiers')
    .values([
      { ...tier, eventId: men, asked: null },
      { ...tier, eventId: mixed, asked: new Date() },
    ])
    .execute()
  const windows = await openWindows(sam, scene)
  await expectDivisions(windows, [mixed], [])
  expect(windows.tournament.latest()?.hiddenDivisions).toBe(2)
  await windows.close()
})
