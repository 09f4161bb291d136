// A tournament from form to last call: two divisions that share players, a plan, and matches called
// to courts; players and strangers follow. Then a day of play, from check-in to the winner.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import type { MatchStage } from '#domain/match/match.ts'
import { addDays } from '#domain/shared/day.ts'
import { toWallTime } from '#server/time/zone-time.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
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
  const day = addDays(toDeviceDay(Date.now()), 1)

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

  await phone.routeWebSocket(/\/live(\?|$)/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!message.includes('tournaments-byId')) server.send(message)
    })
  })
  await phone.goto(`/tournament/${randomUUID()}`)
  await expect(phone).toHaveTitle(/Cargando el torneo…/)

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

test('the cards of a division say its ages, on its tournament and in the list', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page, player: olga } = await story.player('Olga', '/support', { homeLocation: venue })
  const day = addDays(toDeviceDay(Date.now()), 1)
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(venue, { startDate: day, endDate: day }),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('fixed teams', {
      title: 'Summer Open · Seniors',
      startDate: day,
      ageMin: 50,
      ageMax: 64,
    }),
  })
  await page.goto(`/tournament/${tournamentId}`)
  await expect(page.getByText('Age 50–64')).toBeVisible()
  await page.goto('/list')
  await expect(page.locator(`[data-event="${eventId}"]`).first()).toContainText('50–64')
})

