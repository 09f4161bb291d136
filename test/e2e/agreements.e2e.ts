// Agreements: an organizer requires one, players sign it while signing up, and the organizer sees
// the signatures.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a player signs before the sign-up, and the organizer sees green and red and ticks paper @proof', async ({
  story,
}) => {
  const { app } = story
  const [organizer, ana, ben] = [
    await app.signedIn('Olga'),
    await app.signedIn('Ana'),
    await app.signedIn('Ben'),
  ]
  const location = await aLocation(app.db, { name: 'Riverside Courts' })
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), title: 'Monday games' },
  )
  await ben.must('events-signUp', { eventId, guests: 0 })
  story.expectNoise(/400 \(Bad Request\).*events-signUp|Cloud Function call failed/)
  const path = `/vieweditevent/${eventId}`

  const desk = await story.window(organizer, path)
  await desk.getByRole('button', { name: 'Manage event' }).click()
  await desk.getByRole('menuitem', { name: 'Agreements' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Agreements' })
  await sheet.getByRole('button', { name: 'Add an agreement' }).click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Court rules')
  await sheet.getByRole('textbox', { name: 'Text in English' }).fill('Wear court shoes.')
  await sheet.getByRole('textbox', { name: 'Text in Spanish' }).fill('Usa calzado de cancha.')
  await expectAccessible(desk)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Once · Version 1')).toBeVisible()
  await desk.keyboard.press('Escape')

  const anaPage = await story.window(ana, path, { language: 'es', theme: 'dark' })
  await anaPage.locator('[data-main=sign-up]').click()
  const question = anaPage.getByRole('dialog', { name: 'Antes de apuntarte' })
  await expect(question.getByText('Usa calzado de cancha.')).toBeVisible()
  await question.getByRole('button', { name: 'Firmar y apuntarme' }).click()
  await expect(question.getByText('Marca la casilla para aceptar.')).toBeVisible()
  await question.getByRole('textbox', { name: 'Tu nombre completo' }).fill('Ana Ejemplo')
  await question.getByText('Lo leí y estoy de acuerdo.').click()
  await expectAccessible(anaPage)
  await question.getByRole('button', { name: 'Firmar y apuntarme' }).click()
  await expect(anaPage.getByRole('list', { name: 'Jugadores' })).toContainText('Ana')

  await expect(desk.getByText('Agreement not signed')).toHaveCount(1)
  await desk.getByRole('button', { name: 'Manage event' }).click()
  await desk.getByRole('menuitem', { name: 'Agreements' }).click()
  await expect(sheet.getByText('1 of 2 signed')).toBeVisible()
  await expect(sheet.getByText(/^Signed by Ana Ejemplo, /)).toBeVisible()
  await sheet.getByRole('button', { name: 'Ben signed on paper' }).click()
  await expect(sheet.getByText('2 of 2 signed')).toBeVisible()
  await expect(sheet.getByText(/^On paper, ticked by Olga, /)).toBeVisible()
  await expectAccessible(desk)
  await sheet.getByRole('button', { name: 'Undo paper of Ben' }).click()
  await expect(sheet.getByText('1 of 2 signed')).toBeVisible()
  await sheet.getByRole('button', { name: 'Print sheet' }).click()
  await expect(desk.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
  await expect(desk.getByRole('cell', { name: 'Ben' })).toBeVisible()
})
