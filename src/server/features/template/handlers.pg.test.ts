// Templates through the API: saved, replaced, renamed, deleted, and private to their player.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { templatesMax } from '#domain/template/template.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ana: TestPlayer
let fields: CallInput<'templates-save'>['fields']
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signedIn('Ana')
  const {
    startDate: _day,
    signupOpens: _opens,
    signupCloses: _closes,
    cohosts: _cohosts,
    drawAt: _drawAt,
    ...rest
  } = eventFieldsAt(await aLocation(app.db))
  fields = rest
})
afterAll(() => app.close())

const save = (name: string, changes: Partial<typeof fields> = {}) =>
  ana.must('templates-save', { name, fields: { ...fields, ...changes } })

test('a window sees what is saved, replaced by its name in any case, renamed and deleted', async () => {
  const window = await app.socket(ana.token)
  const mine = window.subscribe('templates-mine', {})
  const names = async () =>
    (await mine.next()).templates.map(({ name, fields: { courts } }) => `${name} ${courts}`)
  expect(await names()).toEqual([])
  const { templateId } = await save('Tuesday drills')
  expect(await names()).toEqual(['Tuesday drills 2'])
  expect(await save('TUESDAY drills', { courts: 5 })).toEqual({ templateId })
  expect(await names()).toEqual(['TUESDAY drills 5'])
  await save('Advanced')
  expect(await names()).toEqual(['Advanced 2', 'TUESDAY drills 5'])
  await ana.must('templates-rename', { templateId, name: 'Drills' })
  expect(await names()).toEqual(['Advanced 2', 'Drills 5'])
  expect(await ana.call('templates-rename', { templateId, name: 'advanced' })).toMatchObject({
    refusal: { code: 'template-name-taken' },
  })
  await ana.must('templates-rename', { templateId, name: 'DRILLS' })
  await ana.must('templates-delete', { templateId })
  expect(await mine.until(({ templates }) => templates.length === 1)).toMatchObject({
    templates: [{ name: 'Advanced' }],
  })
  expect(await ana.call('templates-delete', { templateId })).toMatchObject({
    refusal: { code: 'template-not-found' },
  })
  await window.close()
})

test('templates of others do not exist', async () => {
  const { templateId } = await save('Mine alone')
  const ben = await app.signedIn('Ben')
  expect(await ben.call('templates-rename', { templateId, name: 'His' })).toMatchObject({
    refusal: { code: 'template-not-found' },
  })
  expect(await ben.call('templates-delete', { templateId })).toMatchObject({
    refusal: { code: 'template-not-found' },
  })
})

test('there are at most 20, also when many are saved at once; one can still be replaced', async () => {
  const results = await Promise.all(
    Array.from({ length: templatesMax + 3 }, (_, index) =>
      ana.call('templates-save', { name: `Plan ${index}`, fields }),
    ),
  )
  expect(results.filter(({ ok }) => !ok)).not.toEqual([])
  const { templates } = await (await app.socket(ana.token)).subscribe('templates-mine', {}).next()
  expect(templates).toHaveLength(templatesMax)
  expect(
    await ana.call('templates-save', {
      name: templates[0]?.name ?? '',
      fields: { ...fields, note: 'new' },
    }),
  ).toMatchObject({ ok: true })
})

test('what an older version stored and this one cannot read is left out', async () => {
  const cleo = await app.signedIn('Cleo')
  await app.db
    .insertInto('event_templates')
    .values({
      templateId: '0198a000-0000-7000-8000-00000000aaaa',
      playerId: 'cleo',
      name: 'Old',
      fields: JSON.stringify({ courts: 0 }),
    })
    .execute()
  const window = await app.socket(cleo.token)
  expect(await window.subscribe('templates-mine', {}).next()).toEqual({ templates: [] })
  await window.close()
})
