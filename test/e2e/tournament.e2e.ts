// A tournament from the form to the last call: an organizer makes two divisions that share people,
// plans the day and calls matches; a player sees where to go, and a stranger follows by the link.
import { toLocalDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, enterTeams } from '#test/scenes/tournament-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']
const laptop = { context: { viewport: { width: 1440, height: 900 } } }

async function aVenue({ app }: Story) {
  const venue = await aLocation(app.db, { name: 'Pier 7' })
  const players: TestPlayer[] = []
  for (const name of names) players.push(await app.signedIn(name))
  return { venue, players }
}

test('a tournament is made, planned, called and followed', async ({ story }) => {
  const { app } = story
  const { venue, players } = await aVenue(story)
  const { page, player: olga } = await story.player('Olga', `/tournaments/${venue}`, laptop)
  await anAdmin(app.db, venue, 'olga')
  const day = addDays(toLocalDay(Date.now()), 1)

  await page.getByRole('link', { name: 'Create a tournament' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer Open')
  await page.getByLabel('First day').fill(day)
  await page.getByLabel('Last day').fill(day)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Open')
  const tournamentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('link', { name: 'Add a division' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Summer Open · Doubles')
  await page.getByLabel('Level from').selectOption('3.5')
  await page.getByRole('combobox', { name: 'Format' }).selectOption('fixed teams')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Summer Open · Doubles 3.5+',
  )
  await page.getByText('Can join, with a warning').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Doubles 3.5+' })).toBeVisible()

  const { eventId: singles } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('singles', {
      play: 'singles',
      title: 'Summer Open · Singles',
      startDate: day,
    }),
  })
  const { eventId: doubles } = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('play', '=', 'doubles')
    .executeTakeFirstOrThrow()
  await enterTeams(app.db, doubles, players)
  for (const player of players.slice(0, 2)) await signUp(player, singles)

  await page.getByRole('button', { name: 'Plan the day' }).click()
  const sheet = page.getByRole('dialog', { name: 'Plan the day' })
  await sheet.getByRole('button', { name: /^Plan / }).click()
  await expect(sheet.getByText(/^7 matches, the last ends at/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'See the courts' }).click()

  const next = page.getByRole('list', { name: 'Up next' })
  await expect(next.getByRole('button', { name: /^Call to court 1/ })).toBeVisible()
  const [ada] = players
  if (ada === undefined) throw new Error('there are eight players')
  const phone = await story.window(ada, `/tournament/${tournamentId}?tab=courts`, {
    language: 'es',
    theme: 'dark',
  })
  await expect(phone.getByRole('region', { name: 'Mis partidos' })).toContainText(/con Bea/)
  await expectAccessible(phone)

  await page.getByRole('button', { name: 'Run this tournament' }).click()
  await page.getByRole('menuitem', { name: 'Public link' }).click()
  const link = page.getByRole('dialog', { name: 'Public link' })
  await link.getByText('Anyone with the link can follow along').click()
  const address = await link.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await link.getByRole('button', { name: 'Close' }).click()
  const visitor = await story.visitor(address ?? '')
  await expect(visitor.getByText('No match is on court right now.')).toBeVisible()

  await next
    .getByRole('button', { name: /^Other courts for .*Ada.*Bea/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Call to court 4' }).click()
  const court = page.locator('[data-court="4"]')
  await expect(court).toContainText('Ada & Bea')
  await expect(phone.getByText('Ve a la cancha 4')).toBeVisible()
  await expect(visitor.locator('[data-court="4"]')).toContainText('Ada & Bea')
  await expect(next.getByText('Players are on court').first()).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(visitor)

  await court.getByRole('button', { name: 'Tools for court 4' }).click()
  await page.getByRole('menuitem', { name: 'Take the call back' }).click()
  await expect(court).toContainText('Free')
  await expect(visitor.getByText('No match is on court right now.')).toBeVisible()

  await next.getByRole('button', { name: /^Call to court 1/ }).click()
  await expect(page.locator('[data-court="1"]')).not.toContainText('Free')
  await expect(next.getByRole('button', { name: /^Call to court 1/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect(page.getByRole('combobox', { name: 'Division' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Division' }).selectOption('Singles')
  await expect(page.getByRole('listitem').filter({ hasText: /Ada v Bea|Bea v Ada/ })).toHaveCount(1)
  await page.goto(`/tournament/${tournamentId}?view=print`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/vieweditevent/${doubles}`)
  await page.getByRole('link', { name: 'Part of Summer Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Open')
})
