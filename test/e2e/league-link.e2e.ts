// The public link of a league: the organizer turns it on, strangers follow it live without an
// account, and it stops working when turned off.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']

async function aLadder(story: Story) {
  const { app } = story
  const venue = await aLocation(app.db, { name: 'Pier 7' })
  const { page, player: organizer } = await story.player('Olga', '/leagues/none')
  const players: TestPlayer[] = []
  for (const name of names) players.push(await app.signedIn(name))
  await players[2]?.must('players-updatePlayer', { playerId: 'cleo', fields: { hidden: true } })
  const today = toDeviceDay(Date.now())
  const leagueSeriesId = await runningLeague(
    organizer,
    players,
    leagueFieldsAt(venue, {
      name: 'Autumn ladder',
      startDate: today,
      endDate: addDays(today, 60),
      signupDeadline: addDays(today, 30),
    }),
  )
  const eventId = await aLeagueDay(organizer, leagueSeriesId, addDays(today, 1))
  await aLeagueDay(organizer, leagueSeriesId, addDays(today, 8))
  await organizer.must('matchLists-start', { eventId })
  await openDoors(app, eventId)
  const numbers = names.map((_name, number) => number)
  await organizer.must('matchLists-setPresence', { eventId, numbers, presence: 'here' })
  const { rounds } = await organizer.must('leagues-dayRounds', { eventId, seed: 1 })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('matchLists-plan', { eventId, revision, rounds })
  const matches = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .orderBy('round')
    .orderBy('slot')
    .execute()
  const decide = async (many: number) => {
    for (const { matchId } of matches.splice(0, many))
      await organizer.must('matches-decide', { matchId, games: [[11, 7]], walkover: null })
  }
  return { page, organizer, leagueSeriesId, decide }
}

test('a stranger follows the standings of a league without an account, until the link is off @proof', async ({
  story,
}) => {
  const { page, leagueSeriesId, decide } = await aLadder(story)
  await page.goto(`/vieweditleague/${leagueSeriesId}`)
  await page.getByRole('button', { name: 'Public standings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Public standings' })
  await sheet.getByText('Anyone with the link can see the standings').click()
  const address = await sheet.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await expectAccessible(page)

  const visitor = await story.visitor(address ?? '')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Autumn ladder')
  await expect(visitor.getByRole('row')).toHaveCount(names.length + 1)
  await expect(visitor.getByRole('list', { name: 'Next game days' })).toContainText('Game day 2')
  await expect(visitor.getByText('Cleo')).toHaveCount(0)
  await expect(visitor.getByRole('row', { name: /Hidden player 1/ })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: /Ada|Hidden/ })).toHaveCount(0)
  await decide(2)
  await expect(visitor.getByRole('heading', { name: 'Last results' })).toBeVisible()
  await expect(visitor.getByText('Round 1')).toBeVisible()
  await expectAccessible(visitor)

  const spanish = await story.visitor(address ?? '', { language: 'es', theme: 'dark' })
  await expect(spanish.getByRole('heading', { name: 'Últimos resultados' })).toBeVisible()
  await expect(spanish.getByRole('row', { name: /Jugador oculto 1/ })).toBeVisible()
  await expectAccessible(spanish)

  await sheet.getByText('Anyone with the link can see the standings').click()
  for (const [window, dead] of [
    [visitor, 'This link no longer works'],
    [spanish, 'Este enlace ya no funciona'],
  ] as const)
    await expect(window.getByRole('heading', { level: 1 })).toHaveText(dead)
})
