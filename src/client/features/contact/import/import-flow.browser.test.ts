// The import of a list in a browser: file, encoding, columns, preview.
import type { Page } from '@playwright/test'
import { describe, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { readCases } from '#test/support/cases.ts'
import { eachLanguage, expect, openForm } from '#test/support/form-page.ts'
import { aWorkbook } from '#test/support/workbook.ts'

const languages = [
  {
    language: 'en',
    paste: 'Paste your list',
    file: 'Choose a file',
    letters: 'Character encoding',
    goOn: 'Continue',
    wrong: '1 can’t be added',
    noName: 'No name',
    correct: 'Correct 555 0199',
    name: 'Name',
    save: 'Save',
    leaveOut: 'Add Ben',
    agreed: /agreed/,
    add: 'Add 2 people',
    workbook: 'This kind of file can’t be read.',
  },
  {
    language: 'es',
    paste: 'Pega tu lista',
    file: 'Elegir un archivo',
    letters: 'Codificación de caracteres',
    goOn: 'Continuar',
    wrong: '1 no se puede agregar',
    noName: 'Falta el nombre',
    correct: 'Corregir los datos de 555 0199',
    name: 'Nombre',
    save: 'Guardar',
    leaveOut: 'Agregar a Ben',
    agreed: /aceptaron/,
    add: 'Agregar 2 personas',
    workbook: 'No podemos leer este tipo de archivo.',
  },
] as const

const answers = {
  'contacts-stage': (input: unknown) => {
    const { from, rows } = input as CallInput<'contacts-stage'>
    return {
      result: {
        isCompared: true,
        rows: rows.map((_, place) => ({ row: from + place, state: 'new', problem: null })),
      },
    }
  },
  'contacts-commit': () => ({ result: { added: 0 } }),
  'contacts-discard': () => ({ result: { success: true } }),
}

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer })
const button = (page: Page, name: string) => page.getByRole('button', { name })

describe.each(eachLanguage(languages))('the import of a list, $language', (t) => {
  test('a wrong byte offers the encodings, each with names as it shows them', async () => {
    const { page, asked } = await openForm('contacts', { language: t.language, answers })
    const csv = `Name,E-mail\nZoë,zoe@x.io\nNúñez,${'nunez'.repeat(9)}@x.io\n`
    await choose(page, t.file, 'a.csv', Buffer.concat([Buffer.from(csv), Buffer.from([0xe9])]))
    const letters = page.getByRole('combobox', { name: t.letters })
    await expect(letters).toHaveValue('utf-8')
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expect(letters.locator('option')).toContainText([
      'Zoë · Núñez · \uFFFD · UTF-8',
      'ZoÃ« · NÃºÃ±ez · é · Windows',
      'Mac',
    ])
    await letters.selectOption('windows-1252')
    await expect(page.getByText('ZoÃ«', { exact: true })).toBeVisible()
    await letters.selectOption('utf-8')
    await expect(page.getByText('Zoë', { exact: true })).toBeVisible()
    await button(page, t.goOn).click()
    await expect(button(page, t.add)).toBeHidden()
    expect(asked('contacts-stage')).toMatchObject([
      { rows: [{ name: 'Zoë' }, { name: 'Núñez' }, { name: '\uFFFD' }] },
    ])
  })

  test('an Excel file is read, and a row of nobody is corrected before anything is added', async () => {
    const { page, asked } = await openForm('contacts', { language: t.language, answers })
    const workbook = aWorkbook([
      [
        ['Name', 'Phone', 'DUPR ID', 'DUPR'],
        ['Zoë', '555 0101', 'XY7Z', 3.5],
        [null, '555 0199', null, null],
        ['Ben', null, 'AB1C', 4],
      ],
    ])
    await choose(page, t.file, 'a.xlsx', Buffer.from(await workbook.arrayBuffer()))
    await button(page, t.goOn).click()
    await expect(page.getByRole('heading', { name: t.wrong })).toBeVisible()
    await button(page, t.correct).click()
    const name = page.getByRole('textbox', { name: t.name, exact: true })
    await button(page, t.save).click()
    await expect(name).toHaveAccessibleDescription(t.noName)
    await name.fill('Cy')
    await button(page, t.save).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { name: t.wrong })).toBeHidden()
    await page.getByRole('checkbox', { name: t.leaveOut }).click({ force: true })
    await page.getByRole('checkbox', { name: t.agreed }).click({ force: true })
    await button(page, t.add).click()
    await expect.poll(() => asked('contacts-commit')).toMatchObject([{ leaveOut: [1] }])
    expect(asked('contacts-stage')).toMatchObject([
      {
        from: 0,
        rows: [
          { name: 'Zoë', skillSelf: 3.5, note: '' },
          { name: 'Ben', skillSelf: 4, note: '' },
        ],
      },
      { from: 2, rows: [{ name: 'Cy', phone: '555 0199' }] },
    ])
  })

  test('a pasted list has everyone who is somebody, with what stands beside the names', async () => {
    const { page, asked } = await openForm('contacts', { language: t.language, answers })
    const cases = readCases('people.txt')
    await page.getByLabel(t.paste).fill(cases.map(([line]) => line).join('\n'))
    await button(page, t.goOn).click()
    await button(page, t.goOn).click()
    const people = cases.filter(([, name]) => name !== '-')
    await expect
      .poll(() => asked('contacts-stage'))
      .toMatchObject([
        {
          rows: people.map(([, name, phone, skill]) => ({
            name,
            phone: phone === '-' ? null : phone,
            skillSelf: skill === '-' ? null : Number(skill),
          })),
        },
      ])
  })

  test('a file of another program says what to save instead', async () => {
    const { page } = await openForm('contacts', { language: t.language })
    await choose(page, t.file, 'a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
    await expect(page.getByText(t.workbook)).toBeVisible()
  })
})
