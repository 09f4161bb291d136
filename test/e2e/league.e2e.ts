// A league on phones: created, joined, played on a game day with ladder moves, and concluded with
// medals.
import { openDoors } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test } from './story.ts'

const leagueName = 'Autumn ladder'
const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']

test('an organizer makes a league, players join it live, and the ladder starts @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page: olga, player: organizer } = await story.player('Olga', `/leagues/${venue}`)
  await expect(olga.getByText('No leagues here yet')).toBeVisible()
  await olga.getByRole('link', { name: 'Start a league' }).click()
  await olga.getByRole('button', { name: 'Create' }).click()
  await expect(olga.getByText('At least 3 characters.')).toBeVisible()
  await olga.getByRole('textbox', { name: 'Name', exact: true }).fill('Autumn ladder')
  await expectAccessible(olga)
  await olga.getByRole('button', { name: 'Create' }).click()
  await expect(olga.getByRole('heading', { level: 1, name: 'Autumn ladder' })).toBeVisible()
  await olga.getByRole('button', { name: 'Open registration' }).click()

  const ada = await story.app.signedIn('Ada')
  const phone = await story.window(ada, `/leagues/${venue}`, { language: 'es', theme: 'dark' })
  await phone.getByRole('link', { name: /Autumn ladder/ }).click()
  await phone.getByRole('button', { name: 'Unirme a la liga' }).click()
  await expect(phone.getByText('Estás en la liga')).toBeVisible()
  await expect(olga.getByText('1 of 32 players')).toBeVisible()
  for (const name of names.slice(1, 4)) {
    const player = await story.app.signedIn(name)
    const leagueSeriesId = new URL(olga.url()).pathname.split('/').at(-1) ?? ''
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  }
  await expect(phone.getByText('4 de 32 jugadores')).toBeVisible()
  await olga.getByRole('button', { name: 'Start the league' }).click()
  await olga.getByRole('alertdialog').getByRole('button', { name: 'Start the league' }).click()
  await expect(phone.getByText('En juego')).toBeVisible()
  await expect(olga.getByRole('row')).toHaveCount(5)
  await olga.getByRole('button', { name: 'Put in order' }).click()
  await olga.getByRole('button', { name: 'Move Bea up' }).click()
  await expect(olga.getByRole('dialog').getByRole('listitem').first()).toContainText('Bea')
  await olga.getByRole('button', { name: 'Close' }).click()
  await olga.getByRole('tab', { name: 'Players' }).click()
  await olga.getByRole('button', { name: 'Remove Dina' }).click()
  await olga.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(olga.getByRole('listitem').filter({ hasText: 'Dina' })).toContainText('Left')
  for (const page of [olga, phone]) await expectAccessible(page)

  const inTeams = await openLeague(
    organizer,
    leagueFieldsAt(venue, { name: 'Team league', kind: 'round robin', entryBy: 'team' }),
  )
  await olga.goto(`/vieweditleague/${inTeams}?tab=members`)
  await olga.getByRole('button', { name: 'Add a team' }).click()
  await olga.getByRole('button', { name: 'Choose Ada' }).click()
  await expect(
    olga
      .getByRole('dialog', { name: 'Partner of Ada' })
      .getByRole('listitem')
      .filter({ hasText: 'Ada' }),
  ).toContainText('Chosen')
  await expectAccessible(olga)
  await olga.getByRole('button', { name: 'Choose Bea' }).click()
  await expect(olga.getByRole('dialog')).toHaveCount(0)
  await expect(olga.getByRole('tabpanel').getByRole('listitem')).toContainText('AdaBea')
})

