// A program beside the server, and one without a server.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#server/admin-program/open-store.ts'
import { makeEmbeddedFolder, query, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { joinEmbedded } from './join-embedded.ts'

let folder: EmbeddedFolder
beforeEach(async () => {
  folder = await makeEmbeddedFolder()
})
afterEach(() => folder.remove())

test("beside a running server it uses the server's PostgreSQL and leaves it running; without one it starts and stops it", async () => {
  const where = { databaseUrl: null, dataDir: folder.dataDir, pgOsUser: null }
  await expect(openStore(where)).rejects.toThrow(`there is no store in ${folder.dataDir}`)
  const server = await folder.start()
  await query(server.connection, "create table note as select 'kept' as words")
  const beside = await openStore(where)
  expect([beside.isShared, beside.connection]).toEqual([true, server.connection])
  await beside.close()
  expect(await query(server.connection, 'select words from note')).toEqual([{ words: 'kept' }])
  await server.stop()

  const alone = await joinEmbedded({
    dataDir: folder.dataDir,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  expect(alone.isShared).toBe(false)
  expect(await query(alone.connection, 'select words from note')).toEqual([{ words: 'kept' }])
  await alone.stop()
  await expect(query(alone.connection, 'select 1')).rejects.toThrow()
})
