// npm run backup: backs up the whole store as of one instant while the server runs. Tables come
// from one snapshot; photos it references aren't deleted until they are copied.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { to as copyTo } from 'pg-copy-streams'
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import { listPhotoUrls } from '../../features/photo/queries.ts'
import type { DatabaseConnection } from '../open-database.ts'
import { holdPhotos } from '../photo-hold.ts'
import { assertKept, writeBackupFile, type BackupWriter } from './backup-file.ts'
import {
  aboutEntry,
  backupFormat,
  keptFiles,
  keptPrefix,
  photoPrefix,
  tableEntry,
  type Manifest,
} from './manifest.ts'
import { createRowDigest, type TableDigest } from './row-digest.ts'
import { openSession, type Session } from './session.ts'
import {
  copyOut,
  listMigrations,
  listSequences,
  listTables,
  type TableShape,
} from './table-list.ts'

const pieceBytes = 1024 * 1024

export type BackupOptions = {
  connection: DatabaseConnection
  photos: PhotoStore
  dataDir: string
  file: string
  recipient?: string | null | undefined
  now: number
  signal?: AbortSignal | undefined
}

export type MadeBackup = { manifest: Manifest; sha256: string }

export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const made = await inSnapshot(options.connection, (session) =>
    writeBackupFile(options, (writer) => fill(session, stopAt(options.signal, writer), options)),
  )
  if (options.recipient != null) await assertKept(options.file, made.sha256, options.signal)
  return made
}

const stopAt = (signal: AbortSignal | undefined, writer: BackupWriter): BackupWriter => ({
  entries: writer.entries,
  add: async (name, bytes) => {
    signal?.throwIfAborted()
    await writer.add(name, bytes)
  },
})

export async function inSnapshot<T>(
  connection: DatabaseConnection,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(connection)
  try {
    await holdPhotos(session.db)
    await session.client.query('begin isolation level repeatable read read only')
    return await work(session)
  } finally {
    await session.close()
  }
}

async function fill(
  { client, db }: Session,
  writer: BackupWriter,
  { photos, dataDir, now }: BackupOptions,
): Promise<Omit<Manifest, 'entries'>> {
  const migrations = await listMigrations(client)
  const created = new Date(now).toISOString()
  await writer.add(
    aboutEntry,
    Buffer.from(
      JSON.stringify({
        what: 'a backup of Sideout; restore it with: npm run restore -- <this file>',
        format: backupFormat,
        created,
        migrations,
      }),
    ),
  )
  const shapes = await listTables(client)
  const tables: Manifest['tables'] = []
  for (const shape of shapes) tables.push({ ...shape, ...(await addTable(client, writer, shape)) })
  // Read after the snapshot began, so never behind its rows.
  const sequences = await listSequences(client)
  const missingPhotos = await addPhotos(
    writer,
    photos,
    (await listPhotoUrls(db)).flatMap((url) => keyOfPhotoUrl(url) ?? []),
  )
  for (const name of keptFiles) await addKept(writer, dataDir, name)
  return {
    format: backupFormat,
    created,
    migrations,
    tables,
    sequences,
    photos: writer.entries.filter(({ name }) => name.startsWith(photoPrefix)).length,
    missingPhotos,
  }
}

async function addTable(
  client: Session['client'],
  writer: BackupWriter,
  shape: TableShape,
): Promise<TableDigest> {
  let waiting: Buffer[] = []
  let bytes = 0
  let piece = 0
  const write = async (): Promise<void> => {
    await writer.add(tableEntry(shape.name, piece), Buffer.concat(waiting))
    piece += 1
    waiting = []
    bytes = 0
  }
  const digest = await readTable(client, shape, async (chunk) => {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= pieceBytes) await write()
  })
  if (bytes > 0) await write()
  return digest
}

export async function readTable(
  client: Session['client'],
  shape: TableShape,
  take: (chunk: Buffer) => Promise<void> = () => Promise.resolve(),
): Promise<TableDigest> {
  const digest = createRowDigest()
  for await (const chunk of client.query(copyTo(copyOut(shape))) as AsyncIterable<Buffer>) {
    const own = Buffer.from(chunk)
    digest.add(own)
    await take(own)
  }
  return digest.result()
}

async function addPhotos(
  writer: BackupWriter,
  photos: PhotoStore,
  keys: readonly string[],
): Promise<string[]> {
  const missing: string[] = []
  for (const key of new Set(keys)) {
    const bytes = await photos.get(key)
    if (bytes === null) missing.push(key)
    else await writer.add(`${photoPrefix}${key}`, bytes)
  }
  return missing
}

async function addKept(writer: BackupWriter, dataDir: string, name: string): Promise<void> {
  const bytes = await readFile(join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (bytes !== null) await writer.add(`${keptPrefix}${name}`, bytes)
}
