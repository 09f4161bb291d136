import { describe, test } from 'vitest'
import { eachLanguage, expect, openForm, submitTwice } from '#test/support/form-page.ts'

const languages = [
  { language: 'en', save: 'Save', isNone: (network: string) => `This isn’t a link to ${network}.` },
  {
    language: 'es',
    save: 'Guardar',
    isNone: (network: string) => `Esto no es un enlace a ${network}.`,
  },
] as const

describe.each(eachLanguage(languages))(
  'the form of a profile, $language',
  ({ language, save, isNone }) => {
    test('says at each link that it is none, and the first one gets the focus', async () => {
      const { page, asked } = await openForm('profile', { language })
      const instagram = page.getByRole('textbox', { name: 'Instagram' })
      const medium = page.getByRole('textbox', { name: 'Medium' })
      await medium.fill('instagram.com/ana')
      await instagram.fill('javascript:alert(1)')
      await page.getByRole('button', { name: save }).click()
      await expect(instagram).toBeFocused()
      await expect(instagram).toHaveAccessibleDescription(isNone('Instagram'))
      await expect(medium).toHaveAccessibleDescription(isNone('Medium'))
      expect(asked('players-updatePlayer')).toEqual([])
      await instagram.fill('@ana')
      await expect(instagram).toHaveAccessibleDescription('')
      await expect(medium).toHaveAccessibleDescription(isNone('Medium'))
      await expect(instagram).toBeFocused()
    })

    test('says at its field what the server refused', async () => {
      const { page } = await openForm('profile', {
        language,
        answers: {
          'players-updatePlayer': () => ({
            refused: 'link-invalid',
            params: { network: 'X', field: 'twitter' },
          }),
        },
      })
      const x = page.getByRole('textbox', { name: 'X', exact: true })
      await x.fill('@ana')
      await page.getByRole('button', { name: save }).click()
      await expect(x).toHaveAccessibleDescription(isNone('X'))
      await expect(x).toBeFocused()
      await expect(x).toHaveValue('@ana')
    })
  },
)

test('sent twice it asks once, for what was changed here and nothing else', async () => {
  const { page, asked } = await openForm('profile', {
    answers: { 'players-updatePlayer': () => ({ result: { success: true } }) },
  })
  await page.getByRole('button', { name: 'somebody else changes it' }).click()
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Lefty')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Kitchen lover')
  await submitTwice(page)
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('players-updatePlayer')).toEqual([
    { playerId: 'ana', fields: { summary: 'Kitchen lover' } },
  ])
})

test('a refusal that is about no link is said in a dialog, and the form stays', async () => {
  const { page } = await openForm('profile', {
    answers: { 'players-updatePlayer': () => ({ refused: 'not-allowed' }) },
  })
  await page.getByRole('textbox', { name: 'Headline' }).fill('Righty')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Righty')
})
