// Which of the shipped venues a server keeps, by region.
import { expect, test } from 'vitest'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { aLocation } from '#test/support/builders.ts'

startOperator({ isLocal: true })

const namesShown = async () =>
  (
    await app.db
      .selectFrom('locations')
      .select('name')
      .where('hidden', '=', false)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)

test('an operator keeps regions; venues that are used, edited, made here or hidden by hand stay as they are', async () => {
  const olga = await app.signedIn('olga')
  await app.db
    .insertInto('operators')
    .values({ userId: olga.userId, role: 'operator', created: new Date(app.clock.now()) })
    .execute()
  const source = 'a file'
  const aShipped = (name: string, region: string) =>
    aLocation(app.db, { locationId: name, name, region, source })
  for (const name of ['Austin', 'Dallas']) await aShipped(name, 'TX')
  for (const name of ['Kent', 'Orting', 'Yakima', 'Zillah']) await aShipped(name, 'WA')
  await aLocation(app.db, { name: 'Ours', region: 'WA' })
  await olga.must('events-create', {
    fields: eventFieldsAt('Kent'),
    status: 'published',
    repeat: null,
  })
  await app.db
    .updateTable('locations')
    .set({ edited: new Date() })
    .where('name', '=', 'Orting')
    .execute()
  await admin('venues', 'hide', 'Dallas')

  const steps = async () => {
    const shown = await olga.must('operators-see', { page: 'start' })
    return 'steps' in shown ? shown.steps.find(({ id }) => id === 'venues')?.state : undefined
  }
  expect(await steps()).toBe('open')
  expect(await olga.must('operators-see', { page: 'regions' })).toMatchObject({
    regions: [
      { id: 'US WA', venues: 4, shown: 4 },
      { id: 'US TX', venues: 2, shown: 1 },
    ],
  })
  const take = (...regions: string[]) => olga.call('operators-act', { act: 'takeVenues', regions })
  expect(await take('US TX', 'Atlantis')).toMatchObject({ refusal: { code: 'bad-input' } })
  expect(await take('US TX')).toMatchObject({ ok: true })
  expect(await namesShown()).toEqual(['Austin', 'Kent', 'Orting', 'Ours'])
  expect(await steps()).toBe('done')
  await admin('venues', 'take', 'US WA')
  expect(await namesShown()).toEqual(['Kent', 'Orting', 'Ours', 'Yakima', 'Zillah'])
  await expect(admin('venues', 'take')).rejects.toThrow('Name regions, or --none.')
  expect((await logLines()).slice(1)).toEqual([
    'venues take 0 shown, 2 hidden: US TX',
    'venues take 2 shown, 1 hidden: US WA',
  ])
})
