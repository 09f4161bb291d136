// A team league on phones: created with four teams and a schedule. Two captains set line-ups that
// stay hidden until both are in, and scores fill the table.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { toWallTime } from '#server/time/zone-time.ts'
import { teamLeagueAt, teamPlayFor, type TeamPlay } from '#test/scenes/team-league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueKindTexts, leagueTexts } from '#words/en/league/league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { wordsIn } from '#words/words.ts'
import { desktop } from './desk-scene.ts'
import { bothLooks, expect, expectAccessible, test, type Story } from './story.ts'

const people = [
  ['Ada', 'Bea', 'Cleo', 'Dina'],
  ['Eli', 'Fay', 'Gus', 'Hal'],
  ['Ivo', 'Jan', 'Kim', 'Lea'],
  ['Max', 'Nia', 'Ola', 'Pia'],
]

async function fillLineup(page: Page, names: readonly string[]): Promise<void> {
  const seats = page.getByRole('dialog').getByRole('combobox')
  for (const [seat, label] of names.entries()) await seats.nth(seat).selectOption({ label })
}

function findRival({ teams, matchups }: TeamPlay, players: readonly TestPlayer[]) {
  const dinkers = teams.find(({ name }) => name === 'Dinkers')?.teamId
  const first = matchups.find(({ a, b }) => a === dinkers || b === dinkers)
  const isFirst = first?.a === dinkers
  const other = isFirst ? first?.b : first?.a
  const captainId = teams.find(({ teamId }) => teamId === other)?.captainId
  const rival = players.find(({ playerId }) => playerId === captainId)
  if (rival === undefined) throw new Error('no captain')
  const rivalNames = people.find(([captain]) => captain?.toLowerCase() === captainId) ?? []
  return { isFirst, rival, rivalNames }
}

type Language = (typeof bothLooks)[number][0]

