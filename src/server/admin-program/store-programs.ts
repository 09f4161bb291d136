// npm run backup, restore, verify and move: each opens the configured store, does one thing and
// prints the outcome.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { isEncryptedBackup } from '#domain/backup/backup.ts'
import type { Config } from '../config.ts'
import { queryWith, assertDurable } from '../db/assert-durable.ts'
import type { BackupOpening } from '../db/backup/backup-file.ts'
import { readIdentities } from '../db/backup/encrypt-backup.ts'
import { assertEmptyStore } from '../db/backup/load-tables.ts'
import { makeBackup } from '../db/backup/make-backup.ts'
import type { Manifest } from '../db/backup/manifest.ts'
import { moveStore } from '../db/backup/move-store.ts'
import { checkBackup, restoreBackup } from '../db/backup/restore-backup.ts'
import { verifyStore } from '../db/backup/verify-store.ts'
import { listMissingMigrations } from '../db/migrate.ts'
import type { Database } from '../db/open-database.ts'
import { findBackupKey } from '../features/backup/queries.ts'
import { addOperatorLog } from '../features/operator/queries.ts'
import { StartError } from '../start-error.ts'
import { openPhotoStore } from '../uploads/open-photo-store.ts'
import { Refused } from './act.ts'
import { openCurrentStore, openStore, type OpenStore, type StoreTarget } from './open-store.ts'

export type StoreConfig = StoreTarget &
  Pick<Config, 'storage'> & { identityFile?: string | undefined }

const openingWith = async ({ identityFile: file }: StoreConfig): Promise<BackupOpening> => ({
  identities: file === undefined ? [] : await readIdentities(file),
})
type Write = (text: string) => void

const withStore = async <T>(
  store: OpenStore,
  work: (store: OpenStore) => Promise<T>,
): Promise<T> => {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const describeManifest = ({ created, tables, photos, migrations }: Manifest): string =>
  `made ${created}: ${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${photos} photos, as of migration ${migrations.at(-1) ?? 'none'}`

export async function runBackup(config: StoreConfig, file: string, write: Write): Promise<void> {
  if (existsSync(file))
    throw new StartError(`${file} is there already: a backup is never overwritten.`)
  await withStore(await openStore(config), async ({ connection, db }) => {
    const { manifest } = await makeBackup({
      connection,
      photos: openPhotoStore(config.storage),
      dataDir: config.dataDir,
      file,
      recipient: isEncryptedBackup(file) ? await requireKey(db) : null,
      now: Date.now(),
    })
    if ((await listMissingMigrations(db)).length === 0)
      await addOperatorLog(db, { command: 'backup', detail: basename(file) }, Date.now())
    write(`${file} is a whole backup, ${describeManifest(manifest)}.\n`)
    if (manifest.missingPhotos.length > 0)
      write(
        `${manifest.missingPhotos.length} photos are named but were not in STORAGE: ${manifest.missingPhotos.join(', ')}\n`,
      )
  })
}

async function requireKey(db: Database): Promise<string> {
  const recipient = await findBackupKey(db)
  if (recipient !== null) return recipient
  throw new StartError('A file that ends in .age is encrypted: set a key first, under Backups.')
}

export async function runRestore(config: StoreConfig, file: string, write: Write): Promise<void> {
  // Checked before anything is created, so a damaged file leaves no trace.
  const opening = await openingWith(config)
  const manifest = await checkBackup(file, opening)
  const photos = openPhotoStore(config.storage)
  await photos.check()
  await withStore(await openStore(config, { mayMake: true }), async (store) => {
    assertFree(store, 'Stop the server of this store first: nothing was changed.')
    await restoreBackup({
      connection: store.connection,
      photos,
      dataDir: config.dataDir,
      file,
      manifest,
      ...opening,
    })
  })
  write(
    `Restored from ${file}, ${describeManifest(manifest)}. Every table was compared with the backup.\n`,
  )
}

export async function runVerify(
  config: StoreConfig,
  file: string | null,
  write: Write,
): Promise<void> {
  if (file !== null) {
    write(
      `${file} is whole, ${describeManifest(await checkBackup(file, await openingWith(config)))}.\n`,
    )
    return
  }
  await withStore(await openCurrentStore(config), async ({ connection }) => {
    const { tables, troubles } = await verifyStore(connection, openPhotoStore(config.storage))
    for (const { name, rows, digest } of tables)
      write(`${name.padEnd(24)} ${String(rows).padStart(9)}  ${digest.slice(0, 16)}\n`)
    if (troubles.length > 0)
      throw new Refused(
        `The store does not fit together:\n${troubles.map((trouble) => `  ${trouble}`).join('\n')}`,
      )
    write('Everything fits together.\n')
  })
}

export async function runMove(config: StoreConfig, to: string, write: Write): Promise<void> {
  const target = toTarget(config, to)
  await withStore(await openStore(config), async (source) => {
    assertFree(source, 'Stop the server first: what it writes meanwhile would be lost.')
    await withStore(await openStore(target, { mayMake: true }), async (store) => {
      assertFree(store, 'Stop the server of the other store first: nothing was changed.')
      await assertDurable(queryWith(store.db))
      await assertEmptyStore(store.connection)
      const digests = await moveStore(source.connection, store.connection)
      write(
        `Moved ${digests.size} tables with ${[...digests.values()].reduce((sum, { rows }) => sum + rows, 0)} rows; both sides are equal. Photos stay in STORAGE. `,
      )
    })
  })
  write(
    `Now ${target.databaseUrl === null ? 'unset DATABASE_URL' : 'set DATABASE_URL to the new database'} and start the server. The old store was not changed.\n`,
  )
}

function toTarget(config: StoreConfig, to: string): StoreConfig {
  if (to === 'embedded') {
    if (config.databaseUrl === null) throw new StartError('The store is the embedded one already.')
    return { ...config, databaseUrl: null, databaseOwnerUrl: null }
  }
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new StartError('--to: expected embedded or postgres://user:password@host:5432/database')
  if (to === config.databaseUrl || to === config.databaseOwnerUrl)
    throw new StartError('--to: that is the store it is in.')
  return { ...config, databaseUrl: to, databaseOwnerUrl: null }
}

function assertFree({ isShared }: OpenStore, complaint: string): void {
  if (isShared) throw new StartError(complaint)
}
