import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstLine, openPoppiScene, poppiToday, understoodLine } from '#test/scenes/poppi-scene.ts'
import { readCases } from '#test/support/cases.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let vera: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  vera = await openPoppiScene(app)
})
afterAll(async () => {
  await app.close()
})

const ask = (
  question: string,
  language: 'en' | 'es' = 'en',
  without: Parameters<typeof vera.must<'poppi-ask'>>[1]['without'] = [],
) => vera.must('poppi-ask', { question, language, day: poppiToday, without })

describe.each(['en', 'es'] as const)('questions in %s', (language) => {
  test.each(readCases(`poppi-${language}.txt`))('%s', async (question, understood, first) => {
    const answer = await ask(question ?? '', language)
    expect([understoodLine(answer), firstLine(answer)]).toEqual([understood, first])
  })
})

const titles = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).events.map(({ card }) => card.title)

test('private events, those of who blocked me and those that began are never among the answers', async () => {
  const all = await Promise.all(
    [
      'mixed doubles on saturday at 9',
      'games this month',
      'games my friends are going to',
      'play today',
    ].map((question) => titles(question)),
  )
  expect(all.flat()).not.toContain('Secret Saturday')
  expect(all.flat()).not.toContain('Of a blocker')
  app.clock.set('2026-06-02T00:30:00Z')
  expect(await titles('what is on tonight')).not.toContain('Monday Night')
  app.clock.set('2026-06-01T12:00:00Z')
})

test('each answer says why it is there, a full event after one with places', async () => {
  const { events } = await ask('mixed doubles saturday')
  expect(events.map(({ card }) => card.title)).toEqual(['Mixed Saturday', 'Full House'])
  expect(events[0]?.reasons).toEqual([
    { reason: 'fits-level', level: 3.5 },
    { reason: 'places', places: 7 },
    { reason: 'friends', names: ['Ana'] },
    { reason: 'distance', metres: 1112 },
  ])
  expect(events[1]?.reasons).toContainEqual({ reason: 'full' })
  expect((await ask('men 3.0-4.0 wednesday')).events[0]?.reasons).toContainEqual({
    reason: 'not-for-me',
    why: 'gender',
  })
  expect((await ask('king of the court')).events[0]?.reasons).toContainEqual({
    reason: 'not-for-me',
    why: 'level',
  })
})

test('a part that was taken away is asked for no more', async () => {
  expect((await ask('women’s doubles on saturday')).isExact).toBe(false)
  const { understood, isExact, events } = await ask('women’s doubles on saturday', 'en', ['days'])
  expect(understood.map(({ part }) => part)).toEqual(['play', 'gender'])
  expect([isExact, events[0]?.card.title]).toEqual([true, 'Ladies Doubles'])
})

test('who is nowhere gets events all the same, and is told that near is not known', async () => {
  const lost = await app.signedIn('Lost')
  const { understood, events } = await lost.must('poppi-ask', {
    question: 'games near me tomorrow',
    language: 'en',
    day: poppiToday,
  })
  expect(understood).toContainEqual({ part: 'near', isKnown: false })
  expect(events.length).toBeGreaterThan(0)
})

test('a venue is found by its new name at once, and a hidden one no more', async () => {
  await app.db
    .updateTable('locations')
    .set({ name: 'Marmalade Yard' })
    .where('locationId', '=', 'bayside')
    .execute()
  expect((await ask('marmelade')).venues[0]?.card.locationId).toBe('bayside')
  await app.db
    .updateTable('locations')
    .set({ hidden: true })
    .where('locationId', '=', 'bayside')
    .execute()
  expect((await ask('marmelade')).venues).toEqual([])
  await app.db
    .updateTable('locations')
    .set({ name: 'Bayside Sports Hall', hidden: false })
    .where('locationId', '=', 'bayside')
    .execute()
})

test('a question costs two statements, also where nothing fits', async () => {
  await ask('courts')
  for (const question of [
    'mixed doubles on saturday near me',
    'mixed doubles tomorrow',
    'courts near me',
    'players 3.5',
    'Ana',
  ])
    expect(await statementsOf(() => ask(question))).toHaveLength(2)
  expect(await statementsOf(() => ask('how do I leave a club?'))).toHaveLength(1)
})

test('help comes with the sections of the guide about it, and a search for games without', async () => {
  const { guide } = await ask('how do I enter a score?')
  expect(guide[0]).toMatchObject({ path: '/guide/players#scores', title: 'Enter a score' })
  expect(guide[0]?.text).toMatch(/Enter score/)
  expect((await ask('¿cómo anoto un resultado?', 'es')).guide[0]?.title).toBe('Anota un resultado')
  expect((await ask('mixed doubles saturday')).guide).toEqual([])
})
