// A copy of everything stored about a person: the caller confirms their identity again, and gets
// one archive at a time.
import type { ownDataRefusals } from '#contract/own-data.ts'
import type { Actor, SignedIn } from '#domain/access/actor.ts'
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import type { Deps } from '../../deps.ts'
import { readme } from '../../own-data/readme.ts'
import { zipFiles, type ArchiveFile } from '../../own-data/zip-files.ts'
import {
  findPhoto,
  loadOwnLedger,
  loadOwnMatches,
  loadOwnRows,
  ownTables,
  type ExportedRow,
} from './queries.ts'

export type OwnDataHandlers = {
  download(
    actor: Actor,
    password: string | null,
  ): Promise<Result<AsyncGenerator<Uint8Array>, 'not-signed-in' | (typeof ownDataRefusals)[number]>>
}

/** Builds one archive per person at a time. */
export function ownDataHandlers(
  deps: Deps,
  { proveSelf }: Pick<Auth, 'proveSelf'>,
): OwnDataHandlers {
  const busy = new Set<string>()
  async function* whileBusy(actor: SignedIn): AsyncGenerator<Uint8Array> {
    busy.add(actor.userId)
    try {
      yield* zipFiles(makeFiles(deps, actor))
    } finally {
      busy.delete(actor.userId)
    }
  }
  return {
    download: async (actor, password) => {
      if (actor.kind !== 'signed-in') return refuse('not-signed-in')
      const proven = await proveSelf(actor, password)
      if (!proven.ok) return proven
      if (busy.has(actor.userId)) return refuse('data-busy')
      deps.security.record({ kind: 'own-data-exported', outcome: 'done' })
      return ok(whileBusy(actor))
    },
  }
}

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function* makeFiles(
  { db, people, photos, clock }: Deps,
  { userId, playerId }: SignedIn,
): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', content: toBytes(readme(clock.now())) }
  for (const table of ownTables(people, { userId, playerId })) {
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
