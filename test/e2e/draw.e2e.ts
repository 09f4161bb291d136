// A lottery from its form to its verification: sign-up order doesn't matter, one draw assigns the
// places, and any player's device can repeat it.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { makeDueDraws } from '../../src/server/features/draw/jobs.ts'
import { expect, expectAccessible, test } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const mainButton = (page: Page) => page.locator('[data-main]')

test('players enter a lottery, wait without a position, are drawn in open windows, and check the draw on their own device @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page: olivia } = await story.player(
    'Olivia',
    `/createevent/${location}/${in3Days()}/18:00`,
    { homeLocation: location },
  )
  await olivia.getByRole('textbox', { name: 'Title' }).fill('Fair games')
  await olivia.getByText('Sign-up rules').click()
  await olivia
    .getByRole('radiogroup', { name: 'How places are given' })
    .getByText('Lottery')
    .click()
  await expect(olivia.getByLabel('Draw on')).toHaveValue(addDays(in3Days(), -1))
  await olivia.getByLabel('Draw on').fill(in3Days())
  await olivia.getByLabel('Draw at').fill('18:30')
  await olivia.getByRole('button', { name: 'Publish' }).click()
  await expect(
    olivia.getByText('The draw must be after sign-up opens and before the start.'),
  ).toBeVisible()
  await olivia.getByLabel('Draw at').fill('12:00')
  const [least, most] = [
    olivia.getByRole('textbox', { name: 'At least' }),
    olivia.getByRole('textbox', { name: 'At most' }),
  ]
  await least.fill('')
  await most.fill('2')
  await expect(least).toHaveValue(/\d/)
  await least.fill('2')
  await expect(olivia.getByLabel('Draw at')).toBeVisible()
  await expectAccessible(olivia)
  await olivia.getByRole('button', { name: 'Publish' }).click()
  await olivia.waitForURL(/\/vieweditevent\//)

  const path = new URL(olivia.url()).pathname
  const { page: ana } = await story.player('Ana', path, { homeLocation: location })
  await expect(mainButton(ana)).toHaveText(/^Enter the draw · draw .+12:00/)
  await mainButton(ana).click()
  await expect(toast(ana, 'You’re in the draw')).toBeVisible()
  await expect(mainButton(ana)).toHaveAccessibleName('In the draw, leave')
  for (const name of ['Ben', 'Cleo', 'Dan'])
    await (
      await story.app.signedIn(name, { homeLocation: location })
    ).must('events-signUp', { eventId: path.split('/').at(-1) ?? '', guests: 0 })
  await expect(
    ana.getByRole('list', { name: 'In the draw (4)' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(ana.getByText('4 in the draw')).toBeVisible()
  await expectAccessible(ana)
  await ana.goto('/myevents')
  await expect(ana.locator('[data-event]').filter({ hasText: 'Fair games' }).first()).toContainText(
    'In the draw',
  )
  await ana.goto(path)

  await olivia.getByRole('button', { name: 'Manage event' }).click()
  await olivia.getByRole('menuitem', { name: 'Draw now' }).click()
  await olivia.getByRole('alertdialog').getByRole('button', { name: 'Draw now' }).click()
  await expect(ana.getByRole('list', { name: /^Players/ }).getByRole('listitem')).toHaveCount(2)
  await expect(mainButton(ana)).toHaveAccessibleName(/You’re in, cancel|On waitlist #\d, leave/)
  await expect(ana.getByRole('link', { name: /^Alerts/ })).toHaveAccessibleName(/1 unread alert/)
  const draw = ana.getByRole('region', { name: 'The draw' })
  await expect(draw).toContainText('by Olivia')
  await draw.getByText('Show the drawn order').click()
  await expect(draw.getByRole('listitem')).toHaveCount(4)
  await draw.getByRole('button', { name: 'Check the result' }).click()
  await expect(draw.getByRole('status')).toHaveText('Checked: same result')
  await expectAccessible(ana)
})

test('turns go to those who played less; a draw that is due is made by the server and shows in Spanish, dark @proof', async ({
  story,
}) => {
  const { db, deps } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const ago = (days: number) => addDays(toDeviceDay(Date.now()), -days)
  const [ben, cleo] = [
    await story.app.signedIn('Ben', { homeLocation: location }),
    await story.app.signedIn('Cleo', { homeLocation: location }),
  ]
  const past = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    { startDate: ago(7), playing: 1, nextOrder: 2 },
  )
  await db
    .insertInto('player_events')
    .values({
      eventId: past,
      playerId: ben.playerId,
      guests: 0,
      attendance: 'here',
      startDate: ago(7),
      place: 'playing',
      entryOrder: 1,
      partnerId: null,
    })
    .execute()
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    {
      startDate: in3Days(),
      title: 'Por turnos',
      maxPlayers: 2,
      signupMode: 'take turns',
      drawAt: new Date(Date.now() - 1000),
    },
  )
  for (const player of [ben, cleo]) await player.must('events-signUp', { eventId, guests: 0 })
  const { page: ana } = await story.player('Ana', `/vieweditevent/${eventId}`, {
    homeLocation: location,
    language: 'es',
    theme: 'dark',
  })
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName('En el sorteo · Salir')
  expect(await makeDueDraws(deps)).toBe(1)
  await expect(mainButton(ana)).toHaveAccessibleName(/^Tienes plaza · Cancelar/)
  await expect(ana.getByRole('list', { name: 'Lista de espera (1)' })).toContainText('Ben')
  const draw = ana.getByRole('region', { name: 'El sorteo' })
  await draw.getByText('Ver el orden del sorteo').click()
  await expect(draw.getByRole('listitem').last()).toContainText('jugó 1 vez')
  await draw.getByRole('button', { name: 'Comprobar el resultado' }).click()
  await expect(draw.getByRole('status')).toHaveText('Comprobado: mismo resultado')
  await expectAccessible(ana)
})
