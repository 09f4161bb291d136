// npm run restore: loads a backup into an empty store. The file is read twice: once to verify every
// byte before anything is written, once to load.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile } from '#server/durable-file.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import { openDatabase, patientConnectMs, type DatabaseConnection } from '../open-database.ts'
import { bringForward } from '../steps/bring-forward.ts'
import {
  checkBackupFile,
  readBackupFile,
  type BackupMember,
  type BackupOpening,
} from './backup-file.ts'
import { assertEmptyStore, loadTables } from './load-tables.ts'
import { keptFiles, keptPrefix, photoPrefix, tableOfEntry, type Manifest } from './manifest.ts'

export type RestoreOptions = {
  connection: DatabaseConnection
  photos: PhotoStore
  dataDir: string
  file: string
  manifest: Manifest
} & BackupOpening

export const checkBackup = (file: string, opening: BackupOpening = {}): Promise<Manifest> =>
  checkBackupFile(file, opening)

/**
 * Fills the empty store; throws and keeps no row when anything fails. Also restores photos and the
 * secret.
 */
export async function restoreBackup({
  connection,
  photos,
  dataDir,
  ...backup
}: RestoreOptions): Promise<void> {
  await restoreRows({ connection, ...backup }, (member) => restoreFile(member, photos, dataDir))
}

export async function restoreRows(
  { connection, file, manifest, ...opening }: Omit<RestoreOptions, 'photos' | 'dataDir'>,
  takeFile: (member: BackupMember) => Promise<unknown>,
): Promise<void> {
  await assertEmptyStore(connection)
  await loadTables(connection, manifest, async (loading) => {
    for await (const entry of readBackupFile(file, opening)) {
      const table = tableOfEntry(entry.name)
      if (table !== null)
        for await (const chunk of entry.chunks) await loading.write(table, Buffer.from(chunk))
      else await takeFile(entry)
    }
    return {
      digests: new Map(manifest.tables.map((table) => [table.name, table])),
      sequences: manifest.sequences,
    }
  })
  const db = openDatabase(connection, { size: 1, statementMs: 0, connectMs: patientConnectMs })
  try {
    await bringForward(db)
  } finally {
    await db.destroy()
  }
}

async function readMember({ chunks }: BackupMember): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  return Buffer.concat(parts)
}

export async function restorePhoto(member: BackupMember, photos: PhotoStore): Promise<Buffer> {
  const bytes = await readMember(member)
  if (member.name.startsWith(photoPrefix))
    await photos.put(member.name.slice(photoPrefix.length), bytes)
  return bytes
}

async function restoreFile(
  member: BackupMember,
  photos: PhotoStore,
  dataDir: string,
): Promise<void> {
  const { name } = member
  const bytes = await restorePhoto(member, photos)
  const kept = keptFiles.find((known) => name === `${keptPrefix}${known}`)
  if (kept === undefined) return
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await createFile(join(dataDir, kept), bytes.toString())
}
