// Toasts cover no heading, no Undo and no Forward, on a phone, a tablet and a desk.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { tournamentManageTexts as manage } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { windowOf } from './desk-scene.ts'
import { expect, leftToProof, test, type Story } from './story.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']

async function anEvening(story: Story, olivia: TestPlayer, location: string) {
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    { type: 'round robin', title: 'Tuesday games with everyone of the club' },
  )
  const matches = await aMatchList(
    story.app.db,
    eventId,
    names.slice(0, 4).map((name) => name.toLowerCase()),
    [
      { court: 1, a: [0, 1], b: [2, 3] },
      { round: 2, court: 1, a: [0, 2], b: [1, 3] },
    ],
  )
  return { eventId, matches }
}

async function aQueue(
  { app }: Story,
  olivia: TestPlayer,
  { location, players }: { location: string; players: readonly TestPlayer[] },
): Promise<string> {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    { title: 'Friday open play', startDate: addDays(toDeviceDay(Date.now()), 1), courts: 2 },
  )
  await openDoors(app, eventId)
  for (const player of players) {
    await player.must('events-signUp', { eventId, guests: 0 })
    const { playerId } = player
    await olivia.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  }
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  for (const game of [1, 2])
    await olivia.must('queues-step', {
      eventId,
      step: { kind: 'finish', court: 1, game, winner: null, points: null },
    })
  return eventId
}

async function aTournament(
  { app }: Story,
  olivia: TestPlayer,
  { location, players }: { location: string; players: readonly TestPlayer[] },
): Promise<string> {
  const day = addDays(toDeviceDay(Date.now()), 1)
  await anAdmin(app.db, location, 'olivia')
  const { tournamentId } = await olivia.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { startDate: day, endDate: day }),
  })
  const { eventId } = await olivia.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('fixed teams', { title: 'Summer Open · Doubles', startDate: day }),
  })
  await enterTeams(app.db, eventId, [...players])
  await olivia.must('tournaments-planDay', { tournamentId, day })
  return tournamentId
}

const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('alertdialog').filter({ hasText: words })

const keptLabels = [
  labelTexts.undo,
  calendarTexts.forward,
  tournamentTexts.drawAgain,
  manage.planAgain,
]

const listCovered = (page: Page): Promise<string[]> =>
  page.evaluate((labels) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const toasts = Array.from(document.querySelectorAll('[role="alertdialog"]'))
    const kept = Array.from(
      document.querySelectorAll('h1, h2, h3, h4, [role="heading"], button, a'),
    ).filter(
      (element) =>
        /^H\d$/.test(element.tagName) ||
        element.getAttribute('role') === 'heading' ||
        labels.some((label) =>
          `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.includes(
            label,
          ),
        ),
    )
    return toasts.flatMap((over) =>
      kept
        .filter((element) => !over.contains(element))
        .filter((element) => {
          const [one, other] = [boxOf(over), boxOf(element)]
          const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
          const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)]
          if (left >= right || top >= bottom) return false
          const [below] = document
            .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
            .filter((each) => each.closest('[data-react-aria-top-layer]') === null)
          return below !== undefined && (element.contains(below) || below.contains(element))
        })
        .map((element) => `${element.tagName} ${element.textContent ?? ''}`),
    )
  }, keptLabels)

/** Toasts go after six seconds; here they stay, so that no press hurries. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number, ...more: unknown[]) =>
      start(run, ms === 6000 ? 600_000 : ms, ...more)) as typeof window.setTimeout
  })

const sizes = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const

for (const [width, height] of sizes)
  test(`a toast covers no heading, Undo or Forward, ${width} by ${height}${leftToProof(width !== 390)}`, async ({
    story,
  }) => {
    const { app } = story
    const location = await aLocation(app.db, { name: 'Pier 7' })
    const olivia = await app.signedIn('Olivia', { homeLocation: location })
    const players: TestPlayer[] = []
    for (const name of names) players.push(await app.signedIn(name, { homeLocation: location }))
    const scene = { location, players }
    const page = await story.window(
      olivia,
      `/queue/${await aQueue(story, olivia, scene)}`,
      windowOf(width, height),
    )
    await page.getByRole('button', { name: 'Undo: court 1' }).click()
    await expect(toast(page, 'Undone')).toBeVisible()
    expect(await listCovered(page)).toEqual([])

    const { eventId, matches } = await anEvening(story, olivia, location)
    await page.goto(`/matchlist/${eventId}?match=${matches[0]}`)
    await page.getByRole('group', { name: 'Who won?' }).getByRole('button').first().click()
    await page.getByRole('button', { name: /^4 / }).first().click()
    await page.getByRole('button', { name: 'Send score' }).click()
    await expect(toast(page, /score/i)).toBeVisible()
    expect(await listCovered(page)).toEqual([])

    await page.getByText('Enter score').first().click()
    await expect(page.getByRole('group', { name: 'Who won?' })).toBeVisible()
    expect(await listCovered(page)).toEqual([])

    await page.goto(`/tournament/${await aTournament(story, olivia, scene)}?tab=courts`)
    await page
      .getByRole('button', { name: /^Call to court 1/ })
      .first()
      .click()
    await expect(toast(page, /court 1/)).toBeVisible()
    expect(await listCovered(page)).toEqual([])

    await page.goto('/nowhere')
    await expect(page.getByRole('button', { name: 'Forward' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await listCovered(page)).toEqual([])
  })

for (const [width, height] of sizes)
  test(`under a toast the day is planned again, and its Undo is pressed, ${width} by ${height}${leftToProof(width !== 1440)}`, async ({
    story,
  }) => {
    const { app } = story
    const location = await aLocation(app.db, { name: 'Pier 7' })
    const olivia = await app.signedIn('Olivia', { homeLocation: location })
    const players: TestPlayer[] = []
    for (const name of names) players.push(await app.signedIn(name, { homeLocation: location }))
    const tournamentId = await aTournament(story, olivia, { location, players })
    const page = await story.window(olivia, '/landing', windowOf(width, height))
    await keepToasts(page)
    await page.goto(`/tournament/${tournamentId}`)
    await page.getByRole('button', { name: tournamentTexts.drawAgain }).click()
    await page.getByRole('button', { name: manage.useDraw }).click()
    const drawn = toast(page, manage.drawKept)
    await expect(drawn).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await listCovered(page)).toEqual([])

    await page.getByRole('button', { name: manage.run }).click()
    await page.getByRole('menuitem', { name: manage.planAgain }).click()
    const sheet = page.getByRole('dialog', { name: manage.planTitle })
    const planned = page.waitForResponse(/tournaments-planDay/)
    await sheet.getByRole('button', { name: /^Plan / }).click()
    await planned
    const plannedAgain = page.waitForResponse(/tournaments-planDay/)
    await sheet.getByRole('button', { name: manage.planAgain }).click()
    await plannedAgain
    await expect(drawn).toBeVisible()
    expect(await listCovered(page)).toEqual([])
    await sheet.getByRole('button', { name: labelTexts.close }).click()

    const undone = page.waitForResponse(/tournaments-drawAgain/)
    await drawn.getByRole('button', { name: labelTexts.undo }).click()
    expect((await undone).ok()).toBe(true)
    await expect(drawn).toHaveCount(0)
  })
