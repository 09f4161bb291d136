// A store with players, messages and photos for backup and restore tests.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import { type Database } from '#server/db/open-database.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { administer, withDatabase } from '#test/support/run-postgres.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export let folder: string

export let photos: PhotoStore

export let embedded: EmbeddedFolder

const databases: string[] = []

export async function emptyDatabase(): Promise<string> {
  const { adminUrl } = inject('testPostgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template template0 encoding 'UTF8'`)
  databases.push(name)
  return withDatabase(adminUrl, name)
}

export async function withPhoto(player: TestPlayer): Promise<string> {
  const key = toPhotoKey(app.deps.newId())
  await photos.put(key, Buffer.from(`the photo of ${player.playerId} ${key}`))
  await app.db
    .updateTable('players')
    .set({ photoUrl: toPhotoUrl(key, 1) })
    .where('playerId', '=', player.playerId)
    .execute()
  return key
}

/** One hash per table, computed by PostgreSQL to be independent of the backup's digests. */
export async function hashes(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relkind = 'r'
    and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'migrations_lock')
    order by 1`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const {
      rows: [row],
    } = await sql<{
      hash: string
    }>`select count(*) || ' ' ||
      coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') as hash
      from ${sql.table(name)} t`.execute(db)
    found[name] = row?.hash ?? ''
  }
  return found
}

/** `demo: 'keep'` leaves the store with its venues alone. */
export function startBackups(demo: 'fill' | 'keep' = 'fill'): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideout-backup-'))
    photos = createFolderStore(join(folder, 'photos'))
    app = await startTestApp({ photos, poolSize: 10 })
    await prepareStore({ ...app.deps, db: app.db, clock: { now: () => Date.now() } }, { demo })
    await writeFile(join(folder, 'secret'), 'a secret that signs sessions, long enough\n')
    embedded = await makeEmbeddedFolder()
  })
  afterAll(async () => {
    await embedded.remove()
    await app.close()
    for (const name of databases)
      await administer(
        inject('testPostgres').adminUrl,
        `drop database if exists ${name} with (force)`,
      )
    await rm(folder, { recursive: true, force: true })
  })
}
