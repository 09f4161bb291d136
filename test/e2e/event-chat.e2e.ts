// The chat of an event, and its log.
import { randomUUID } from 'node:crypto'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('those in an event write to each other, also without a connection, and see what is new; who runs it keeps order and reads the log', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 2), title: 'Finals' },
  )
  const { page: ann, player } = await story.player('Ann', `/vieweditevent/${eventId}`, {
    homeLocation: location,
  })
  await expect(ann.getByRole('heading', { name: 'Finals' })).toBeVisible()
  await expect(ann.getByRole('region', { name: 'Event chat' })).toHaveCount(0)
  await signUp(player, eventId)
  await ann
    .getByRole('region', { name: 'Event chat' })
    .getByRole('button', { name: 'Open the chat' })
    .click()
  const sheet = ann.getByRole('dialog', { name: 'Event chat' })
  await expect(sheet.getByText('No messages yet')).toBeVisible()

  const organizer = await story.window(olga, `/vieweditevent/${eventId}`, {
    language: 'es',
    theme: 'dark',
  })
  await organizer.getByRole('button', { name: 'Abrir el chat' }).click()
  const chat = organizer.getByRole('dialog', { name: 'Chat del evento' })
  await chat.getByRole('textbox').fill('La pista 3 está mojada')
  await chat.getByRole('textbox').press('Enter')
  await chat.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(sheet.getByRole('listitem')).toContainText('La pista 3 está mojada')

  await expect(ann.getByText('1 new')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await olga.must('eventChats-send', { messageId: randomUUID(), eventId, message: 'Now it is dry' })
  await expect(ann.getByRole('region', { name: 'Event chat' })).toContainText('1 new')
  await expectAccessible(ann)
  await ann.getByRole('button', { name: 'Open the chat' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect
    .poll(() =>
      story.app.db
        .selectFrom('event_chat_reads')
        .select('playerId')
        .where('playerId', '=', player.playerId)
        .execute(),
    )
    .toHaveLength(1)

  await ann.context().setOffline(true)
  await sheet.getByRole('textbox').fill('I bring a towel')
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sheet.getByRole('listitem').last()).toContainText('I bring a towel')
  await expect(sheet.getByText('Will be sent')).toBeVisible()
  await ann.context().setOffline(false)
  await expect(sheet.getByText('Will be sent')).toHaveCount(0)
  await expect(chat.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(ann)
  await expectAccessible(organizer)

  await chat.getByRole('button', { name: 'Quitar el mensaje de Ann' }).click()
  await organizer.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(ann.getByRole('region', { name: 'Event chat' })).toContainText('Olga: Now it is dry')
  await expect(ann.getByText(/\d new/)).toHaveCount(0)
  await chat.getByRole('button', { name: 'Cerrar' }).click()
  await openDoors(story.app, eventId)
  await olga.must('events-checkIn', { eventId, playerId: player.playerId, attendance: 'no-show' })
  await organizer.getByRole('button', { name: 'Gestionar evento' }).click()
  await organizer.getByRole('menuitem', { name: 'Registro de actividad' }).click()
  await expect(organizer.getByRole('dialog').getByRole('listitem')).toContainText(
    'Olga marcó que Ann no vino',
  )
  await expectAccessible(organizer)
})
