// Strangers see a hidden player without name or link, but with place, number and results.
import type { Page } from '@playwright/test'
import { soonInNewYork } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const dayMs = 86_400_000
const inDays = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

async function scene({
  app,
}: Story): Promise<{ hal: TestPlayer; eventId: string; watchKey: string; leagueSeriesId: string }> {
  const location = await aLocation(app.db)
  const [organizer, hal, una] = [
    await app.signedIn('Olga'),
    await app.signedIn('Hal', { homeLocation: location }),
    await app.signedIn('Una', { homeLocation: location }),
  ]
  const { eventId, plan, now } = await anEvening(app, organizer, [hal, una], location, {
    play: 'singles',
    title: 'Sunday smash',
    ...soonInNewYork(),
  })
  await plan('0 v 1')
  await hal.must('matches-report', {
    matchId: (await now()).matches[0]?.matchId ?? '',
    games: [[11, 4]],
    walkover: null,
  })
  const { watchKey } = await organizer.must('matchLists-setWatch', { eventId, isOn: true })
  const leagueSeriesId = await openLeague(
    organizer,
    leagueFieldsAt(location, {
      startDate: inDays(0),
      signupDeadline: inDays(9),
      endDate: inDays(30),
    }),
  )
  for (const player of [hal, una])
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  return { hal, eventId, watchKey: watchKey ?? '', leagueSeriesId }
}

const hide = (hal: TestPlayer, hidden: boolean) =>
  hal.must('players-updatePlayer', { playerId: 'hal', fields: { hidden } })

async function expectUnnamed(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByText('Hal', { exact: true })).toHaveCount(0)
}

test('who hides becomes a hidden player in the roster, the match list, the results, the league and behind the public link @proof', async ({
  story,
}) => {
  const { hal, eventId, watchKey, leagueSeriesId } = await scene(story)
  const { page: roster, player } = await story.player('Sam', `/vieweditevent/${eventId}`)
  await expect(roster.getByRole('link', { name: 'Hal' })).toBeVisible()
  await hide(hal, true)
  await expectUnnamed(roster, 'Hidden player 1')
  await expect(roster.getByRole('link', { name: 'Una' })).toBeVisible()
  await expectAccessible(roster)
  await roster.goto(`/matchlist/${eventId}`)
  await roster.getByRole('tab', { name: 'Rounds' }).click()
  await expectUnnamed(roster, 'Hidden player 1')
  await roster.goto(`/results/${eventId}`)
  await expectUnnamed(roster, 'Hidden player 1')
  await roster.goto(`/vieweditleague/${leagueSeriesId}`)
  await roster.getByRole('tab', { name: 'Players' }).click()
  await expectUnnamed(roster, 'Hidden player 1')
  const spanish = await story.window(player, `/vieweditevent/${eventId}`, { language: 'es' })
  await expectUnnamed(spanish, 'Jugador oculto 1')
  const link = await story.visitor(`/watch/${watchKey}`)
  await link.getByRole('tab', { name: 'Rounds' }).click()
  await expectUnnamed(link, 'Hidden player 1')
  const own = await story.window(hal, `/vieweditevent/${eventId}`)
  await expect(own.getByRole('main').getByRole('link', { name: 'Hal' })).toBeVisible()
  await hide(hal, false)
  await expect(link.getByText('Hal').first()).toBeVisible()
  await expect(spanish.getByRole('link', { name: 'Hal' })).toBeVisible()
})
