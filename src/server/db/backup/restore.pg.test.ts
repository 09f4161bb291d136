// A backup restored into another store, from another release or as another user.
import { chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runRestore, runVerify } from '#server/admin-program/store-programs.ts'
import { listMissingMigrations, migrateTo } from '#server/db/migrate.ts'
import {
  app,
  embedded,
  emptyDatabase,
  folder,
  hashes,
  photos,
  startBackups,
  withPhoto,
} from '#test/scenes/backup-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { makeEmbeddedFolder } from '#test/support/embedded-folder.ts'
import { startEmbeddedProcess } from '#test/support/embedded-process.ts'
import { isProof } from '#test/support/proof.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { makeBackup } from './make-backup.ts'
import { moveStore } from './move-store.ts'

// The short form moves venues; backup.pg.test.ts restores rows of every table.
startBackups(isProof ? 'fill' : 'keep')
beforeAll(async () => {
  await withPhoto(await app.signedIn('Ann'))
})

test('a backup of an earlier release is restored and brought forward; one of a later release is refused', async () => {
  const [old, url] = [await emptyDatabase(), await emptyDatabase()]
  const db = openPatiently({ connectionString: old }, { size: 1 })
  const file = join(folder, 'older.tar')
  const given = {
    connection: { connectionString: old },
    photos,
    dataDir: folder,
    now: app.clock.now(),
  }
  try {
    const names = await listMissingMigrations(db)
    expect(await migrateTo(db, names.slice(0, -1))).toBe(true)
    await aLocation(db, { locationId: 'kept-place' })
    await makeBackup({ ...given, file })
    await sql`insert into migrations (name, timestamp) values ('999-later', now()::text)`.execute(
      db,
    )
    await makeBackup({ ...given, file: join(folder, 'later.tar') })
  } finally {
    await db.destroy()
  }
  const where = {
    databaseUrl: url,
    dataDir: join(folder, 'older-data'),
    pgOsUser: null,
    storage: { kind: 'folder' as const, path: join(folder, 'older-data', 'uploads') },
  }
  await expect(runRestore(where, join(folder, 'later.tar'), () => undefined)).rejects.toThrow(
    'This was made by a newer release of Sideout (999-later): install that release',
  )
  await expect(runVerify({ ...where, databaseUrl: old }, null, () => undefined)).rejects.toThrow(
    'This store was made by a newer release of Sideout (999-later)',
  )
  await runRestore(where, file, () => undefined)
  const restored = openPatiently({ connectionString: url }, { size: 1 })
  try {
    expect(await listMissingMigrations(restored)).toEqual([])
    expect(await restored.selectFrom('locations').select('locationId').execute()).toEqual([
      { locationId: 'kept-place' },
    ])
  } finally {
    await restored.destroy()
  }
})

// In .ci/run this also runs with PostgreSQL 15 on one side; the embedded one is 18.
test('a store moves into the embedded PostgreSQL and back into another, and is the same', async () => {
  const { connection } = await embedded.start()
  await moveStore({ connectionString: app.databaseUrl }, connection)
  const url = await emptyDatabase()
  const moved = await moveStore(connection, { connectionString: url })
  const db = openPatiently({ connectionString: url }, { size: 1 })
  try {
    expect(await hashes(db)).toEqual(await hashes(app.db))
    expect([...moved.keys()].sort()).toEqual(Object.keys(await hashes(db)).sort())
  } finally {
    await db.destroy()
  }
  await expect(moveStore(connection, { connectionString: url })).rejects.toThrow(
    'The store is not empty',
  )
})

test.skipIf(process.getuid?.() !== 0)(
  'restored as root, everything in DATA_DIR belongs to its owner, closed to others, and that user can serve it',
  async () => {
    const service = { uid: 65_534, gid: 65_534 }
    const file = join(folder, 'for-a-service.tar')
    await makeBackup({
      connection: { connectionString: app.databaseUrl },
      photos,
      dataDir: folder,
      file,
      now: Date.now(),
    })
    const place = await makeEmbeddedFolder()
    const { dataDir } = place
    await mkdir(dataDir, { mode: 0o700 })
    await chown(dataDir, service.uid, service.gid)
    const storage = { kind: 'folder', path: join(dataDir, 'uploads') } as const
    await runRestore({ databaseUrl: null, dataDir, pgOsUser: null, storage }, file, () => undefined)
    const names = (await readdir(dataDir, { recursive: true })).filter(
      (name) => !name.includes('postgres/data/'),
    )
    expect(names).toContain('secret')
    expect(names.some((name) => name.startsWith('uploads/'))).toBe(true)
    for (const name of names) {
      const { uid, mode } = await stat(join(dataDir, name))
      expect([name, uid]).toEqual([name, service.uid])
      if (/^(secret|uploads|postgres\/password)/.test(name))
        expect([name, mode & 0o077]).toEqual([name, 0])
    }
    const owner = await startEmbeddedProcess({ dataDir }, service)
    expect(owner.refused).toBeNull()
    owner.child.kill('SIGTERM')
    await owner.ended
    await place.remove()
  },
)
