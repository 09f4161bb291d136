import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInstallationFile } from './installation-file.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-file-'))
  await writeFile(join(folder, 'logo.svg'), svg)
  await writeFile(join(folder, 'terms.md'), '## Be kind\n\nAt {app}.')
  await writeFile(join(folder, 'html.md'), '<b>Be kind</b>')
  await writeFile(join(folder, 'long.md'), 'x'.repeat(801))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(written: unknown) {
  const file = join(folder, 'installation.json')
  await writeFile(file, typeof written === 'string' ? written : JSON.stringify(written))
  return readInstallationFile(file)
}

test('without the setting there is none', async () => {
  expect(await readInstallationFile(null)).toBeNull()
})

test('it names what it sets, and reads the files beside it', async () => {
  const preset = await read({
    name: 'Pier 7',
    hue: 285,
    slogans: { es: 'Jugamos hoy.' },
    contact: 'help@pier.example',
    logo: 'logo.svg',
    texts: { terms: { en: 'terms.md' } },
    registration: 'invitation',
  })
  expect(preset).toMatchObject({
    branding: {
      name: 'Pier 7',
      shortName: 'Pier 7',
      contact: 'mailto:help@pier.example',
      logo: { type: 'svg' },
    },
    texts: [{ name: 'terms', language: 'en', markdown: '## Be kind\n\nAt {app}.' }],
    registration: 'invitation',
  })
  expect(preset?.fields.toSorted()).toEqual([
    'contact',
    'hue',
    'logo',
    'name',
    'registration',
    'shortName',
    'slogans.es',
    'texts.terms.en',
  ])
})

test.each([
  ['{', 'INSTALLATION_FILE: it is not JSON'],
  [7, 'INSTALLATION_FILE: It holds one object of settings.'],
  [{ nmae: 'x' }, 'INSTALLATION_FILE: nmae: it has no such setting.'],
  [{ name: '' }, 'INSTALLATION_FILE: name: A name has 1 to 40 characters'],
  [{ name: 'A name that is long' }, 'INSTALLATION_FILE: shortName: A short name has 1 to 12'],
  [{ hue: 400 }, 'INSTALLATION_FILE: hue: The hue is a whole number'],
  [{ hue: 110 }, 'INSTALLATION_FILE: hue: This hue looks like the ball'],
  [{ website: 'javascript:alert(1)' }, 'INSTALLATION_FILE: website: The website is an address'],
  [{ contact: 'mailto:a@b?bcc=c@d' }, 'INSTALLATION_FILE: contact: The contact is'],
  [{ slogans: { fr: 'x' } }, 'INSTALLATION_FILE: slogans.fr: it has no such setting.'],
  [{ slogans: { en: 'x'.repeat(81) } }, 'INSTALLATION_FILE: slogans.en: A slogan has at most'],
  [{ logo: 'none.svg' }, "INSTALLATION_FILE: logo: none.svg can't be read"],
  [{ logo: 'terms.md' }, 'INSTALLATION_FILE: logo: The file is no SVG'],
  [{ texts: { about: {} } }, 'INSTALLATION_FILE: texts.about: it has no such setting.'],
  [
    { texts: { terms: { en: 'html.md' } } },
    'INSTALLATION_FILE: texts.terms.en: The text holds HTML',
  ],
  [
    { texts: { landing: { en: 'long.md' } } },
    'INSTALLATION_FILE: texts.landing.en: The text is too long: 800',
  ],
  [{ registration: 'shut' }, 'INSTALLATION_FILE: registration: Registration is one of open'],
])('%j refuses the start: %s', async (written, words) => {
  await expect(read(written)).rejects.toThrow(words)
  await expect(read(written)).rejects.toMatchObject({ name: 'StartError' })
})

test('a file that is not there refuses the start', async () => {
  await expect(readInstallationFile(join(folder, 'none.json'))).rejects.toThrow("can't be read")
})
