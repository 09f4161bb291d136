// Every format from its creation to its medals, pressing only the main button of what is on the screen.
import type { Locator, Page } from '@playwright/test'
import { formats, type Format } from '#domain/event/format.ts'
import { addDays } from '#domain/shared/day.ts'
import { dayOf } from '#client/lib/today.ts'
import { aLocation } from '#test/support/builders.ts'
import { eventFieldsAt, openDoors } from '#test/support/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/support/league-scene.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, test, type Story } from './story.ts'

test.setTimeout(120_000)

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']
/** Presses of the longest format, and some more. */
const pressesMax = 60
const typeOf: Partial<Record<Format, 'tournament' | 'ladder' | 'king of the court'>> = {
  'single elimination': 'tournament', 'double elimination': 'tournament', 'pools then bracket': 'tournament', 'ladder': 'ladder', 'king of the court': 'king of the court',
}

async function peopleOf({ app }: Story, location: string): Promise<{ olivia: TestPlayer; players: TestPlayer[] }> {
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const players: TestPlayer[] = []
  for (const [index, name] of names.entries()) players.push(await app.signedIn(name, { homeLocation: location, skill: 5 - index / 4, gender: index % 2 === 0 ? 'woman' : 'man' }))
  return { olivia, players }
}

/** Scores come from the courts: every match that can be played gets one. */
async function tellScores({ app }: Story, olivia: TestPlayer, eventId: string): Promise<void> {
  const socket = await app.socket(olivia.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  const open = (matchList?.matches ?? []).filter(({ state, a, b }) => state === 'planned' && a.length > 0 && b.length > 0)
  for (const { matchId } of open) await olivia.must('matches-decide', { matchId, games: [[11, 6]], walkover: null })
}

/** What there is to read and where, so that a press can be seen to have led somewhere. */
const sightOf = async (page: Page): Promise<string> => `${page.url()} ${await page.locator('body').innerText()}`

const step = (page: Page) => page.locator('[data-step]')
const foot = (page: Page) => page.getByRole('dialog').last().locator('footer button').last()
const missing = (page: Page) => page.getByText(/scores? (?:is|are) missing/)

/** A button that went away before the press, as a live screen changed, is looked for anew. */
const press = (button: Locator): Promise<unknown> => button.click({ timeout: 2000 }).catch(() => undefined)

/** Presses the one thing that the screen offers, which is the last button at the foot of a sheet, else of the organizer's bar; or waits for the courts. */
async function goOn(story: Story, page: Page, olivia: TestPlayer, eventId: string): Promise<void> {
  await expect(foot(page).or(step(page)).or(missing(page)).first()).toBeVisible()
  const before = await sightOf(page)
  if (await foot(page).count() > 0) await press(foot(page))
  else if (await step(page).count() > 0) await press(step(page))
  else await tellScores(story, olivia, eventId)
  // Scores of one round arrive one after the other: at the last of them nothing more changes.
  await expect.poll(() => sightOf(page), { timeout: 3000 }).not.toBe(before).catch(() => undefined)
}

/** Plays an event to its end by main buttons alone. */
async function walk(story: Story, page: Page, olivia: TestPlayer, eventId: string): Promise<void> {
  for (let presses = 0; !page.url().includes('/results/'); presses += 1) {
    if (presses > pressesMax) throw new Error('the main buttons lead nowhere')
    await goOn(story, page, olivia, eventId)
  }
}

for (const format of formats) {
  test(`${format}, from its creation to its medals, by main buttons alone`, async ({ story }) => {
    const location = await aLocation(story.app.db)
    const { olivia, players } = await peopleOf(story, location)
    const { eventId } = await olivia.must('events-create', {
      status: 'published', repeat: null,
      fields: eventFieldsAt(location, {
        type: typeOf[format] ?? 'round robin', play: format === 'singles' ? 'singles' : 'doubles', startDate: addDays(dayOf(Date.now()), 1), maxPlayers: 20, courts: 2,
        format: { format, rounds: 2, points: 11, winBy: 2, scoring: 'side-out', bestOf: 1, ranked: true, consolation: false },
      }),
    })
    for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
    await openDoors(story.app, eventId)
    const page = await story.window(olivia, `/matchlist/${eventId}`)
    await walk(story, page, olivia, eventId)
    await expect(page.getByText('Final', { exact: true }).first()).toBeVisible()
    for (const medal of ['Gold', 'Silver', 'Bronze']) await expect(page.getByRole('list', { name: 'Podium' }).getByText(medal).first()).toBeVisible()
  })
}

test('a ladder’s game day, from its creation to its end, by main buttons alone', async ({ story }) => {
  const { app } = story
  const location = await aLocation(app.db)
  const { olivia, players } = await peopleOf(story, location)
  const day = (after: number): string => addDays(dayOf(Date.now()), after)
  const leagueSeriesId = await runningLeague(olivia, players, leagueFieldsAt(location, { startDate: day(0), endDate: day(60), signupDeadline: day(30) }))
  const { eventId } = await olivia.must('leagues-addDay', { leagueSeriesId, startDate: day(1), startTime: '18:00', duration: 120, courts: 2 })
  await openDoors(app, eventId)
  const page = await story.window(olivia, `/matchlist/${eventId}`)
  await walk(story, page, olivia, eventId)
  await expect(page.getByText('Final', { exact: true }).first()).toBeVisible()
  expect((await app.db.selectFrom('matches').select('stage').where('event_id', '=', eventId).execute()).map(({ stage }) => stage)).toEqual(Array.from({ length: 6 }, () => 'pool'))
})
