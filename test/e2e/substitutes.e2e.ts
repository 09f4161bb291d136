// Substitutes of a league: a player volunteers, is asked when a member can't come, and plays.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { askSubstitutes } from '#server/features/league-day/jobs.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a substitute is asked when a player can’t come, says In, and the organizer sees it @proof', async ({
  story,
}) => {
  const { app } = story
  const venue = await aLocation(app.db, { name: 'Pier 7' })
  const { page: olga, player: organizer } = await story.player('Olga', '/leagues/none')
  const players: TestPlayer[] = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) players.push(await app.signedIn(name))
  const today = toDeviceDay(Date.now())
  const leagueSeriesId = await runningLeague(
    organizer,
    players,
    leagueFieldsAt(venue, {
      startDate: today,
      endDate: addDays(today, 60),
      signupDeadline: addDays(today, 30),
    }),
  )
  const eventId = await aLeagueDay(organizer, leagueSeriesId, addDays(today, 2))
  await olga.goto(`/vieweditleague/${leagueSeriesId}`)
  await olga.getByRole('button', { name: 'Substitutes' }).click()
  const sheet = olga.getByRole('dialog', { name: 'Substitutes' })
  await sheet.getByLabel('Ask substitutes').selectOption({ label: '72 hours before' })
  await expectAccessible(olga)

  const sam = await app.signedIn('Sam')
  const phone = await story.window(sam, `/vieweditleague/${leagueSeriesId}`, {
    language: 'es',
    theme: 'dark',
  })
  await phone.getByRole('button', { name: 'Ser suplente' }).click()
  await expect(phone.getByText('Eres suplente.')).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'List of substitutes' })).toContainText('Sam')
  await expectAccessible(phone)

  await players[0]?.must('events-withdraw', { eventId })
  await askSubstitutes(app.deps)
  await phone.goto('/alerts')
  await phone.getByText('Olga busca suplente para').click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Summer ladder')
  await sam.must('events-signUp', { eventId, guests: 0 })
  await olga.goto(`/vieweditleague/${leagueSeriesId}?tab=days`)
  await expect(olga.getByText('4 are coming')).toBeVisible()
})
