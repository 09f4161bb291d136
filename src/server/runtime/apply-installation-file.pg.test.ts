import { beforeAll, expect, test } from 'vitest'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { applyInstallationFile } from './apply-installation-file.ts'
import type { Preset } from './installation-file.ts'

startOperator({ isLocal: true })

const preset: Preset = {
  branding: { name: 'Pier 7', shortName: 'Pier 7', slogans: { es: 'Hoy.' } },
  texts: [{ name: 'terms', language: 'en', markdown: 'Be kind.' }],
  registration: 'invitation',
  fields: ['name', 'shortName', 'slogans.es', 'texts.terms.en', 'registration'],
}
const start = (file: Preset | null) => applyInstallationFile(app.deps, file)
const fixed = (field: string) => ({
  ok: false,
  refusal: { code: 'bad-input', params: { field, fault: 'fixed' } },
})

let owner: TestPlayer
beforeAll(async () => {
  owner = await app.signedIn('Olivia')
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date() })
    .execute()
})

test('two servers that start at once set it, and a later start changes nothing', async () => {
  await Promise.all([start(preset), start(preset)])
  const lines = [
    'branding set name shortName slogans.es, by the installation file',
    'branding text terms en, by the installation file',
    'registration mode invitation, by the installation file',
  ]
  expect([...new Set(await logLines())]).toEqual(lines)
  const { length } = await logLines()
  await start(preset)
  expect(await logLines()).toHaveLength(length)
  await until('the server shows it', () => app.deps.branding.current().version ?? undefined)
  expect(app.deps.branding.current().name).toBe('Pier 7')
})

test('the console shows what it fixes, and changes the rest alone', async () => {
  const look = await owner.must('operators-see', { page: 'look' })
  expect(look).toMatchObject({ fixed: preset.fields.toSorted() })
  expect(await owner.must('operators-see', { page: 'registration' })).toMatchObject({
    isFixed: true,
  })
  const act = (change: object) => owner.call('operators-act', { act: 'brand', change })
  expect(await act({ name: 'Mine', hue: 285 })).toMatchObject(fixed('name'))
  expect(await act({ slogans: { en: '', es: 'Ayer.' } })).toMatchObject(fixed('slogans.es'))
  expect(await act({ name: 'Pier 7', slogans: { en: 'Today.', es: 'Hoy.' } })).toMatchObject({
    ok: true,
  })
  const say = (language: 'en' | 'es') =>
    owner.call('operators-act', { act: 'setText', name: 'terms', language, markdown: 'Mine.' })
  expect(await say('en')).toMatchObject(fixed('texts.terms.en'))
  expect(await say('es')).toMatchObject({ ok: true })
  expect(await owner.call('operators-act', { act: 'setRegistration', mode: 'open' })).toMatchObject(
    fixed('registration'),
  )
  expect(await owner.call('operators-act', { act: 'resetBrand' })).toMatchObject(fixed('name'))
})

test('so does the terminal', async () => {
  const byFile = 'is set by INSTALLATION_FILE'
  await expect(admin('branding', 'set', '--name', 'Mine')).rejects.toThrow(`name ${byFile}`)
  await expect(admin('branding', 'text', 'terms', 'en', 'none')).rejects.toThrow(byFile)
  await expect(admin('branding', 'reset')).rejects.toThrow(byFile)
  await expect(admin('registration', 'mode', 'open')).rejects.toThrow(`registration ${byFile}`)
})

test('a start without it lets go, and leaves what was set', async () => {
  await start(null)
  expect(await owner.must('operators-see', { page: 'look' })).toMatchObject({
    fixed: [],
    branding: { name: 'Pier 7' },
  })
  await admin('registration', 'mode', 'open')
  await admin('branding', 'set', '--name', 'Mine')
})
