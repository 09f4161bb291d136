import type { Locator } from '@playwright/test'
import { describe, test } from 'vitest'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { eachLanguage, expect, openForm, submitTwice } from '#test/support/form-page.ts'

const languages = [
  {
    language: 'en',
    name: 'Name',
    firstDay: 'First day',
    lastDay: 'Last day',
    note: 'Note',
    invitedOnly: 'Invited only',
    group: 'Invited group',
    unknownGroup: 'Choose friends, favorites or one of your clubs at this venue.',
    levelTo: 'Level to',
    wrongLevels: 'The lowest skill can’t be above the highest.',
    short: 'At least 3 characters.',
    early: 'The last day is before the first day or the deadline.',
    wrongDates: 'The league’s dates don’t add up. Check first day, last day and deadline.',
    refused: 'This venue no longer exists.',
  },
  {
    language: 'es',
    name: 'Nombre',
    firstDay: 'Primer día',
    lastDay: 'Último día',
    note: 'Nota',
    invitedOnly: 'Solo invitados',
    group: 'Grupo invitado',
    unknownGroup: 'Elige amigos, favoritos o uno de tus clubes en esta sede.',
    levelTo: 'Nivel hasta',
    wrongLevels: 'El nivel más bajo no puede superar el más alto.',
    short: 'Al menos 3 caracteres.',
    early: 'El último día es anterior al primero o al plazo.',
    wrongDates: 'Las fechas de la liga no cuadran. Revisa el primer día, el último y el plazo.',
    refused: 'Esta sede ya no existe.',
  },
] as const

const answered = { answers: { 'leagues-create': () => ({ result: { leagueSeriesId: 'one' } }) } }

describe.each(eachLanguage(languages))('the form of a league, $language', (t) => {
  test('says at each field what is wrong with it, and the first one gets the focus', async () => {
    const { page, asked } = await openForm('league', { language: t.language })
    const name = page.getByRole('textbox', { name: t.name })
    await page.getByLabel(t.lastDay).fill('2031-06-01')
    await page.getByRole('button', { name: 'submit' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(t.short)
    await expect(page.getByLabel(t.lastDay)).toHaveAccessibleDescription(t.early)
    expect(asked('leagues-create')).toEqual([])
  })

  test('shows what the server refused at the field it is about, until that one changes', async () => {
    const refused: RefusalCode[] = ['league-dates', 'event-skill-range', 'invited-unknown']
    const { page } = await openForm('league', {
      language: t.language,
      answers: { 'leagues-create': () => ({ refused: refused.shift() ?? 'internal' }) },
    })
    const submit = page.getByRole('button', { name: 'submit' })
    const levelTo = page.getByRole('combobox', { name: t.levelTo })
    const group = page.getByRole('combobox', { name: t.group })
    await page.getByRole('textbox', { name: t.name }).fill('Summer ladder')
    await page.getByText(t.invitedOnly, { exact: true }).click()
    await submit.click()
    await expect(page.getByLabel(t.lastDay)).toHaveAccessibleDescription(t.wrongDates)
    await submit.click()
    await expect(levelTo).toHaveAccessibleDescription(t.wrongLevels)
    await expect(levelTo).toBeFocused()
    await expect(page.getByLabel(t.lastDay)).toHaveAccessibleDescription('')
    await page.getByRole('textbox', { name: t.note }).fill('Nets')
    await expect(levelTo).toHaveAccessibleDescription(t.wrongLevels)
    await levelTo.selectOption('4.0')
    await expect(levelTo).toHaveAccessibleDescription('')
    await submit.click()
    await expect(group).toHaveAccessibleDescription(t.unknownGroup)
    await expect(group).toBeFocused()
    const border = (field: Locator) =>
      field.evaluate((element) => getComputedStyle(element).borderColor)
    await expect.poll(() => border(group)).not.toBe(await border(levelTo))
    await expect(page.getByRole('textbox', { name: t.name })).toHaveValue('Summer ladder')
  })

  test('shows what was refused of the whole below, and keeps what was typed', async () => {
    const { page } = await openForm('league', {
      language: t.language,
      answers: { 'leagues-create': () => ({ refused: 'location-not-found' }) },
    })
    await page.getByRole('textbox', { name: t.name }).fill('Summer ladder')
    await page.getByRole('button', { name: 'submit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.refused })).toBeVisible()
    await expect(page.getByRole('textbox', { name: t.name })).toHaveValue('Summer ladder')
  })
})

test('another day mends the last one, and a name is judged while it is mended', async () => {
  const { page } = await openForm('league')
  const name = page.getByRole('textbox', { name: 'Name' })
  const lastDay = page.getByLabel('Last day')
  await lastDay.fill('2031-06-15')
  await name.fill('a')
  await expect(name).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'submit' }).click()
  await expect(lastDay).toHaveAccessibleDescription(languages[0].early)
  await name.pressSequentially('b')
  await expect(name).toHaveAccessibleDescription(languages[0].short)
  await name.pressSequentially('c')
  await expect(name).toHaveAccessibleDescription('')
  await expect(name).toBeFocused()
  await page.getByLabel('First day').fill('2031-06-02')
  await page.getByLabel('Join until').fill('2031-06-02')
  await expect(lastDay).toHaveAccessibleDescription('')
})

test('sent twice it asks once, and is gone once it is stored', async () => {
  const { page, asked } = await openForm('league', answered)
  await page.getByRole('textbox', { name: 'Name' }).fill(' Summer ladder ')
  await submitTwice(page)
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('leagues-create')).toEqual([
    { fields: expect.objectContaining({ name: 'Summer ladder', note: 'Balls' }) },
  ])
})

test('what is typed stays while somebody else changes the league', async () => {
  const { page } = await openForm('league')
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer ladder')
  await page.getByRole('button', { name: 'somebody else changes it' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Summer ladder')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Balls')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'open' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Balls 1')
})
