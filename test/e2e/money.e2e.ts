// Money without cards in two windows: a price, the player's debt and reported payment, and the
// organizer's list. Sideout moves no money.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { moneyTexts, payToTexts, payTexts, priceTexts } from '#words/en/payment/payment.ts'
import { expect, expectAccessible, test } from './story.ts'

const openMoney = async (page: Page) => {
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('menuitem', { name: moneyTexts.money }).click()
}

test('the organizer sets a price, a player says they paid, and the list follows', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Indoor night',
      startDate: addDays(toDeviceDay(Date.now()), 5),
    }),
    status: 'published',
  })
  await signUp(ana, eventId)
  const settings = await story.window(olivia, '/player/settings/pay-to')
  await settings.getByLabel(payToTexts.venmo).fill('@olivia-o')
  await settings
    .locator('[data-part="pay-to"]')
    .getByRole('button', { name: labelTexts.save })
    .click()
  await expect(settings.getByText(payToTexts.saved, { exact: true })).toBeVisible()

  const path = `/vieweditevent/${eventId}`
  const player = await story.window(ana, path)
  const organizer = await story.window(olivia, path)
  await openMoney(organizer)
  const sheet = organizer.getByRole('dialog', { name: moneyTexts.money })
  await sheet.getByLabel(moneyTexts.amount).fill('abc')
  await sheet.getByRole('button', { name: labelTexts.save }).click()
  await expect(sheet.getByText(moneyTexts.badAmount)).toBeVisible()
  await sheet.getByLabel(moneyTexts.amount).fill('8')
  await sheet.getByLabel(moneyTexts.refundRule).fill('Back until the day before.')
  await sheet.getByRole('button', { name: labelTexts.save }).click()
  await expect(sheet.getByText('$8 a place')).toBeVisible()
  const row = sheet.getByRole('listitem').filter({ hasText: 'Ana' })
  await expect(row.getByText(moneyTexts.stateOpen)).toBeVisible()
  await expectAccessible(organizer)

  await expect(player.getByText('You owe $8')).toBeVisible()
  await player.getByRole('button', { name: payTexts.pay, exact: true }).click()
  const pay = player.getByRole('dialog', { name: 'Pay Olivia' })
  await expect(pay.getByText('Olivia wants $8.')).toBeVisible()
  await expect(pay.getByText(/Sideout moves no money/)).toBeVisible()
  await expect(pay.getByText(priceTexts.refundRule)).toBeVisible()
  const reference = (await pay.getByText(/^SO-/).textContent()) ?? ''
  await expect(pay.getByRole('link', { name: 'Open Venmo' })).toHaveAttribute(
    'href',
    `https://venmo.com/olivia-o?txn=pay&amount=8.00&note=${reference}`,
  )
  await expectAccessible(player)
  await pay.getByRole('button', { name: payTexts.havePaid }).click()
  // The closing sheet shows the same text as the page.
  await expect(pay).toBeHidden()
  await expect(player.getByText('You said you paid $8')).toBeVisible()

  await expect(row.getByText(moneyTexts.stateClaimed)).toBeVisible()
  await row.getByRole('button', { name: 'Change Ana’s payment' }).click()
  await organizer.getByRole('menuitem', { name: moneyTexts.markPaid, exact: true }).click()
  await expect(player.getByText('Paid: $8')).toBeVisible()

  await ana.must('events-withdraw', { eventId })
  await expect(row.getByText(moneyTexts.stateToRefund)).toBeVisible()
  await expect(player.getByText('Olivia owes you $8 back')).toBeVisible()
})
