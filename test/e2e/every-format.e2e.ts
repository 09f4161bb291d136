// Plays every format from the form to its medals, pressing only each screen's main button. Formats
// share screens, so languages and themes alternate.
import type { Locator, Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import type { Language } from '#client/i18n/texts.ts'
import type { EventType } from '#domain/event/event.ts'
import { formats, type Format } from '#domain/event/format.ts'
import { addDays } from '#domain/shared/day.ts'
import { soonInNewYork } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatTexts, ruleTexts } from '#words/en/event/format.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, test, type Story } from './story.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']
const pressesMax = 60

const typeOf: Partial<Record<Format, EventType>> = {
  'single elimination': 'tournament',
  'double elimination': 'tournament',
  'pools then bracket': 'tournament',
  ladder: 'ladder',
  'king of the court': 'king of the court',
}
const comesWithType: ReadonlySet<Format> = new Set<Format>([
  'rotating partners',
  'singles',
  'single elimination',
  'ladder',
  'king of the court',
])

type Evening = {
  story: Story
  page: Page
  olivia: TestPlayer
  eventId: string
  language: Language
  typed: number
}

async function peopleOf(
  { app }: Story,
  location: string,
): Promise<{ olivia: TestPlayer; players: TestPlayer[] }> {
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const players: TestPlayer[] = []
  for (const [index, name] of names.entries())
    players.push(
      await app.signedIn(name, {
        homeLocation: location,
        skill: 5 - index / 4,
        gender: index % 2 === 0 ? 'woman' : 'man',
      }),
    )
  return { olivia, players }
}

