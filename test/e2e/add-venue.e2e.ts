// Adding and editing a venue.
import { locationSearchText } from '#domain/location/search.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('who adds a venue becomes its admin: the crown shows at once @proof', async ({ story }) => {
  const { page } = await story.player('Ana', '/locationedit/new')
  await page.getByRole('button', { name: 'Add venue' }).click()
  await expect(page.getByText('Please enter a name of 2 to 80 characters.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rio Courts')
  await expect(page.getByText('Please enter a name of 2 to 80 characters.')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('30.2672, -97.7431')
  await expect(page.getByRole('textbox', { name: 'Longitude' })).toHaveValue('-97.7431')
  await page.getByRole('radiogroup', { name: 'Lights' }).getByText('No', { exact: true }).click()
  await page.getByRole('button', { name: 'Add venue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rio Courts')
  await expect(page.getByText('admin of 1 venue')).toBeAttached()
  await expect(page.locator('dl')).toContainText('LightsNo')
  await expect(page.getByRole('list', { name: 'Admins' })).toContainText('Ana (you)')
})

for (const [language, town, chosen] of [
  ['en', 'Find the town', 'The location is in Madrid, Madrid.'],
  ['es', 'Buscar la ciudad', 'La ubicación está en Madrid, Madrid.'],
] as const) {
  test(`a new venue is put down in a town found by its name, and typed no coordinates, ${language} @proof`, async ({
    story,
  }) => {
    const { db } = story.app
    await aLocation(db, {
      name: 'Gimnasio',
      city: 'Madrid (Hortaleza)',
      region: 'Madrid',
      country: 'ES',
      lat: 40.47,
      lon: -3.66,
    })
    await aLocation(db, {
      name: 'Polideportivo',
      city: 'Madrid (Carabanchel)',
      region: 'Madrid',
      country: 'ES',
      lat: 40.37,
      lon: -3.76,
    })
    const { page } = await story.player('Ana', '/locationedit/new', { language })
    await page.getByRole('searchbox', { name: town }).fill('madri')
    await page.getByRole('button', { name: 'Madrid, Madrid', exact: true }).click()
    await expect(page.getByText(chosen)).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('textbox', { name: language === 'en' ? 'Name' : 'Nombre' })
      .fill('Nuevas pistas')
    await page
      .getByRole('button', { name: language === 'en' ? 'Add venue' : 'Añadir sede' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevas pistas')
    const row = await db
      .selectFrom('locations')
      .select(['city', 'region', 'country', 'lat', 'lon', 'timezone'])
      .where('name', '=', 'Nuevas pistas')
      .executeTakeFirst()
    expect(row).toEqual({
      city: 'Madrid',
      region: 'Madrid',
      country: 'ES',
      lat: 40.42,
      lon: -3.71,
      timezone: 'Europe/Madrid',
    })
  })
}

test('a venue within 250 m is asked about before another one is added @proof', async ({
  story,
}) => {
  story.expectNoise(/409 .*locations-create/)
  const { db } = story.app
  const known = await aLocation(db, { name: 'Known Courts', lat: 30.2672, lon: -97.7431 })
  const { page } = await story.player('Ana', '/locationedit/new', {
    context: {
      geolocation: { latitude: 30.2673, longitude: -97.7431 },
      permissions: ['geolocation'],
    },
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Rio Courts')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('30.2673')
  await page.getByRole('button', { name: 'Add venue' }).click()
  const question = page.getByRole('dialog', { name: 'Is it this one?' })
  await expect(question.getByRole('link', { name: /Known Courts/ })).toHaveAttribute(
    'href',
    `/venuedetail/${known}`,
  )
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await db.selectFrom('locations').select('locationId').execute()).toHaveLength(1)
  await page.getByRole('button', { name: 'Add venue' }).click()
  await page.getByRole('button', { name: 'It’s another place' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rio Courts')
})

test('an admin changes the venue and every open window shows it; nobody else edits it @proof', async ({
  story,
}) => {
  const { db } = story.app
  const venue = await aLocation(db, { name: 'Old Name' })
  const { page: anas, player: ana } = await story.player('Ana', '/welcome')
  await anAdmin(db, venue, ana.playerId)
  const { page: bobs } = await story.player('Bob', `/venuedetail/${venue}`)
  await expect(bobs.getByRole('link', { name: 'Edit venue' })).toBeHidden()
  await anas.goto(`/venuedetail/${venue}`)
  await anas.getByRole('link', { name: 'Edit venue' }).click()
  await anas.getByRole('textbox', { name: 'Name' }).fill('New Name')
  await anas
    .getByRole('radiogroup', { name: 'Who may create events' })
    .getByText('Its admins')
    .click()
  await anas.getByRole('button', { name: 'Save' }).click()
  await expect(anas.getByRole('heading', { level: 1 })).toHaveText('New Name')
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('New Name')
  await expect(
    bobs.getByText('Only the admins of this venue may create events here.').first(),
  ).toBeVisible()
  await bobs.goto(`/locationedit/${venue}`)
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('Suggest an edit')
  await expect(bobs.getByRole('button', { name: 'Save' })).toBeHidden()
  expect(
    await db
      .selectFrom('locations')
      .select('search')
      .where('locationId', '=', venue)
      .executeTakeFirst(),
  ).toEqual({
    search: locationSearchText({ name: 'New Name', city: 'New York', region: 'NY', country: 'US' }),
  })
})