type Scene = {
  story: Story
  language: Language
  theme: (typeof bothLooks)[number][1]
  olga: Page
  organizer: TestPlayer
  leagueSeriesId: string
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`a team league from its form to its table, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const venue = await aLocation(story.app.db, { name: 'Pier 7' })
    const { page: olga, player: organizer } = await story.player('Olga', `/leagues/${venue}`, {
      language,
      theme,
    })
    await fillForm(olga, language)
    const leagueSeriesId = new URL(olga.url()).pathname.split('/').at(-1) ?? ''
    const scene = { story, language, theme, olga, organizer, leagueSeriesId }
    const players = await runLeague(scene, venue)
    await makeTeams(scene, players)
    await planRounds(scene)
    await bringClose(scene)
    const first = findRival(await teamPlayFor(story.app, organizer, leagueSeriesId), players)
    const ada = await setLineups(scene, players, first)
    await score(scene, ada, first)
    await followAsStranger(scene, first)
  })

async function fillForm(olga: Page, language: Language): Promise<void> {
  const manage = wordsIn(language, leagueManageTexts)
  const words = wordsIn(language, leagueTexts)
  await olga.getByRole('link', { name: words.createFirst }).click()
  await olga.getByRole('textbox', { name: manage.name, exact: true }).fill('Club teams')
  const kinds = wordsIn(language, leagueKindTexts)
  await olga.getByRole('radio', { name: kinds.teams }).check({ force: true })
  await expect(olga.getByRole('radiogroup', { name: manage.entry })).toHaveCount(0)
  await olga
    .getByRole('radiogroup', { name: manage.pairs })
    .getByRole('radio', { name: '2' })
    .check({ force: true })
  await expectAccessible(olga)
  await olga.getByRole('button', { name: manage.create }).click()
  await expect(olga.getByRole('heading', { level: 1, name: 'Club teams' })).toBeVisible()
}

async function runLeague(
  { story: { app }, organizer, leagueSeriesId }: Scene,
  venue: string,
): Promise<TestPlayer[]> {
  const today = toDeviceDay(Date.now())
  await organizer.must('leagues-update', {
    leagueSeriesId,
    fields: teamLeagueAt(venue, {
      startDate: today,
      endDate: addDays(today, 90),
      signupDeadline: addDays(today, 30),
    }),
  })
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  const players: TestPlayer[] = []
  for (const name of people.flat()) {
    const player = await app.signedIn(name)
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
    players.push(player)
  }
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'running' })
  return players
}

async function makeTeams(
  { language, olga, organizer, leagueSeriesId }: Scene,
  players: readonly TestPlayer[],
): Promise<void> {
  const t = wordsIn(language, teamLeagueTexts)
  const manage = wordsIn(language, leagueManageTexts)
  const words = wordsIn(language, leagueTexts)
  await olga.getByRole('button', { name: manage.newTeam }).click()
  const form = olga.getByRole('dialog', { name: t.addTeam })
  await form.getByRole('textbox', { name: t.name }).fill('Dinkers')
  for (const name of people[0] ?? []) await form.getByRole('button', { name }).click()
  await form.getByLabel(t.captain).selectOption({ label: 'Ada' })
  await expectAccessible(olga)
  await form.getByRole('button', { name: t.save }).click()
  await expect(olga.getByRole('dialog')).toHaveCount(0)
  for (const [index, name] of ['Lobbers', 'Smashers', 'Volleys'].entries()) {
    const four = players.slice((index + 1) * 4, (index + 2) * 4)
    await organizer.must('leagues-saveTeam', {
      leagueSeriesId,
      teamId: null,
      name,
      captainId: four[0]?.playerId ?? null,
      playerIds: four.map(({ playerId }) => playerId),
    })
  }
  await olga.getByRole('tab', { name: words.teamList }).click()
  await expect(olga.getByRole('list', { name: t.teams }).getByRole('heading')).toHaveCount(4)
  await expectAccessible(olga)
}

async function planRounds({ language, olga }: Scene): Promise<void> {
  const t = wordsIn(language, teamLeagueTexts)
  const manage = wordsIn(language, leagueManageTexts)
  const words = wordsIn(language, leagueTexts)
  await olga.getByRole('button', { name: manage.plan }).first().click()
  await expectAccessible(olga)
  await olga.getByRole('dialog').getByRole('button', { name: t.plan }).click()
  await expect(olga.getByRole('dialog')).toHaveCount(0)
  await olga.getByRole('tab', { name: words.matchups }).click()
  for (const n of [1, 2, 3])
    await expect(
      olga.getByRole('list', { name: t.round({ n }) }).getByRole('listitem'),
    ).toHaveCount(2)
  await expectAccessible(olga)
}

/** Scores open an hour before the start, so the match-ups are moved close to now. */
async function bringClose({ story: { app }, leagueSeriesId }: Scene): Promise<void> {
  const soon = toWallTime(Date.now() + 1_800_000, 'America/New_York')
  await app.db
    .updateTable('league_matchups')
    .set({ day: soon.slice(0, 10), startTime: soon.slice(11, 16) })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}

async function setLineups(
  { story, language, theme, leagueSeriesId }: Scene,
  players: readonly TestPlayer[],
  { rival, rivalNames }: ReturnType<typeof findRival>,
): Promise<Page> {
  const t = wordsIn(language, teamLeagueTexts)
  const path = `/vieweditleague/${leagueSeriesId}`
  const ada = await story.window(players[0] as TestPlayer, path, { language, theme })
  const desk = await story.window(rival, path, { language, theme, ...desktop })
  await ada.getByRole('button', { name: t.setLineup }).click()
  await fillLineup(ada, people[0] ?? [])
  await expectAccessible(ada)
  await ada.getByRole('button', { name: t.saveLineup }).click()
  await expect(ada.getByRole('dialog').getByText(t.hidden)).toBeVisible()
  await expect(ada.getByRole('dialog')).toContainText('Bea')
  await desk.getByRole('button', { name: t.setLineup }).click()
  await desk.getByRole('button', { name: labelTexts.cancel }).click()
  await expect(desk.getByRole('dialog').getByText(t.isSet)).toBeVisible()
  await expect(desk.getByRole('dialog')).not.toContainText('Bea')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: t.setLineup }).last().click()
  await fillLineup(desk, rivalNames)
  await desk.getByRole('button', { name: t.saveLineup }).click()
  await expect(desk.getByRole('dialog')).toContainText('Bea')
  await expect(ada.getByRole('dialog')).toContainText(rivalNames[1] ?? '')
  return ada
}

async function score(
  { language, olga }: Scene,
  ada: Page,
  { isFirst }: ReturnType<typeof findRival>,
): Promise<void> {
  const t = wordsIn(language, teamLeagueTexts)
  const words = wordsIn(language, leagueTexts)
  for (const n of [1, 2]) {
    await ada.getByRole('button', { name: t.enterScoreOf({ n }) }).click()
    const points = ada.getByRole('dialog').getByRole('textbox')
    const won = isFirst ? [11, 4] : [4, 11]
    for (const [at, value] of won.entries()) await points.nth(at).fill(String(value))
    if (n === 1) await expectAccessible(ada)
    await ada.getByRole('button', { name: t.saveScore }).click()
  }
  await expect(ada.getByRole('dialog').getByText(t.won({ team: 'Dinkers' }))).toBeVisible()
  await expectAccessible(ada)
  await olga.getByRole('tab', { name: words.standings }).click()
  await expect(olga.getByRole('row').nth(1)).toContainText(/Dinkers1–0–0\+2\+14 ?2/)
  await expect(olga.getByRole('row').last()).toContainText('0–0–1')
  await expectAccessible(olga)
}

async function followAsStranger(
  { story, language, theme, organizer, leagueSeriesId }: Scene,
  { isFirst }: ReturnType<typeof findRival>,
): Promise<void> {
  const { watchKey } = await organizer.must('leagues-setWatch', { leagueSeriesId, isOn: true })
  const stranger = await story.visitor(`/l/${watchKey ?? ''}`, { language, theme })
  await expect(stranger.getByRole('row').nth(1)).toContainText('Dinkers')
  await expect(stranger.getByText('2–0')).toHaveCount(isFirst ? 1 : 0)
  await expectAccessible(stranger)
}