async function publish(page: Page, format: Format, language: Language): Promise<string> {
  const rules = wordsIn(language, ruleTexts)
  const form = wordsIn(language, eventFormTexts)
  await page
    .getByLabel(form.type, { exact: true })
    .selectOption({ label: wordsIn(language, eventTypeTexts)[typeOf[format] ?? 'round robin'] })
  if (format === 'singles')
    await page
      .getByRole('radiogroup', { name: form.play })
      .getByText(wordsIn(language, eventFactTexts).singles)
      .click()
  if (!comesWithType.has(format))
    await page
      .getByLabel(rules.format, { exact: true })
      .selectOption({ label: wordsIn(language, formatTexts)[format] })
  const rounds = page.getByRole('textbox', { name: rules.rounds })
  if ((await rounds.count()) > 0) await rounds.fill('2')
  await expect(page.locator('[data-summary]')).toContainText(wordsIn(language, formatTexts)[format])
  await page.getByRole('button', { name: form.publish }).click()
  await page.waitForURL(/\/vieweditevent\//)
  return eventIdOf(page)
}

const eventIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const unscored = ({ page, language }: Evening): Locator =>
  page.getByRole('button', { name: new RegExp(`^${wordsIn(language, matchListTexts).enterScore}`) })

async function typeScore(evening: Evening, card: Locator): Promise<void> {
  const words = wordsIn(evening.language, scoreTexts)
  const sheet = evening.page.getByRole('dialog')
  await card.click()
  await sheet.getByRole('group', { name: words.whoWon }).getByRole('button').first().click()
  await sheet.getByText(words.gameScore({ ahead: 11, behind: 6 }), { exact: true }).click()
  await sheet.getByRole('button', { name: words.send }).click()
  await expect(sheet).toHaveCount(0)
  evening.typed += 1
}

async function plannedMatches({ story, olivia, eventId }: Evening) {
  const socket = await story.app.socket(olivia.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  return (matchList?.matches ?? []).filter(({ state }) => state === 'planned')
}

/**
 * Reports scores over the API, except the first score and each one that completes the planned
 * matches: those are typed on the screen.
 */
async function tellScores(evening: Evening): Promise<void> {
  if (evening.typed === 0) await typeScore(evening, unscored(evening).first())
  const planned = await plannedMatches(evening)
  const open = planned.filter(({ a, b }) => a.length > 0 && b.length > 0)
  const isLastTyped = planned.length === open.length
  for (const { matchId } of isLastTyped ? open.slice(1) : open)
    await evening.olivia.must('matches-decide', { matchId, games: [[11, 6]], walkover: null })
  if (!isLastTyped || open.length === 0) return
  await expect(unscored(evening)).toHaveCount(1)
  await typeScore(evening, unscored(evening))
}

const sightOf = async (page: Page): Promise<string> =>
  `${page.url()} ${await page.locator('body').innerText()}`

const step = (page: Page) => page.locator('[data-step]')
const foot = (page: Page) => page.getByRole('dialog').last().locator('footer button').last()

/** A live screen may remove the button before the press; the caller then looks for it again. */
const press = (button: Locator): Promise<unknown> =>
  button.click({ timeout: 2000 }).catch(() => undefined)

/**
 * Presses the main action: the last button of a sheet's footer, else the organizer's bar, else the
 * courts' scores.
 */
async function goOn(evening: Evening): Promise<void> {
  const { page } = evening
  await expect(foot(page).or(step(page)).or(unscored(evening)).first()).toBeVisible()
  const before = await sightOf(page)
  if ((await foot(page).count()) > 0) await press(foot(page))
  else if ((await step(page).count()) > 0) await press(step(page))
  // A closing sheet may leave no action; try again.
  else if ((await unscored(evening).count()) > 0) await tellScores(evening)
  // A round's scores arrive one by one; wait until the screen is stable.
  await expect
    .poll(() => sightOf(page), { timeout: 3000 })
    .not.toBe(before)
    .catch(() => undefined)
}

async function walk(evening: Evening): Promise<void> {
  const { page, language } = evening
  await page.locator('[data-live]').click()
  for (let presses = 0; !page.url().includes('/results/'); presses += 1) {
    if (presses > pressesMax) throw new Error('the main buttons lead nowhere')
    await goOn(evening)
  }
  await expect(
    page.getByText(wordsIn(language, resultTexts).final, { exact: true }).first(),
  ).toBeVisible()
  expect(evening.typed).toBeGreaterThan(1)
}

for (const [at, format] of formats.entries()) {
  const [language, theme] = bothLooks[at % 2 === 0 ? 0 : 1]
  test(`${format}, from its form to its medals, by main buttons alone, ${language} @proof`, async ({
    story,
  }) => {
    const location = await aLocation(story.app.db)
    const { olivia, players } = await peopleOf(story, location)
    const { startDate, startTime } = soonInNewYork()
    const page = await story.window(olivia, `/createevent/${location}/${startDate}/${startTime}`, {
      language,
      theme,
    })
    const eventId = await publish(page, format, language)
    for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
    await walk({ story, page, olivia, eventId, language, typed: 0 })
    const { podium, gold, silver, bronze } = wordsIn(language, resultTexts)
    for (const medal of [gold, silver, bronze])
      await expect(page.getByRole('list', { name: podium }).getByText(medal).first()).toBeVisible()
  })
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`a ladder’s game day, from its form to its end, by main buttons alone, ${language} @proof`, async ({
    story,
  }) => {
    const { app } = story
    const location = await aLocation(app.db)
    const { olivia, players } = await peopleOf(story, location)
    const today = toDeviceDay(Date.now())
    const leagueSeriesId = await runningLeague(
      olivia,
      players,
      leagueFieldsAt(location, {
        startDate: today,
        endDate: addDays(today, 60),
        signupDeadline: addDays(today, 30),
      }),
    )
    const page = await story.window(olivia, `/vieweditleague/${leagueSeriesId}?tab=days`, {
      language,
      theme,
    })
    const words = wordsIn(language, leagueManageTexts)
    const sheet = page.getByRole('dialog')
    const { startDate, startTime } = soonInNewYork()
    await page.getByRole('button', { name: words.addDay }).click()
    await sheet.getByText(words.once, { exact: true }).click()
    await sheet.getByLabel(words.day, { exact: true }).fill(startDate)
    await sheet.getByLabel(words.time, { exact: true }).fill(startTime)
    await sheet.getByRole('button', { name: words.addDays({ n: 1 }) }).click()
    await page.getByRole('link', { name: wordsIn(language, leagueTexts).day({ n: 1 }) }).click()
    await page.waitForURL(/\/vieweditevent\//)
    const eventId = eventIdOf(page)
    await walk({ story, page, olivia, eventId, language, typed: 0 })
    expect(
      (
        await app.db.selectFrom('matches').select('stage').where('eventId', '=', eventId).execute()
      ).map(({ stage }) => stage),
    ).toEqual(Array.from({ length: 6 }, () => 'pool'))
  })
