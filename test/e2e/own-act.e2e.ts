// Others put players into an event: one says yes on the alert, the other takes their name off on the event's page.
import { aLocation } from '#test/support/builders.ts'
import { soonInNewYork } from '#test/support/event-scene.ts'
import { closeCup, openCup } from '#test/support/own-act-scene.ts'
import { expect, expectAccessible, test } from './story.ts'

test('who was put in answers on the alert or on the event: a yes counts, a no leaves a guest', async ({ story }) => {
  const { app } = story
  const location = await aLocation(app.db)
  const players = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name, { homeLocation: location })))
  const [ann, ben] = players
  const organizer = await app.signedIn('Olga', { homeLocation: location })
  if (ann === undefined || ben === undefined) throw new Error('a cup has four entrants')
  const entrants = players.map((player) => ({ player, isPutIn: player === ann || player === ben }))
  const eventId = await openCup(app, { location, organizer, entrants, fields: { ...soonInNewYork(), title: 'Spring cup' } })

  const benPage = await story.window(ben, `/vieweditevent/${eventId}`, { language: 'es', theme: 'dark' })
  const question = benPage.getByRole('region', { name: '¿Fuiste tú?' })
  await expect(question).toContainText('Te añadieron a este evento')
  await expectAccessible(benPage)
  const annPage = await story.window(ann, '/alerts')
  const results = await story.window(organizer, `/results/${eventId}`)
  await closeCup(app, organizer, eventId)

  const asked = annPage.getByRole('listitem').filter({ hasText: 'You were in Spring cup' })
  await expect(asked).toHaveCount(1)
  await expect(asked.getByRole('button', { name: 'Not me' })).toBeVisible()
  await expectAccessible(annPage)
  await asked.getByRole('button', { name: 'Yes, that’s me' }).click()
  await expect(annPage.getByText('Thanks, it counts for you')).toBeVisible()
  await expect(asked).toHaveCount(0)

  await question.getByRole('button', { name: 'No soy yo' }).click()
  const dialog = benPage.getByRole('alertdialog')
  await expect(dialog).toContainText('¿Quitar tu nombre?')
  await expectAccessible(benPage)
  await dialog.getByRole('button', { name: 'Quitar mi nombre' }).click()
  await expect(benPage.getByText('Tu nombre ya no figura en este evento')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(results.getByRole('table').getByRole('rowheader')).toContainText(['Ann', 'Guest 1', 'Cleo', 'Dan'])
})
