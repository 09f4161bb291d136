// Members of a club chat and answer a poll that becomes an event.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('members write to each other, and what is removed says so @proof', async ({ story }) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page: olgas, player: olga } = await story.player('Olga', '/', { homeLocation: location })
  const ann = await story.app.signedIn('Ann', { homeLocation: location })
  await aClub(story.app.db, {
    location,
    owner: olga.playerId,
    name: 'Dinkers',
    members: [ann.playerId],
  })
  const address = `/editclub/dinkers?locId=${location}&clubName=Dinkers`
  await olgas.goto(story.url + address)
  const anns = await story.window(ann, address, { language: 'es', theme: 'dark' })
  await anns.getByRole('button', { name: 'Abrir el chat' }).click()
  const chat = anns.getByRole('dialog', { name: 'Chat del club' })
  await chat.getByRole('textbox').fill('¿Quién trae pelotas?')
  await chat.getByRole('button', { name: 'Enviar', exact: true }).click()
  const card = olgas.getByRole('region', { name: 'Club chat' })
  await expect(card).toContainText('Ann: ¿Quién trae pelotas?')
  await expect(card).toContainText('1 new')
  await card.getByRole('button', { name: 'Open the chat' }).click()
  const sheet = olgas.getByRole('dialog', { name: 'Club chat' })
  await expectAccessible(olgas)
  await sheet.getByRole('button', { name: 'Remove Ann’s message' }).click()
  await olgas.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(sheet.getByRole('listitem')).toContainText('Message removed')
  await expect(chat.getByRole('listitem')).toContainText('Mensaje quitado')
  await sheet.getByText('Tell me about new messages').click()
  await expect
    .poll(() =>
      story.app.db
        .selectFrom('club_members')
        .select('chatMuted')
        .where('playerId', '=', olga.playerId)
        .execute(),
    )
    .toEqual([{ chatMuted: true }])
  await expectAccessible(anns)
})

test('a club is asked which time suits, and the time that leads opens the form of its event @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page, player: olga } = await story.player('Olga', '/', { homeLocation: location })
  const ann = await story.app.signedIn('Ann', { homeLocation: location })
  await aClub(story.app.db, {
    location,
    owner: olga.playerId,
    name: 'Dinkers',
    members: [ann.playerId],
  })
  const address = `/editclub/dinkers?locId=${location}&clubName=Dinkers`
  await page.goto(story.url + address)
  await page.getByRole('button', { name: 'Ask the club' }).click()
  const later = addDays(toDeviceDay(Date.now()), 5)
  await page.getByLabel('Day 2').fill(later)
  await page.getByLabel('Time 2').fill('09:30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask all members' }).click()
  const polls = page.getByRole('list', { name: 'Polls' })
  await expect(polls).toContainText('When shall we play?')

  const anns = await story.window(ann, address, { language: 'es', theme: 'dark' })
  await anns.getByRole('button', { name: /9:30/ }).click()
  await expect(anns.getByRole('button', { name: /9:30/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(polls).toContainText('1 member answered')
  await page.getByRole('button', { name: 'Show who answered' }).click()
  await expect(polls).toContainText('Ann')
  await expectAccessible(page)
  await expectAccessible(anns)
  await page.getByRole('button', { name: 'Close “When shall we play?”' }).click()
  await expect(anns.getByText('Cerrada')).toBeVisible()

  await page.getByRole('link', { name: /Plan it for/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(later)
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('09:30')
  await expect(page.getByLabel('Invited', { exact: true })).toHaveValue('Dinkers')
})
