// The calendar in a wide window: titles in the days, and the chosen day beside them.
import type { Page } from '@playwright/test'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, openDesk, tablet } from './desk-scene.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const titles = (page: Page) => page.locator('.wide-title')
const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)
const pane = (page: Page) => page.getByRole('complementary')

for (const [language, theme] of looks) {
  test(`on a computer the weeks name their events, and the next day with some stands beside them, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page } = await openDesk(story, '/calendar', { ...desktop, language, theme })
    const t = wordsIn(language, calendarTexts)
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(titles(page).first()).toBeVisible()
    expect(await titles(page).count()).toBeGreaterThanOrEqual(35)
    const cut = await titles(page).evaluateAll(
      (all) => all.filter((title) => title.scrollHeight > title.clientHeight + 1).length,
    )
    expect(cut).toBe(0)
    await expect(titles(page).last()).toBeInViewport()
    await expect(page.locator('.wide-title[data-mine]')).toHaveCount(6)
    await expect(pane(page).getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
    const used = await page.evaluate(() => {
      const table = document.querySelector('table')?.getBoundingClientRect()
      return (innerWidth - (table?.left ?? innerWidth)) / innerWidth
    })
    expect(used).toBeGreaterThanOrEqual(0.8)
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(over).toBeLessThanOrEqual(0)
  })

  test(`on a tablet a day has its titles and opens by itself, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page, today } = await openDesk(story, '/calendar', {
      ...tablet,
      language,
      theme,
      days: 5,
    })
    const day = dayOf(page, addDays(today, 2))
    await expect(day.locator('.wide-title').nth(1)).toBeVisible()
    await expect(pane(page)).toHaveCount(0)
    const width = await page
      .locator('table')
      .evaluate((table) => table.getBoundingClientRect().width / innerWidth)
    expect(width).toBeGreaterThanOrEqual(0.9)
    await expectAccessible(page)
    await day.click()
    await expect(page).toHaveURL(new RegExp(`/eventday/${addDays(today, 2)}$`))
    await expect(page.locator('table')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('a chosen day stands beside the weeks, has its address, and keeps the focus', async ({
  story,
}) => {
  const { page, today } = await openDesk(story, '/calendar', { ...desktop, days: 10 })
  const [first, second] = [addDays(today, 2), addDays(today, 9)]
  await dayOf(page, first).click()
  await expect(page).toHaveURL(new RegExp(`/eventday/${first}$`))
  await expect(dayOf(page, first)).toBeFocused()
  await expect(dayOf(page, first)).toHaveAttribute('aria-current', 'page')
  await expect(pane(page).getByRole('listitem')).toHaveCount(4)
  await expect(page).toHaveTitle(/day, \w+ \d+ · Sideout$/)

  await page.keyboard.press('ArrowDown')
  await expect(dayOf(page, second)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/eventday/${second}$`))
  await expect(dayOf(page, second)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/eventday/${first}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Event Calendar' })).toBeVisible()
})

test('Forward turns five weeks, and a day of them opens beside them @proof', async ({ story }) => {
  const { page, today } = await openDesk(story, '/calendar', { ...desktop, days: 1 })
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Forward' }).click()
  const day = dayOf(page, addDays(today, 40))
  await day.click()
  await expect(page).toHaveURL(new RegExp(`/eventday/${addDays(today, 40)}$`))
  await expect(day).toHaveAttribute('data-selected', 'true')
  await expect(pane(page)).toContainText('Nothing planned yet')
})

test('a new event is named in its day, live @proof', async ({ story }) => {
  const { page, today, ben, homeLocation } = await openDesk(story, '/calendar', {
    ...desktop,
    days: 1,
  })
  const day = dayOf(page, addDays(today, 3))
  await expect(day).toBeVisible()
  await expect(day.locator('.wide-title')).toHaveCount(0)
  const fields = eventFieldsAt(homeLocation, {
    title: 'Sunset games',
    startDate: addDays(today, 3),
    startTime: '18:00',
  })
  await ben.must('events-create', { fields, status: 'published', repeat: null })
  await expect(day.locator('.wide-title')).toContainText('Sunset games')
})

test('on a tablet a long title takes the line that counts the others, and nothing leaves its day', async ({
  story,
}) => {
  const { page, today, ben, homeLocation } = await openDesk(story, '/calendar', {
    ...tablet,
    days: 5,
  })
  const day = dayOf(page, addDays(today, 2))
  const fields = eventFieldsAt(homeLocation, {
    title: 'Wednesday morning ladder for everyone',
    startDate: addDays(today, 2),
    startTime: '06:00',
  })
  await ben.must('events-create', { fields, status: 'published', repeat: null })
  await expect(day.locator('.wide-title')).toContainText(['Wednesday'])
  const over = await day.evaluate((cell) => cell.scrollHeight - cell.clientHeight)
  expect(over).toBeLessThanOrEqual(0)
})
