// A repeating event from its form to its end, and templates.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays, getWeekday } from '#domain/shared/day.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const mainButton = (page: Page) => page.locator('[data-main]')

async function manage(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a weekly series is made in one go; a player joins one date; a change of later dates and a cancellation show in open windows @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page: olivia } = await story.player(
    'Olivia',
    `/createevent/${location}/${in3Days()}/18:00`,
    { homeLocation: location },
  )
  await olivia.getByRole('textbox', { name: 'Title' }).fill('Weekly games')
  await olivia.getByRole('combobox', { name: 'Type' }).selectOption('round robin')
  await expect(olivia.getByRole('switch', { name: /^Rounds and scores/ })).toBeChecked()
  await olivia.getByRole('combobox', { name: 'Format' }).selectOption('Mexicano')
  await olivia.getByRole('switch', { name: /^Repeat weekly/ }).click({ force: true })
  const count = olivia.getByRole('textbox', { name: 'Dates' })
  await count.fill('4')
  await count.blur()
  const [day = '', other = ''] = [getWeekday(in3Days()), (getWeekday(in3Days()) + 1) % 7].map(
    (weekday) => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday],
  )
  await expect(olivia.getByRole('button', { name: day, exact: true })).toBeDisabled()
  await olivia.getByRole('button', { name: other, exact: true }).click()
  await expect(olivia.getByText(/^4 dates, the last on/)).toBeVisible()
  await olivia.getByRole('button', { name: other, exact: true }).click()
  await expectAccessible(olivia)
  await olivia.getByRole('button', { name: 'Publish' }).click()
  await olivia.waitForURL(/\/vieweditevent\//)
  await expect(olivia.getByRole('region', { name: 'Series' })).toContainText('Date 1 of 4')
  await expect(olivia.getByText('in Mexicano format')).toBeVisible()

  const { page: ana } = await story.player('Ana', new URL(olivia.url()).pathname, {
    homeLocation: location,
  })
  await ana.getByRole('link', { name: /^Later date/ }).click()
  await expect(ana.getByRole('region', { name: 'Series' })).toContainText('Date 2 of 4')
  await mainButton(ana).click()
  await expect(toast(ana, 'You’re in!')).toBeVisible()
  await ana.getByRole('button', { name: 'Show all 4 dates' }).click()
  await expect(
    ana.getByRole('list', { name: 'Dates of this series' }).getByRole('listitem').nth(1),
  ).toContainText('You’re in')
  await expectAccessible(ana)

  await olivia.getByRole('link', { name: /^Later date/ }).click()
  await expect(olivia.getByRole('region', { name: 'Series' })).toContainText('Date 2 of 4')
  await manage(olivia, 'Edit')
  await olivia.getByRole('radiogroup', { name: 'Applies to' }).getByText('This and later').click()
  await olivia.getByRole('textbox', { name: 'Title' }).fill('Later games')
  await olivia.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(olivia, 'Dates updated')).toBeVisible()
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Later games')
  await ana.getByRole('link', { name: /^Earlier date/ }).click()
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Weekly games')

  await manage(olivia, 'Cancel event')
  await olivia
    .getByRole('dialog')
    .getByRole('radiogroup', { name: 'Applies to' })
    .getByText('This and later')
    .click()
  await olivia.getByRole('textbox', { name: 'Reason' }).fill('Court works')
  await expectAccessible(olivia)
  await olivia.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click()
  await expect(mainButton(olivia)).toHaveText('Cancelled: Court works')
  await expect(
    ana.getByRole('list', { name: 'Dates of this series' }).getByText('Cancelled'),
  ).toHaveCount(3)
  await expect(ana.getByRole('link', { name: /^Alerts/ })).toHaveAccessibleName(/1 unread alert/)

  await manage(olivia, 'Delete event')
  await olivia
    .getByRole('dialog')
    .getByRole('radiogroup', { name: 'Applies to' })
    .getByText('All dates')
    .click()
  await olivia.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click()
  await olivia.waitForURL(/\/calendar/)
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Event not found')
})

test('an event is saved as a template, from which a new one starts; templates are renamed and deleted, in Spanish and dark as well @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page, player } = await story.player(
    'Olivia',
    `/createevent/${location}/${in3Days()}/09:30`,
    { homeLocation: location },
  )
  await page.getByRole('textbox', { name: 'Title' }).fill('Drills')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/\/vieweditevent\//)
  await manage(page, 'Save as template')
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning drills')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Template saved')).toBeVisible()

  const spanish = await story.window(player, '/createevent', { language: 'es', theme: 'dark' })
  await spanish.getByRole('button', { name: 'Empezar con una plantilla' }).click()
  await expectAccessible(spanish)
  await spanish.getByRole('button', { name: 'Usar Morning drills' }).click()
  await expect(spanish.getByRole('textbox', { name: 'Título' })).toHaveValue('Drills')
  await expect(spanish.locator('[data-summary]')).toContainText(/9:30/)
  await spanish.getByRole('button', { name: 'Empezar con una plantilla' }).click()
  await spanish.getByRole('button', { name: 'Acciones para Morning drills' }).click()
  await spanish.getByRole('menuitem', { name: 'Cambiar nombre' }).click()
  await spanish.getByRole('textbox', { name: 'Nombre' }).fill('Técnica')
  await spanish.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(spanish.getByRole('button', { name: 'Usar Técnica' })).toBeVisible()
  await spanish.getByRole('button', { name: 'Acciones para Técnica' }).click()
  await spanish.getByRole('menuitem', { name: 'Eliminar' }).click()
  await spanish.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(spanish.getByRole('button', { name: 'Empezar con una plantilla' })).toHaveCount(0)
})
