// Three players at a venue who change records by the generic calls.
import { afterAll, beforeAll } from 'vitest'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export let ann: TestPlayer, anna: TestPlayer, bob: TestPlayer

export let park: string

export type Fields = Record<string, unknown>

export const update = (who: TestPlayer, collection: string, id: string, fields: Fields) =>
  who.call('documentUpdates-updateDocument', { collection, id, fields })

export const set = (
  who: TestPlayer,
  collection: string,
  id: string,
  fields: Fields,
  key?: string,
) => who.call('documentUpdates-setDocument', { collection, id, merge: true, fields }, key)

export const add = (who: TestPlayer, collection: string, fields: Fields, key?: string) =>
  who.call('documentUpdates-addDocument', { collection, fields }, key)

export const remove = (who: TestPlayer, collection: string, id: string) =>
  who.call('documentUpdates-deleteDocument', { collection, id })

export const done = { ok: true, value: { success: true } }

export const refusedAs = (code: RefusalCode) => ({ ok: false, refusal: { code } })

export const denied = refusedAs('not-allowed')

export const foreign = [
  'events',
  'playerEvents',
  'playersPrivate',
  'playerStage',
  'version',
  'ppGlobals',
  'auth_users',
  'constructor',
  '__proto__',
  'toString',
  '',
  'Alerts',
  'alerts ',
]

export function startRecords(): void {
  beforeAll(async () => {
    app = await startTestApp()
    park = await aLocation(app.db, { locationId: 'park', name: 'Park' })
    ann = await app.signedIn('Ann')
    anna = await app.signedIn('Anna')
    bob = await app.signedIn('Bob')
    await app.signedIn('Abob')
  })
  afterAll(() => app.close())
}
