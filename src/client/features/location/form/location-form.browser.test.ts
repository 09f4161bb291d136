import type { Page } from '@playwright/test'
import { describe, test } from 'vitest'
import { eachLanguage, expect, openForm, submitTwice } from '#test/support/form-page.ts'

const languages = [
  {
    language: 'en',
    name: 'Name',
    lat: 'Latitude',
    lon: 'Longitude',
    website: 'Website',
    wrongWebsite: 'Please enter a web address such as https://example.org.',
    wrongName: 'Please enter a name of 2 to 80 characters.',
    wrongLat: 'Please enter a number from −90 to 90.',
    wrongLon: 'Please enter a number from −180 to 180.',
  },
  {
    language: 'es',
    name: 'Nombre',
    lat: 'Latitud',
    lon: 'Longitud',
    website: 'Sitio web',
    wrongWebsite: 'Una dirección web como https://example.org.',
    wrongName: 'Un nombre de 2 a 80 caracteres.',
    wrongLat: 'Un número de −90 a 90.',
    wrongLon: 'Un número de −180 a 180.',
  },
] as const

const submit = (page: Page) => page.getByRole('button', { name: 'submit' })
const stored = { 'locations-create': () => ({ result: { locationId: 'one' } }) }

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Riverside Courts')
  await page.getByRole('textbox', { name: 'Latitude' }).fill('30.27, -97.74')
}

describe.each(eachLanguage(languages))('the form of a venue, $language', (t) => {
  test('says at each field what is wrong with it; mending one keeps the focus in it', async () => {
    const { page, asked } = await openForm('location', { language: t.language })
    const name = page.getByRole('textbox', { name: t.name, exact: true })
    const lat = page.getByRole('textbox', { name: t.lat })
    await submit(page).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(t.wrongName)
    await expect(lat).toHaveAccessibleDescription(t.wrongLat)
    await expect(page.getByRole('textbox', { name: t.lon })).toHaveAccessibleDescription(t.wrongLon)
    await name.fill('R')
    await expect(name).toHaveAccessibleDescription('')
    await expect(lat).toHaveAccessibleDescription(t.wrongLat)
    await expect(name).toBeFocused()
    await name.fill('Riverside Courts')
    await submit(page).click()
    await expect(lat).toBeFocused()
    expect(asked('locations-create')).toEqual([])
  })

  test('has what the server refused at the field it names', async () => {
    const { page } = await openForm('location', {
      language: t.language,
      answers: {
        'locations-create': () => ({ refused: 'bad-input', params: { field: 'fields.website' } }),
      },
    })
    await page.getByRole('textbox', { name: t.name, exact: true }).fill('Riverside Courts')
    await page.getByRole('textbox', { name: t.lat }).fill('30.27, -97.74')
    const website = page.getByRole('textbox', { name: t.website })
    await website.fill('riverside.example')
    await submit(page).click()
    await expect(website).toHaveAccessibleDescription(t.wrongWebsite)
    await expect(website).toBeFocused()
    await website.fill('riverside.test')
    await expect(website).toHaveAccessibleDescription('')
  })
})

test('a venue nearby is asked about, and sent as another one when it is', async () => {
  const { page, asked } = await openForm('location', {
    answers: {
      'locations-create': (input) =>
        (input as { confirmedDistinct: boolean }).confirmedDistinct
          ? { result: { locationId: 'one' } }
          : {
              refused: 'location-nearby-exists',
              params: { locationId: 'other', name: 'Mueller Hall' },
            },
    },
  })
  await fillIn(page)
  await submit(page).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Mueller Hall')
  await question.getByRole('button', { name: 'another' }).click()
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('locations-create')).toMatchObject([
    { confirmedDistinct: false },
    { confirmedDistinct: true, fields: { name: 'Riverside Courts', lat: 30.27, lon: -97.74 } },
  ])
})

test('another refusal is said in a dialog, and what was typed stays', async () => {
  const { page } = await openForm('location', {
    answers: { 'locations-create': () => ({ refused: 'active-location-limit' }) },
  })
  await fillIn(page)
  await submit(page).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'Longitude' })).toHaveValue('-97.74')
})

test('sent twice it asks once', async () => {
  const { page, asked } = await openForm('location', { answers: stored })
  await fillIn(page)
  await submitTwice(page)
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('locations-create')).toHaveLength(1)
})

test('what is typed stays while somebody else changes the venue', async () => {
  const { page } = await openForm('location')
  await fillIn(page)
  await page.getByRole('button', { name: 'somebody else changes it' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Riverside Courts',
  )
})
