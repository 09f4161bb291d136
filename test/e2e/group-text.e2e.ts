// A text for a group chat about an event, its rounds, its results or a league: in the sharer's
// language, with public names only.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/result-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)
const words = {
  en: { share: /^Share/, text: 'As a message', copy: 'Copy as text', copied: 'Text copied' },
  es: {
    share: /^Compartir/,
    text: 'Como mensaje',
    copy: 'Copiar como texto',
    copied: 'Texto copiado',
  },
} as const

async function copyText(page: Page, language: 'en' | 'es'): Promise<string> {
  const { share, text, copy, copied } = words[language]
  await page.getByRole('button', { name: share }).first().click()
  const sheet = page.getByRole('dialog')
  const shown = sheet.getByRole('region', { name: text })
  await expect(shown.getByRole('textbox')).toHaveValue(/http/)
  const written = await shown.getByRole('textbox').inputValue()
  await expect(shown.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(written)}`,
  )
  await expect(shown.getByRole('link', { name: 'SMS' })).toHaveAttribute(
    'href',
    `sms:?body=${encodeURIComponent(written)}`,
  )
  await shown.getByRole('button', { name: copy }).click()
  await expect(page.getByText(copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)
  return written
}

const context = { permissions: ['clipboard-read', 'clipboard-write'] }

test('an event, its rounds and its results are copied as a text in English and in Spanish, and a hidden player goes by a number @proof', async ({
  story,
}) => {
  const evening = await anEvening(story.app, ['Ann', 'Ben', 'Cleo', 'Dan'], {
    startDate: tomorrow(),
    title: 'Friday singles',
  })
  await evening.tell(0, 1)
  const { eventId, organizer } = evening
  const [ann] = evening.players
  await story.app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', 'cleo')
    .execute()
  const page = await story.window(organizer, `/vieweditevent/${eventId}`, { context })
  const event = await copyText(page, 'en')
  expect(event).toMatch(
    /^Friday singles\n[^]*\n\d+ of \d+, \d+ left\n\n1\. Ann\n2\. Ben\n3\. Hidden player 1\n4\. Dan\n\n/,
  )
  expect(event).toMatch(new RegExp(`/vieweditevent/${eventId}$`))
  await page.goto(`/matchlist/${eventId}`)
  const rounds = await copyText(page, 'en')
  expect(rounds).toMatch(/\nR1 C1 \S.* v \S/)
  expect(rounds).toContain('Hidden player 1')
  expect(rounds).not.toContain('Cleo')
  await page.goto(`/results/${eventId}`)
  expect(await copyText(page, 'en')).toMatch(/Standings so far\n1\. Ann 1–0/)

  if (ann === undefined) throw new Error('an evening has players')
  const phone = await story.window(ann, `/matchlist/${eventId}`, { context, language: 'es' })
  const spanish = await copyText(phone, 'es')
  expect(spanish).toContain('Jugador oculto 1')
  expect(spanish).toMatch(new RegExp(`/matchlist/${eventId}\\?lang=es$`))
  await phone.goto(`/results/${eventId}`)
  const standings = await copyText(phone, 'es')
  expect(standings).toContain('1. Ann 1–0')
  expect(standings).toMatch(new RegExp(`/results/${eventId}\\?lang=es$`))
})

test('a private event names nobody, until its organizer ticks the names @proof', async ({
  story,
}) => {
  const evening = await anEvening(story.app, ['Ann', 'Ben', 'Cleo', 'Dan'], {
    startDate: tomorrow(),
    title: 'Friends only',
  })
  await story.app.db
    .updateTable('events')
    .set({ invite: true, invited: 'Friends' })
    .where('eventId', '=', evening.eventId)
    .execute()
  const path = `/vieweditevent/${evening.eventId}`
  const page = await story.window(evening.organizer, path, { context })
  expect(await copyText(page, 'en')).not.toContain('Ann')
  await page.getByRole('button', { name: 'Share' }).click()
  const text = page.getByRole('region', { name: 'As a message' })
  await text.getByText('Include the players’ names').click()
  await expect(text.getByRole('textbox')).toHaveValue(/1\. Ann/)
  await expectAccessible(page)

  const [ann] = evening.players
  if (ann === undefined) throw new Error('an evening has players')
  const phone = await story.window(ann, path, { context })
  expect(await copyText(phone, 'en')).not.toContain('Ben')
  await phone.getByRole('button', { name: 'Share' }).first().click()
  await expect(phone.getByText('Include the players’ names')).toHaveCount(0)
})

test('a league is copied as a text with its ladder @proof', async ({ story }) => {
  const organizer = await story.app.signedIn('Olga')
  const venue = await aLocation(story.app.db)
  const people = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) people.push(await story.app.signedIn(name))
  const leagueSeriesId = await runningLeague(
    organizer,
    people,
    leagueFieldsAt(venue, {
      name: 'Autumn ladder',
      startDate: tomorrow(),
      endDate: addDays(tomorrow(), 60),
      signupDeadline: addDays(tomorrow(), 30),
    }),
  )
  const page = await story.window(organizer, `/vieweditleague/${leagueSeriesId}`, { context })
  expect(await copyText(page, 'en')).toMatch(
    /^Autumn ladder\n[^]*4 of \d+, \d+ left\n\nLadder\n1\. \w+ 0–0/,
  )
})
