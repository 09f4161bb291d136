import { describe, test } from 'vitest'
import { eachLanguage, expect, openForm, submitTwice } from '#test/support/form-page.ts'

const languages = [
  {
    language: 'en',
    name: 'Club name',
    save: 'Save',
    taken: 'Sorry, a club with this name already exists for Riverside. Please choose another name.',
    missing: 'Please input a club name.',
    characters: 'Please use letters and numbers in the club name.',
  },
  {
    language: 'es',
    name: 'Nombre del club',
    save: 'Guardar',
    taken: 'Lo sentimos, ya existe un club con este nombre en Riverside. Elige otro nombre.',
    missing: 'Escribe un nombre para el club.',
    characters: 'Usa letras y números en el nombre del club.',
  },
] as const

describe.each(eachLanguage(languages))('the form of a club’s name, $language', (t) => {
  test('is opened to type in, and leads back to a name that is missing', async () => {
    const { page, asked } = await openForm('club', { language: t.language })
    const name = page.getByRole('textbox', { name: t.name })
    await expect(name).toBeFocused()
    await page.getByRole('button', { name: t.save }).click()
    await expect(name).toHaveAccessibleDescription(t.missing)
    await expect(name).toBeFocused()
    expect(asked('clubs-create')).toEqual([])
  })

  test('judges a name while it is typed, and sends none that cannot be', async () => {
    const { page } = await openForm('club', { language: t.language })
    const name = page.getByRole('textbox', { name: t.name })
    await name.fill('!!!')
    await expect(name).toHaveAccessibleDescription(t.characters)
    await expect(page.getByRole('button', { name: t.save })).toBeDisabled()
    await name.fill('Dinks!')
    await expect(name).not.toHaveAccessibleDescription(t.characters)
    await expect(page.getByRole('button', { name: t.save })).toBeEnabled()
  })

  test('has what the server says of a name beside it, until another is typed', async () => {
    const { page } = await openForm('club', {
      language: t.language,
      answers: {
        'clubs-create': () => ({ refused: 'club-name-taken', params: { location: 'Riverside' } }),
      },
    })
    const name = page.getByRole('textbox', { name: t.name })
    await name.fill('Dinks')
    await name.press('Enter')
    await expect(name).toHaveAccessibleDescription(t.taken)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Dinks')
    await name.fill('Dinkers')
    await expect(name).not.toHaveAccessibleDescription(t.taken)
    await expect(page.getByRole('button', { name: t.save })).toBeEnabled()
  })
})

test('what is refused of the whole is said in a dialog, and what was typed stays', async () => {
  const { page } = await openForm('club', {
    answers: { 'clubs-create': () => ({ refused: 'location-not-found' }) },
  })
  const name = page.getByRole('textbox', { name: 'Club name' })
  await name.fill('Dinks')
  await name.press('Enter')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(name).toHaveValue('Dinks')
  await expect(name).toBeEditable()
})

test('sent twice it asks once, and is gone once it is stored', async () => {
  const { page, asked } = await openForm('club', {
    answers: { 'clubs-create': () => ({ result: { clubId: 'one' } }) },
  })
  await page.getByRole('textbox', { name: 'Club name' }).fill(' Dinks ')
  await submitTwice(page)
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('clubs-create')).toEqual([{ locationId: 'riverside', clubName: 'Dinks' }])
})

test('what is typed stays while somebody else renames the club', async () => {
  const { page } = await openForm('club')
  await page.getByRole('textbox', { name: 'Club name' }).fill('Dinks')
  await page.getByRole('button', { name: 'somebody else changes it' }).click()
  await expect(page.getByRole('textbox', { name: 'Club name' })).toHaveValue('Dinks')
})
