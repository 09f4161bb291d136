// Columns that living code derives from others of their row. Migrations only make them: what is in
// them follows from today's code, and db/derived/make-derived.ts brings it into every store.
import { sql, type RawBuilder } from 'kysely'
import { deletedPlayerName } from '#domain/account/account.ts'
import { locationSearchText } from '#domain/location/search.ts'
import { toLooks } from '../../naming/look-alikes.ts'

/** A row's columns by their names in PostgreSQL; all are text. */
export type DerivedRow = Readonly<Record<string, string | null>>

export type DerivedColumns = {
  /** In the operator's words, and the key of its version in the store. */
  name: string
  /** Raise it when the same row gives something else than before. */
  version: number
  table: string
  keys: readonly string[]
  /** What they follow from, beside the keys. */
  sources: readonly string[]
  columns: readonly string[]
  /** Which rows have them. */
  where: RawBuilder<boolean>
  derive: (row: DerivedRow) => DerivedRow
}

const toLookColumns = (
  name: string | null | undefined,
  slug: string | null | undefined,
): DerivedRow => {
  const { nameLook, slugLook } = toLooks({ name: name ?? '', slug: slug ?? '' })
  return { name_look: nameLook, slug_look: slugLook }
}
const everyRow = sql<boolean>`true`

export const derivedColumns: readonly DerivedColumns[] = [
  {
    name: 'looks of players',
    version: 1,
    table: 'players',
    keys: ['player_id'],
    sources: ['player_name'],
    columns: ['name_look', 'slug_look'],
    // Deleted players and contacts keep no one from a name.
    where: sql<boolean>`player_name <> ${deletedPlayerName} and not contact`,
    derive: (row) => toLookColumns(row['player_name'], row['player_id']),
  },
  {
    name: 'looks of clubs',
    version: 1,
    table: 'clubs',
    keys: ['location_id', 'slug'],
    sources: ['club_name'],
    columns: ['name_look', 'slug_look'],
    where: everyRow,
    derive: (row) => toLookColumns(row['club_name'], row['slug']),
  },
  {
    name: 'looks of reserved names',
    version: 1,
    table: 'reserved_names',
    keys: ['player_id'],
    sources: [],
    columns: ['slug_look'],
    where: everyRow,
    derive: (row) => ({ slug_look: toLookColumns('', row['player_id'])['slug_look'] ?? null }),
  },
  {
    name: 'search texts of venues',
    version: 2,
    table: 'locations',
    keys: ['location_id'],
    sources: ['name', 'city', 'region', 'country'],
    columns: ['search'],
    where: everyRow,
    derive: ({ name, city, region, country }) => ({
      search: locationSearchText({
        name: name ?? '',
        city: city ?? '',
        region: region ?? '',
        country: country ?? '',
      }),
    }),
  },
]
