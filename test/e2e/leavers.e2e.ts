// Players who leave after the draw and after the pools: the organizer sees them, chooses
// replacements, and compares a new draw with the old one.
import { sql } from 'kysely'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay']

async function aPlannedDivision({ app }: Story, olga: TestPlayer) {
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const players: TestPlayer[] = []
  for (const name of names) players.push(await app.signedIn(name))
  const day = addDays(toDeviceDay(Date.now()), 1)
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { startDate: day, endDate: day }),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('pools then bracket', {
      play: 'singles',
      title: 'Summer Open · Singles',
      startDate: day,
    }),
  })
  for (const player of players) await signUp(player, eventId)
  await olga.must('tournaments-planDay', { tournamentId, day })
  return { tournamentId, eventId }
}

async function decideAll({ app }: Story, eventId: string) {
  const seats = await app.db
    .selectFrom('match_players')
    .select(['matchId', 'side', 'number'])
    .where('eventId', '=', eventId)
    .orderBy('number')
    .execute()
  for (const [matchId, sides] of Map.groupBy(seats, (seat) => seat.matchId)) {
    const winner = sides[0]?.side ?? 'a'
    await app.db
      .updateTable('matches')
      .set({
        state: 'confirmed',
        winner,
        pointsA: [winner === 'a' ? 11 : 4],
        pointsB: [winner === 'b' ? 11 : 4],
        reportedBy: 'olga',
        reported: new Date(),
        confirmed: new Date(),
        resultOrder: sql<number>`nextval('match_result_order')`,
      })
      .where('matchId', '=', matchId)
      .execute()
  }
}

test('another draw is shown beside the old one, used, and taken back', async ({ story }) => {
  const { page, player: olga } = await story.player('Olga', '/support')
  const { tournamentId } = await aPlannedDivision(story, olga)
  await page.goto(`/tournament/${tournamentId}`)
  await page.getByRole('button', { name: /^Draw again/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('region', { name: 'Now' }).getByRole('listitem')).toHaveCount(6)
  await expect(sheet.getByRole('region', { name: 'New' }).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Use this draw' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Draw again/ })).toBeVisible()
})

test('who left a division is named, and the main button asks who plays instead @proof', async ({
  story,
}) => {
  const { app } = story
  const { page, player: olga } = await story.player('Olga', '/support')
  const { eventId } = await aPlannedDivision(story, olga)
  await app.db
    .updateTable('match_list_players')
    .set({ presence: 'left' })
    .where('eventId', '=', eventId)
    .where('playerId', '=', 'ada')
    .execute()
  await page.goto(`/matchlist/${eventId}`)
  await expect(page.getByText('Ada left and still has matches')).toBeVisible()
  await page.getByRole('button', { name: 'Choose who plays instead' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('combobox', { name: 'In place of Ada' })).toBeVisible()
  await expectAccessible(page)
})

test('after the pools a player who qualified and left is named, with the next in line @proof', async ({
  story,
}) => {
  const { app } = story
  const { page, player: olga } = await story.player('Olga', '/support')
  const { eventId } = await aPlannedDivision(story, olga)
  await decideAll(story, eventId)
  await app.db
    .updateTable('match_list_players')
    .set({ presence: 'left' })
    .where('eventId', '=', eventId)
    .where('playerId', '=', 'ada')
    .execute()
  await page.goto(`/matchlist/${eventId}`)
  await page.getByRole('button', { name: 'Create the bracket' }).click()
  const sheet = page.getByRole('dialog')
  const seeds = sheet.getByRole('listitem')
  await expect(sheet.getByText('Ada qualified, but has left.')).toBeVisible()
  await expect(seeds).toHaveCount(4)
  const instead = sheet.getByRole('combobox', { name: 'In place of Ada' })
  await instead.selectOption({ label: 'No one: a bye' })
  await expect(seeds).toHaveCount(3)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Create the bracket' }).click()
  await expect(sheet).toBeHidden()
})
