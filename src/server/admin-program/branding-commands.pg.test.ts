// The operator's commands for the name and look, with open windows.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { admin, app, folder, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { until } from '#test/support/until.ts'

startOperator()

const shipped = {
  name: 'Sideout',
  shortName: 'Sideout',
  hue: null,
  source: '',
  logo: '',
  isNamed: false,
}
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9" fill="#4a2f9e"/></svg>'

test('a name, a hue and a logo reach the open window of a visitor, and go again', async () => {
  const window = (await app.socket()).subscribe('branding-current', {})
  expect(await window.next()).toEqual(shipped)
  await admin('branding', 'set', '--name', 'Río Norte Pádel y Pickle', '--short-name', 'Río')
  expect(await window.until(({ isNamed }) => isNamed)).toMatchObject({
    name: 'Río Norte Pádel y Pickle',
    shortName: 'Río',
    hue: null,
  })
  await admin('branding', 'set', '--hue', '285')
  const { name, logo } = await window.until(({ hue }) => hue === 285)
  expect(name).toBe('Río Norte Pádel y Pickle')
  const file = join(folder, 'logo.svg')
  await writeFile(file, svg)
  expect(await admin('branding', 'logo', file)).toMatchObject({ logo: 'svg' })
  await window.until((shown) => shown.logo !== logo)
  await until('the server knows it', () =>
    app.deps.branding.current().logo === null ? undefined : true,
  )
  expect(app.deps.branding.current().logo?.bytes.toString()).not.toContain('script')
  await admin('branding', 'reset')
  expect(await window.until(({ isNamed }) => !isNamed)).toEqual(shipped)
  expect(await logLines()).toEqual([
    'branding set name shortName',
    'branding set hue',
    'branding logo logo',
    'branding reset reset',
  ])
})

test('the rest stays when some of it is set, and shows as it stands', async () => {
  await admin('branding', 'set', '--name', 'Club', '--slogan-es', 'Jugamos hoy.')
  await admin('branding', 'set', '--founded', '1987', '--website', 'https://club.example/')
  expect(await admin('branding', 'show')).toMatchObject({
    name: 'Club',
    shortName: 'Club',
    slogans: { en: '', es: 'Jugamos hoy.' },
    foundedIn: 1987,
    website: 'https://club.example/',
  })
  await admin('branding', 'reset')
  await expect(admin('branding', 'reset')).rejects.toThrow('Nothing is set.')
})

test.each([
  [['--name', ''], 'A name has 1 to 40 characters'],
  [['--name', 'x'.repeat(41), '--short-name', 'x'], 'A name has 1 to 40 characters'],
  [['--short-name', 'x'.repeat(13)], 'A short name has 1 to 12 characters'],
  [['--website', 'javascript:alert(1)'], 'The website is an address'],
  [['--website', 'https://a.example/"><script>'], 'The website is an address'],
  [['--contact', 'mailto:a@b.example?bcc=c@d.example'], 'The contact is'],
  [['--contact', 'javascript:alert(1)'], 'The contact is'],
  [['--founded', 'soon'], 'The year is a whole number'],
  [['--hue', '360'], '0 to 359'],
  [
    ['--hue', '110'],
    'This hue looks like the ball, which means "you": "brand" and "ball-line" in the dark theme are 0.10 apart',
  ],
  [[], 'nothing to set'],
])('%j is refused with its reason, and changes nothing', async (words, reason) => {
  await expect(admin('branding', 'set', ...words)).rejects.toThrow(reason)
  expect(await admin('branding', 'show')).toMatchObject({ version: null })
})

test('a logo that is none is refused', async () => {
  const file = join(folder, 'bad.svg')
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')
  await expect(admin('branding', 'logo', file)).rejects.toThrow('holds or names another image')
  await expect(admin('branding', 'logo', join(folder, 'none.svg'))).rejects.toThrow("can't be read")
})

test('a text of its own is shown, listed and taken back', async () => {
  const file = join(folder, 'terms.md')
  await writeFile(file, '## Be kind\n\nAt {app}.')
  await admin('branding', 'text', 'terms', 'es', file)
  const texts = [{ name: 'terms', language: 'es', markdown: '## Be kind\n\nAt {app}.' }]
  expect(await admin('branding', 'show')).toMatchObject({ version: null, texts })
  const key = { name: 'terms', language: 'es' } as const
  const shown = await until('the server shows it', () => app.deps.branding.texts().find(key))
  expect(shown.html).toContain('<h2>Be kind</h2>')
  await admin('branding', 'text', 'terms', 'es', 'none')
  expect(await admin('branding', 'show')).toMatchObject({ texts: [] })
  expect((await logLines()).slice(-2)).toEqual(['branding text terms es', 'branding text terms es'])
})

test.each([
  ['terms', '<script>alert(1)</script>', 'The text holds HTML'],
  ['terms', '[x](javascript:alert(1))', 'A link begins with'],
  ['landing', 'x'.repeat(801), 'too long: 800'],
  ['privacy', 'x'.repeat(15_001), 'too long: 15000'],
  ['privacy', ' ', 'is empty'],
])('a text of %s that is not safe or too long is refused', async (page, markdown, reason) => {
  const file = join(folder, 'bad.md')
  await writeFile(file, markdown)
  await expect(admin('branding', 'text', page, 'en', file)).rejects.toThrow(reason)
  expect(await admin('branding', 'show')).toMatchObject({ texts: [] })
})

test('a contact may be typed as an address', async () => {
  await admin('branding', 'set', '--contact', 'help@club.example')
  expect(await admin('branding', 'show')).toMatchObject({ contact: 'mailto:help@club.example' })
  await until('the server knows it', () =>
    app.deps.branding.current().contact === '' ? undefined : true,
  )
  expect(await app.visitor.must('branding-contact', {})).toEqual({
    contact: 'mailto:help@club.example',
  })
  await admin('branding', 'reset')
})
