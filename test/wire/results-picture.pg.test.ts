// The pictures of an event, made from answers of the server, name only people whom visitors see.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findNumber, nameOfNumbers } from '#client/features/match-list/list-view.ts'
import { describeAll, describeMine } from '#client/features/result/evening-card.ts'
import { namePicture } from '#client/routes/-results/write-shared-results.ts'
import { computeStandings } from '#domain/match-list/standings.ts'
import { anEvening, tellAll, type Evening } from '#test/scenes/result-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })
const request = fetch

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The words of both pictures as one of the players makes them. */
async function drawnBy({ token, playerId }: TestPlayer, { eventId }: Evening) {
  const window = await app.socket(token)
  const { matchList: list } = await window.subscribe('matchLists-byEvent', { eventId }).next()
  const detail = await window.subscribe('events-byId', { eventId }).next()
  const { players: blocked } = await window.subscribe('players-blocked', {}).next()
  await window.close()
  if (list === null) throw new Error('the evening has no matches')
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return request(new URL(path, app.url), { ...init, headers })
  })
  const name = await namePicture({ detail, list }, playerId)
  vi.stubGlobal('fetch', request)
  const evening = {
    title: detail.fields.title,
    detail: detail.locationName,
    isPrivate: detail.fields.invite,
    list,
    rows: computeStandings(list, list.format.format, list.play),
    medals: new Map(),
    isFinal: false,
    nameOf: nameOfNumbers(list.players),
    me: findNumber(list, playerId),
  }
  return {
    mine: JSON.stringify(
      describeMine(evening, name, new Set(blocked.map((player) => player.playerId))),
    ),
    all: JSON.stringify(describeAll(evening, name)),
  }
}

const hide = (player: TestPlayer) =>
  app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', player.playerId)
    .execute()

async function aToldEvening(names: Parameters<typeof anEvening>[1]) {
  const evening = await anEvening(app, names)
  await tellAll(evening)
  const [first, second] = evening.players
  if (first === undefined || second === undefined) throw new Error('an evening has four players')
  return { evening, first, second }
}
const findNamed = (words: string, names: readonly string[]): string[] =>
  names.filter((name) => words.includes(`"${name}"`))

test('a hidden player is in neither picture of another player, nor in their own', async () => {
  const names = ['Anouk', 'Bertil', 'Cleome', 'Dagmar'] as const
  const { evening, first, second } = await aToldEvening(names)
  const before = await drawnBy(first, evening)
  expect(findNamed(before.mine, names)).toEqual(names)
  expect(findNamed(before.all, names)).toEqual(names)
  await hide(second)
  for (const sharer of [first, second]) {
    const { mine, all } = await drawnBy(sharer, evening)
    expect(findNamed(mine, names)).toEqual(['Anouk', 'Cleome', 'Dagmar'])
    expect(findNamed(all, names)).toEqual(['Anouk', 'Cleome', 'Dagmar'])
  }
})

test('a hidden player who left the event after playing is not named', async () => {
  const names = ['Elsbet', 'Fabian', 'Gustav', 'Hadria'] as const
  const { evening, first, second } = await aToldEvening(names)
  await hide(second)
  await app.db
    .deleteFrom('player_events')
    .where('eventId', '=', evening.eventId)
    .where('playerId', '=', second.playerId)
    .execute()
  const { mine, all } = await drawnBy(first, evening)
  expect(findNamed(mine + all, names)).toEqual(['Elsbet', 'Gustav', 'Hadria'])
})

test('a player whom the sharer blocked is not named in the sharer’s own picture', async () => {
  const names = ['Quent', 'Rosali', 'Sever', 'Tatjan'] as const
  const { evening, first, second } = await aToldEvening(names)
  await first.must('players-block', { playerId: second.playerId, blocked: true })
  const { mine } = await drawnBy(first, evening)
  expect(findNamed(mine, names)).toEqual(['Quent', 'Sever', 'Tatjan'])
})

test('the pictures of a private event name the sharer alone, though its players see each other', async () => {
  const names = ['Ingebo', 'Joachi', 'Kimber', 'Leande'] as const
  const { evening, first } = await aToldEvening(names)
  await app.db
    .updateTable('events')
    .set({ invite: true, invited: 'Friends' })
    .where('eventId', '=', evening.eventId)
    .execute()
  const { mine, all } = await drawnBy(first, evening)
  expect([findNamed(mine, names), findNamed(all, names)]).toEqual([['Ingebo'], ['Ingebo']])
})
