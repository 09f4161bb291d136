// One league in many windows is loaded once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olga: TestPlayer
let location: string
let leagueSeriesId: string
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  const players: TestPlayer[] = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) players.push(await app.signedIn(name))
  location = await aLocation(app.db)
  leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
})
afterAll(() => app.close())

type Shown = LiveOutput<'leagues-byId'>

async function costOf(
  viewers: readonly TestPlayer[],
  change: () => Promise<unknown>,
  isShown: (now: Shown) => boolean,
): Promise<number> {
  const windows = await Promise.all(viewers.map(({ token }) => app.socket(token)))
  const leagues = windows.map((window) => window.subscribe('leagues-byId', { leagueSeriesId }))
  await Promise.all(leagues.map((league) => league.next()))
  const statements = await statementsOf(async () => {
    await change()
    await Promise.all(leagues.map((league) => league.until(isShown)))
  })
  await Promise.all(windows.map((window) => window.close()))
  return statements.length
}

test('a change of a league is loaded once for 50 viewers; each is only asked whether they may still see it, where that may have changed', async () => {
  const viewers: TestPlayer[] = []
  for (let index = 0; index < 50; index += 1) viewers.push(await app.signedIn(`Viewer${index}`))
  const addDay = (day: number) =>
    [
      () => aLeagueDay(olga, leagueSeriesId, `2026-06-0${day + 1}`),
      ({ days }: Shown) => days.length === day,
    ] as const
  const one = await costOf(viewers.slice(0, 1), ...addDay(1))
  expect(await costOf(viewers, ...addDay(2))).toBe(one)
  const note = (words: string) =>
    [
      () =>
        olga.must('leagues-update', {
          leagueSeriesId,
          fields: leagueFieldsAt(location, { note: words }),
        }),
      ({ fields }: Shown) => fields.note === words,
    ] as const
  const asked = await costOf(viewers.slice(0, 1), ...note('for one'))
  expect(await costOf(viewers, ...note('for fifty'))).toBe(asked + viewers.length - 1)
})
