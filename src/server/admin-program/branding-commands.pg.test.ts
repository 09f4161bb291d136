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
