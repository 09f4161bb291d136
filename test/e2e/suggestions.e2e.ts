// Suggested edits of a venue in open windows: from a player's form to an admin's decision.
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a player suggests, the admin sees it at once, applies one and dismisses another @proof', async ({
  story,
}) => {
  story.expectNoise(/400 .*suggestions-create/)
  const { db } = story.app
  const venue = await aLocation(db, { name: 'Old Hall', lat: 40.812345678, courts: 4, lit: null })
  const { page: bobs, player: bob } = await story.player('Bob', `/locationedit/${venue}`)
  await expect(
    bobs.getByText('This venue has no admin yet, so your suggestion waits until it has one.'),
  ).toBeVisible()
  await expect(bobs.getByRole('radiogroup', { name: 'Who may create events' })).toHaveCount(0)
  const { page: anas, player: ana } = await story.player('Ana', '/welcome')
  await anAdmin(db, venue, ana.playerId)
  await anas.goto(`/venuedetail/${venue}`)

  await bobs.goto(`/venuedetail/${venue}`)
  await bobs.getByRole('button', { name: 'More' }).click()
  await bobs.getByRole('menuitem', { name: 'Suggest an edit' }).click()
  await expect(bobs.getByText('An admin of this venue will review it: Ana.')).toBeVisible()
  await bobs.getByRole('button', { name: 'Suggest changes' }).click()
  await expect(bobs.getByRole('alertdialog')).toContainText('The venue already says all of this.')
  await bobs.getByRole('button', { name: 'OK' }).click()
  await bobs.getByRole('textbox', { name: 'Name' }).fill('New Hall')
  await bobs.getByRole('radiogroup', { name: 'Lights' }).getByText('Yes').click()
  await expectAccessible(bobs)
  await bobs.getByRole('button', { name: 'Suggest changes' }).click()
  await expect(bobs.getByText('Thanks, your suggestion is on its way.')).toBeVisible()
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('Old Hall')

  await anas.getByRole('link', { name: /1 open suggestion/ }).click()
  await expect(anas.getByRole('link', { name: 'Suggestions (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const cards = anas.getByRole('list', { name: 'Open suggestions' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards.first().getByRole('definition')).toHaveText([
    'NowOld HallSuggestedNew Hall',
    'NowNot knownSuggestedYes',
  ])
  await expect(cards.first().getByRole('link', { name: 'Bob' })).toBeVisible()
  await expectAccessible(anas)
  await anas.getByRole('button', { name: 'Apply' }).click()
  await expect(anas.getByText('No open suggestions')).toBeVisible()
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('New Hall')
  await anas.getByRole('link', { name: 'Log' }).click()
  await expect(anas.getByRole('list', { name: 'Log' })).toContainText(
    'Ana applied what Bob suggested',
  )

  await bob.must('suggestions-create', { locationId: venue, changes: { lat: 40.9, fee: '$5' } })
  const dark = { language: 'es', theme: 'dark' } as const
  const spanish = await story.window(ana, `/locationedit/${venue}?part=suggestions`, dark)
  await expect(spanish.getByRole('link', { name: 'Ver en un mapa' })).toHaveAttribute(
    'href',
    /mlat=40\.9&/,
  )
  await expectAccessible(spanish)
  await spanish.getByRole('button', { name: 'Descartar' }).click()
  await spanish.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(spanish.getByText('Ninguna sugerencia abierta')).toBeVisible()
  expect(
    await db
      .selectFrom('locations')
      .select(['lat', 'fee'])
      .where('locationId', '=', venue)
      .executeTakeFirst(),
  ).toEqual({ lat: 40.812345678, fee: '' })
  const form = await story.window(bob, `/locationedit/${venue}`, dark)
  await expect(form.getByRole('button', { name: 'Sugerir cambios' })).toBeVisible()
  await expectAccessible(form)
})
