import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRoomForBackup, isBackupName, isEncryptedBackup } from '#domain/backup/backup.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import type { DatabaseConnection } from '../open-database.ts'
import { holdPhotos } from '../photo-hold.ts'
import { NoRoom } from './backup-fault.ts'
import { assertKept, hashFile } from './backup-file.ts'
import type { BackupPlace, Carrying } from './backup-place.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, restorePhoto, restoreRows } from './restore-backup.ts'
import { openSession, type Session } from './session.ts'
import { withSpareStore } from './spare-store.ts'
import { switchStore } from './switch-store.ts'

const lockName = 'sideout-backups'

export function createBackupPlace({
  connection,
  photos,
  dataDir,
  folder,
}: {
  connection: DatabaseConnection
  photos: PhotoStore
  dataDir: string
  folder: string
}): BackupPlace {
  const toPath = (name: string): string => {
    if (!isBackupName(name)) throw new TypeError('not the name of a backup')
    return join(folder, name)
  }
  const check: BackupPlace['check'] = async ({ name, signal }) => {
    const file = toPath(name)
    const isPlain = !isEncryptedBackup(name)
    const rowCount = isPlain ? countRows(await checkBackup(file, { signal })) : null
    const sha256 = await hashFile(file, signal)
    return { bytes: (await stat(file)).size, rowCount, sha256 }
  }
  return {
    folder,
    orders: new Map(),
    inTurn: (work) => takeTurn(connection, work),
    make: async ({ name, recipient, now, expectedBytes, signal }) => {
      const file = toPath(name)
      await assertRoom(folder, expectedBytes)
      const about = { connection, photos, dataDir, file, recipient, now, signal }
      const { manifest, sha256 } = await makeBackup(about)
      // Read back, because a disk may have kept something else.
      if (recipient === null) await checkBackup(file, { signal })
      return { bytes: (await stat(file)).size, rowCount: countRows(manifest), sha256 }
    },
    check,
    tryOut: async ({ name, sha256, signal }) => {
      const file = toPath(name)
      await stat(file)
      if (isEncryptedBackup(name)) return assertKept(file, sha256, signal)
      const manifest = await checkBackup(file, { signal })
      await withSpareStore(connection, (spare) =>
        restoreRows({ connection: spare, file, manifest, signal }, skip),
      )
    },
    restore: ({ name, ...work }) => restoreOver({ connection, photos }, toPath(name), work),
    measure: async (name) => {
      const found = await stat(toPath(name)).catch(() => null)
      return found?.isFile() === true ? found.size : null
    },
    read: (name) => createReadStream(toPath(name)),
    remove: (name) => rm(toPath(name), { force: true }),
  }
}

type Restoring<T> = Omit<Parameters<BackupPlace['restore']>[0], 'name' | 'carrying'> & {
  carrying: Carrying<T>
}

async function restoreOver<T>(
  { connection, photos }: { connection: DatabaseConnection; photos: PhotoStore },
  file: string,
  { identities, signal, whenLoaded, carrying }: Restoring<T>,
): Promise<void> {
  const manifest = await checkBackup(file, { identities, signal })
  // No row refers to its photos before the switch.
  await whileHoldingPhotos(connection, (session) =>
    withSpareStore(connection, async (spare) => {
      await restoreRows({ connection: spare, file, manifest, identities, signal }, (member) =>
        restorePhoto(member, photos),
      )
      await whenLoaded()
      await switchStore({ from: spare, session, carrying })
    }),
  )
}

async function whileHoldingPhotos(
  connection: DatabaseConnection,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const session = await openSession(connection)
  try {
    await holdPhotos(session.db)
    await work(session)
  } finally {
    await session.close()
  }
}

const countRows = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0)

async function skip({ chunks }: { chunks: AsyncIterable<Buffer> }): Promise<void> {
  for await (const _chunk of chunks);
}

async function assertRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (!hasRoomForBackup(bytes, bavail * bsize))
    throw new NoRoom('there is no room for another backup')
}

async function takeTurn<T>(
  connection: DatabaseConnection,
  work: () => Promise<T>,
): Promise<T | null> {
  const session = await openSession(connection)
  try {
    const { rows } = await session.client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isOurs"',
      [lockName],
    )
    return rows[0]?.isOurs === true ? await work() : null
  } finally {
    await session.close()
  }
}
