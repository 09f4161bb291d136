// Columns that application code derives from others in their row. Migrations only create them;
// db/derived/make-derived.ts fills them in every store by today's code.
import { sql, type RawBuilder } from 'kysely'
import { deletedPlayerName } from '#domain/account/account.ts'
import { locationSearchText } from '#domain/location/search.ts'
import { toLooks } from '../../naming/look-alikes.ts'

export type DerivedRow = Readonly<Record<string, string | null>>

export type DerivedColumns = {
  name: string
  /** Raise it when the same row gives another result than before. */
  version: number
  table: string
  keys: readonly string[]
  sources: readonly string[]
  columns: readonly string[]
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