test('a game day moves the ladder with its reasons, and the league ends with medals', async ({
  story,
}) => {
  const { app } = story
  const venue = await aLocation(app.db)
  const { page: olga, player: organizer } = await story.player('Olga', '/leagues/none')
  const players: TestPlayer[] = []
  for (const [index, name] of names.entries())
    players.push(await app.signedIn(name, { skill: 5 - index / 4 }))
  const day = (after: number): string =>
    new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
  const leagueSeriesId = await runningLeague(
    organizer,
    players,
    leagueFieldsAt(venue, {
      name: leagueName,
      startDate: day(0),
      endDate: day(60),
      signupDeadline: day(30),
    }),
  )
  await olga.goto(`/vieweditleague/${leagueSeriesId}`)
  await olga.getByRole('button', { name: 'Add game days' }).click()
  const season = olga.getByRole('dialog').getByRole('group', { name: 'Game days of the season' })
  const dates = season.getByRole('button')
  await expect(dates.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const count = await dates.count()
  await dates.nth(1).click()
  await expectAccessible(olga)
  await olga
    .getByRole('dialog')
    .getByRole('button', { name: `Add ${count - 1} game days` })
    .click()
  await expect(olga.getByRole('dialog')).toHaveCount(0)
  await olga.getByRole('tab', { name: 'Game days' }).click()
  await expect(olga.getByText('8 are coming')).toHaveCount(count - 1)

  const ada = await story.window(
    players[0] as TestPlayer,
    `/vieweditleague/${leagueSeriesId}?tab=days`,
  )
  await ada.getByRole('button', { name: 'I can’t come Game day 2' }).click()
  await expect(ada.getByText('You’re not coming')).toBeVisible()
  await expect(olga.getByText('7 are coming')).toBeVisible()
  await ada.context().setOffline(true)
  await ada.getByRole('button', { name: 'I can’t come Game day 3' }).click()
  await expect(ada.getByRole('button', { name: 'Game day 3' })).toHaveCount(1)
  await expect(ada.getByRole('button', { name: 'I can’t come Game day 3' })).toHaveCount(0)
  await ada.context().setOffline(false)
  await expect(olga.getByText('7 are coming')).toHaveCount(2)
  await expectAccessible(ada)

  const { eventId } = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('leagueDay', '=', 1)
    .executeTakeFirstOrThrow()
  await organizer.must('matchLists-start', { eventId })
  const numbers = (
    await app.db
      .selectFrom('match_list_players')
      .select('number')
      .where('eventId', '=', eventId)
      .execute()
  ).map(({ number }) => number)
  await openDoors(app, eventId)
  await organizer.must('matchLists-setPresence', { eventId, numbers, presence: 'here' })
  await olga.goto(`/matchlist/${eventId}`)
  await olga.getByRole('button', { name: 'Create rounds' }).click()
  await expect(olga.getByRole('dialog').getByText('Pool 2').first()).toBeVisible()
  await expectAccessible(olga)
  await olga.getByRole('dialog').getByRole('button', { name: 'Use these rounds' }).click()
  await expect(olga.getByText('Round 1 of 3')).toBeVisible()
  const matches = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .execute()
  const decide = async (some: typeof matches) => {
    for (const { matchId } of some)
      await organizer.must('matches-decide', { matchId, games: [[11, 6]], walkover: null })
  }
  await decide(matches.slice(1))

  await olga.goto(`/vieweditleague/${leagueSeriesId}`)
  await olga.getByRole('button', { name: 'Conclude the league' }).click()
  await expect(
    olga
      .getByRole('dialog', { name: 'Finish these game days first' })
      .getByText('5 of 6 scores in'),
  ).toBeVisible()
  await expectAccessible(olga)
  await olga.getByRole('link', { name: 'Finish Game day 1' }).click()
  await expect(olga.getByText('1 score is missing')).toBeVisible()
  await decide(matches.slice(0, 1))
  await organizer.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  // Only players who confirmed their attendance get medals.
  for (const player of players) await player.must('ownActs-answer', { eventId, isMe: true })
  await olga.goto(`/vieweditleague/${leagueSeriesId}?tab=days`)
  await olga.getByText('Moves', { exact: true }).click()
  await expect(olga.getByText(/in group 2, up a group/)).toBeVisible()
  await expect(olga.getByText(/in group 1, down a group/)).toBeVisible()
  await expectAccessible(olga)

  await olga.getByRole('button', { name: 'Conclude the league' }).click()
  await olga.getByRole('alertdialog').getByRole('button', { name: 'Conclude the league' }).click()
  await olga.getByRole('tab', { name: 'Ladder' }).click()
  for (const medal of ['Gold', 'Silver', 'Bronze'])
    await expect(olga.getByRole('row').filter({ hasText: medal })).toHaveCount(1)
  await expectAccessible(olga)

  await olga.getByRole('button', { name: 'Season sheet' }).click()
  await expect(olga.getByRole('table').first().getByRole('row')).toHaveCount(count)
  await expect(olga.getByRole('table').nth(1)).toContainText('Ada')
  await expectAccessible(olga)
  await olga.goBack()

  await olga.getByRole('link', { name: 'Plan the next season' }).click()
  await expect(olga.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(leagueName)
  await olga.getByRole('button', { name: 'Create' }).click()
  await expect(olga.getByText('Draft', { exact: true })).toBeVisible()
})