test('a private tournament has a cohost who runs it, and strangers find nothing @proof', async ({
  story,
}) => {
  const { app } = story
  const venue = await aLocation(app.db, { name: 'Pier 7' })
  const { page } = await story.player('Olga', `/tournaments/${venue}?create=true`, laptop)
  const { page: phone } = await story.player('Ben', '/alerts', { language: 'es', theme: 'dark' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Secret Open')
  await page.getByText('Invited only').click()
  await expect(page.getByRole('combobox', { name: 'Invite' })).toHaveValue('Friends')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Private · For the organizer’s friends')).toBeVisible()

  await page.getByRole('button', { name: 'Run this tournament' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const finder = page.getByRole('dialog', { name: 'Add a cohost' })
  await finder.getByRole('searchbox').fill('Ben')
  await finder.getByRole('button', { name: /^Ben/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Ben' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('by Olga with Ben')).toBeVisible()
  const { pathname } = new URL(page.url())

  await phone.getByRole('link', { name: /Ahora coorganizas Secret Open/ }).click()
  await expect(phone).toHaveURL(new RegExp(pathname))
  await phone.getByRole('button', { name: 'Dirigir este torneo' }).click()
  await expect(phone.getByRole('menuitem', { name: 'Añadir una categoría' })).toBeVisible()
  await expect(phone.getByRole('menuitem', { name: 'Eliminar el torneo' })).toHaveCount(0)
  await phone.keyboard.press('Escape')
  await expectAccessible(phone)

  const { page: stranger } = await story.player('Sam', `/tournaments/${venue}`)
  await expect(stranger.getByText('No tournaments yet')).toBeVisible()
  await stranger.goto(pathname)
  await expect(stranger.getByText('This tournament doesn’t exist')).toBeVisible()

  await page.goto(`${pathname}?edit=true`)
  await page.getByRole('button', { name: 'Remove Ben' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(phone.getByText('Este torneo no existe')).toBeVisible()
})

/** A time zone where it is eleven o'clock now, so that the day of play has hours left. */
const zoneAtEleven = (now: Date): string => {
  const hours = 11 - now.getUTCHours()
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const quarterMs = 15 * 60_000
/** 15 to 30 minutes from now, rounded to a quarter of an hour as event times are. */
const soon = (): number => (Math.ceil(Date.now() / quarterMs) + 1) * quarterMs

async function aDayOfPlay(story: Story, olga: TestPlayer) {
  const { app } = story
  const timezone = zoneAtEleven(new Date())
  const location = await aLocation(app.db, { name: 'Pier 7', timezone })
  const players: TestPlayer[] = []
  for (const name of names.slice(0, 4)) players.push(await app.signedIn(name))
  const [day = '', startTime = ''] = toWallTime(soon(), timezone).split('T')
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, {
      startDate: day,
      endDate: day,
      endTime: '23:00',
      courts: 1,
      restMinutes: 0,
    }),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('pools then bracket', {
      play: 'singles',
      title: 'Summer Open · Singles',
      startDate: day,
      startTime,
      entrants: 4,
    }),
  })
  for (const player of players) await signUp(player, eventId)
  await olga.must('tournaments-planDay', { tournamentId, day })
  const { watchKey } = await olga.must('tournaments-setWatch', { tournamentId, isOn: true })
  return { tournamentId, eventId, watchKey: watchKey ?? '' }
}

async function decideOpen({ app }: Story, olga: TestPlayer, eventId: string, stage: MatchStage) {
  const seats = await app.db
    .selectFrom('matches as m')
    .innerJoin('match_players as s', 's.matchId', 'm.matchId')
    .innerJoin('match_list_players as k', (join) =>
      join.onRef('k.eventId', '=', 's.eventId').onRef('k.number', '=', 's.number'),
    )
    .select(['m.matchId', 's.side', 'k.playerId'])
    .where('m.eventId', '=', eventId)
    .where('m.stage', '=', stage)
    .where('m.state', '=', 'planned')
    .orderBy('k.playerId')
    .execute()
  for (const [matchId, sides] of Map.groupBy(seats, (seat) => seat.matchId))
    await olga.must('matches-decide', {
      matchId,
      games: [sides[0]?.side === 'a' ? [11, 4] : [4, 11]],
      walkover: null,
    })
}

async function enterScore(page: Page, court: Locator, winner?: string) {
  await court.getByRole('link', { name: /^Enter score/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('button', { name: winner ?? /^(Ada|Bea|Cleo|Dina)$/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: /^4 / }).click()
  await sheet.getByRole('button', { name: 'Send score' }).click()
  await expect(sheet).toBeHidden()
}

test('a tournament is played on its day, from the first check-in to the winner @proof', async ({
  story,
}) => {
  const { page, player: olga } = await story.player('Olga', '/support', laptop)
  const { tournamentId, eventId, watchKey } = await aDayOfPlay(story, olga)
  const courts = `/tournament/${tournamentId}?tab=courts`
  const court = page.locator('[data-court="1"]')
  const next = page.getByRole('list', { name: 'Up next' }).getByRole('listitem')
  const visitor = await story.visitor(`/t/${watchKey}`)
  await expect(visitor.getByText('No match is on court right now.')).toBeVisible()

  const desk = await story.window(olga, `/vieweditevent/${eventId}?view=desk`, laptop)
  await page.goto(courts)
  await desk.getByRole('button', { name: 'Ada is here' }).click()
  await expect(next.filter({ hasText: '1 not checked in' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Call to court 1/ })).toHaveCount(0)
  for (const [index, name] of names.slice(1, 4).entries()) {
    await desk.getByRole('button', { name: `${name} is here` }).click()
    await expect(desk.locator('[data-counts]')).toHaveText(`${index + 2} of 4 here`)
  }

  const call = page.getByRole('button', { name: /^Call to court 1/ })
  await call.click()
  await expect(visitor.locator('[data-court="1"]')).toBeVisible()
  await enterScore(page, court)
  await expect(visitor.getByText('No match is on court right now.')).toBeVisible()
  await expect(visitor.getByText('11–4').or(visitor.getByText('4–11'))).toBeVisible()
  await page.goto(courts)
  await expect(court).toContainText('Free')
  await call.click()
  await expect(court).not.toContainText('Free')

  await decideOpen(story, olga, eventId, 'pool')
  await expect(court).toContainText('Free')
  await page.getByRole('tab', { name: 'Divisions' }).click()
  await page.getByRole('button', { name: /^Pools are done: make the bracket/ }).click()
  await expect(page.getByText('Bracket made')).toBeVisible()
  await decideOpen(story, olga, eventId, 'winners')
  await page.getByRole('tab', { name: 'Courts' }).click()
  await next
    .filter({ hasText: 'Final' })
    .getByRole('button', { name: /^Call to court 1/ })
    .click()
  await expect(court).toContainText('Ada')
  await enterScore(page, court, 'Ada')

  const latest = visitor.locator('section', { has: visitor.getByText('Latest results') })
  const final = latest.getByRole('listitem').filter({ hasText: 'Singles · Final' })
  await expect(final.locator('.font-semibold')).toHaveText('Ada')
  await decideOpen(story, olga, eventId, 'bronze')
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  await expect(visitor.getByText('Finished')).toBeVisible()
  await expectAccessible(visitor)

  await page.goto(`/tournament/${tournamentId}`)
  await page.getByRole('button', { name: 'Run this tournament' }).click()
  await page.getByRole('menuitem', { name: 'Public link' }).click()
  await page.getByRole('button', { name: 'Share the link' }).click()
  await expect(page.getByRole('textbox', { name: 'As a message' })).toHaveValue(
    /^Summer Open\n.*\nPier 7\n\nWinners\nSingles: Ada\n\nhttp.*\/t\/\w+/,
  )
})
