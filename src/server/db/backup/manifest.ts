// The manifest of a backup. It comes last in the file, followed by its own hash, so a truncated or
// changed file has no valid manifest.
import * as v from 'valibot'

/** Raised when older releases can no longer read a backup. */
export const backupFormat = 1
export const aboutEntry = 'about.json'
export const manifestEntry = 'manifest.json'
export const manifestHashEntry = 'manifest.sha256'
export const tablePrefix = 'tables/'
export const photoPrefix = 'photos/'
export const keptPrefix = 'kept/'
/**
 * Files of DATA_DIR that can't be recreated: without them everyone is signed out and push
 * subscriptions end.
 */
export const keptFiles = ['secret', 'vapid.json'] as const

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const part = v.strictObject({ name: v.string(), size: whole, sha256: v.string() })
const manifest = v.strictObject({
  format: v.literal(backupFormat),
  created: v.string(),
  migrations: v.array(v.string()),
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
  missingPhotos: v.array(v.string()),
})
export type Manifest = v.InferOutput<typeof manifest>
export type Part = v.InferOutput<typeof part>

export const parseManifest = (text: string): Manifest => v.parse(manifest, JSON.parse(text))

export const tableEntry = (table: string, piece: number): string =>
  `${tablePrefix}${table}/${String(piece).padStart(6, '0')}.copy`
export const tableOfEntry = (name: string): string | null =>
  name.startsWith(tablePrefix) ? (name.split('/')[1] ?? null) : null
