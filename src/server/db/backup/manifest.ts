// The manifest of a backup. It is the last thing in the file, with its own hash behind it: a
// file that was cut short or changed has none that fits.
import * as v from 'valibot'

/** Raised when older releases could not read a backup anymore. */
export const backupFormat = 1
export const aboutEntry = 'about.json'
export const manifestEntry = 'manifest.json'
export const manifestHashEntry = 'manifest.sha256'
export const tablePrefix = 'tables/'
export const photoPrefix = 'photos/'
export const keptPrefix = 'kept/'
/**
 * What of DATA_DIR cannot be made again: without them everyone is signed out, and push messages
 * end.
 */
export const keptFiles = ['secret', 'vapid.json'] as const

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const part = v.strictObject({ name: v.string(), size: whole, sha256: v.string() })
const manifest = v.strictObject({
  format: v.literal(backupFormat),
  /** ISO 8601. */
  created: v.string(),
  /** Those that made the tables, in their order. */
  migrations: v.array(v.string()),
  /** Every entry but the manifest, in the order of the file. */
  entries: v.array(part),
  tables: v.array(
    v.strictObject({
      name: v.string(),
      columns: v.array(v.string()),
      rows: whole,
      digest: v.string(),
    }),
  ),
  sequences: v.array(v.strictObject({ name: v.string(), value: v.string() })),
  photos: whole,
  /** Named by a record, but not there. */
  missingPhotos: v.array(v.string()),
})
export type Manifest = v.InferOutput<typeof manifest>
export type Part = v.InferOutput<typeof part>

/** Throws when it is no manifest of this format. */
export const parseManifest = (text: string): Manifest => v.parse(manifest, JSON.parse(text))

/** The entry that holds the next piece of a table; sorted by name pieces are in their order. */
export const tableEntry = (table: string, piece: number): string =>
  `${tablePrefix}${table}/${String(piece).padStart(6, '0')}.copy`
export const tableOfEntry = (name: string): string | null =>
  name.startsWith(tablePrefix) ? (name.split('/')[1] ?? null) : null
