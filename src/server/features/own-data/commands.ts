import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import { toCsv } from '#domain/shared/csv.ts'
import type { Deps } from '../../deps.ts'
import { readme } from '../../own-data/readme.ts'
import { zipFiles, type ArchiveFile } from '../../own-data/zip-files.ts'
import {
  conversationTables,
  findPhoto,
  loadOwnLedger,
  loadOwnMatches,
  loadOwnRows,
  ownTables,
  type DataOwner,
  type ExportedRow,
} from './queries.ts'

export type ArchiveParts = Pick<Deps, 'db' | 'people' | 'photos'> & { now: number }

/** isOwn: for the person alone; what they wrote with others stays out of any other copy. */
export const makeArchive = (
  parts: ArchiveParts,
  person: DataOwner,
  { isOwn }: { isOwn: boolean },
): AsyncGenerator<Uint8Array> => zipFiles(makeFiles(parts, person, isOwn))

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function* makeFiles(
  { db, people, photos, now }: ArchiveParts,
  { userId, playerId }: DataOwner,
  isOwn: boolean,
): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', content: toBytes(readme(now, { isOwn })) }
  for (const table of ownTables(people, { userId, playerId })) {
    if (!isOwn && conversationTables.has(table)) continue
    const rows = await loadOwnRows({ db, people }, { userId, playerId }, table)
    if (rows.length === 0) continue
    yield { name: `tables/${table}.json`, content: toBytes(`${JSON.stringify(rows, null, 2)}\n`) }
    yield { name: `tables/${table}.csv`, content: toBytes(formatCsv(rows)) }
  }
  if (playerId === null) return
  yield { name: 'matches.csv', content: toBytes(formatCsv(await loadOwnMatches(db, playerId))) }
  yield { name: 'ledger.csv', content: toBytes(formatCsv(await loadOwnLedger(db, playerId))) }
  const key = keyOfPhotoUrl(await findPhoto(db, playerId))
  const photo = key === null ? null : await photos.get(key)
  if (photo !== null) yield { name: 'photo.webp', content: photo, isDense: true }
}

function formatCsv(rows: readonly ExportedRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (value: unknown): string =>
    value === null || value === undefined
      ? ''
      : typeof value === 'string'
        ? value
        : JSON.stringify(value)
  // Spreadsheets need the BOM to read UTF-8.
  return `\uFEFF${toCsv([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))])}`
}
