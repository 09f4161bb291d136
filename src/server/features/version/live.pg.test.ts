import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientVersion } from '#domain/version/version.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { saveCurrentVersion } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

test("a visitor's open window learns of a new version when a server starts with it", async () => {
  await app.db.insertInto('version').values({ id: 'current', value: '1.0.0' }).execute()
  const version = (await app.socket()).subscribe('version-current', {})
  expect(await version.next()).toEqual({ value: '1.0.0' })
  await prepareStore({ ...app.deps, db: app.db }, { demo: 'keep' })
  expect(await version.until(({ value }) => value !== '1.0.0')).toEqual({ value: clientVersion })
})

test('what the operator says stands when a server starts again, until it is one of another release', async () => {
  const current = async () =>
    (
      await app.db
        .selectFrom('version')
        .select('value')
        .where('id', '=', 'current')
        .executeTakeFirst()
    )?.value
  await saveCurrentVersion(app.db, '9.9.9')
  await prepareStore({ ...app.deps, db: app.db }, { demo: 'keep' })
  expect(await current()).toBe('9.9.9')
  await app.db.updateTable('version').set({ value: '2.0.0' }).where('id', '=', 'release').execute()
  await prepareStore({ ...app.deps, db: app.db }, { demo: 'keep' })
  expect(await current()).toBe(clientVersion)
})
