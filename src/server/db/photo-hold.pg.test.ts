// Holding photos while a backup runs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { openSession, type Session } from './backup/session.ts'
import { arePhotosHeld, holdPhotos } from './photo-hold.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('photos are held from the start of the first backup to the end of the last one', async () => {
  const backups = [await open(), await open()] as const
  expect(await arePhotosHeld(app.db)).toBe(false)
  for (const { db } of backups) await holdPhotos(db)
  expect(await arePhotosHeld(app.db)).toBe(true)
  await backups[0].close()
  expect(await arePhotosHeld(app.db)).toBe(true)
  await backups[1].close()
  expect(await arePhotosHeld(app.db)).toBe(false)
})

test('two servers that ask at once are no backup for each other', async () => {
  await app.db.transaction().execute(async (other) => {
    expect(await arePhotosHeld(other)).toBe(false)
    expect(await arePhotosHeld(app.db)).toBe(false)
  })
})

const open = (): Promise<Session> => openSession({ connectionString: app.databaseUrl })
