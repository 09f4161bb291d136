// A person's position is stored to two decimals of a degree, about 1 km: enough to list what is
// near, too coarse to find a home.
import { sql, type Kysely } from 'kysely'

const isRounded = (column: string): string => `${column}::numeric = round(${column}::numeric, 2)`

const roundTable = (table: string): string => `
update ${table} set
  last_lat = round(last_lat::numeric, 2)::float8,
  last_lon = round(last_lon::numeric, 2)::float8
  where last_lat is not null or last_lon is not null;
alter table ${table}
  add constraint ${table}_rounded check (${isRounded('last_lat')} and ${isRounded('last_lon')});
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['players_private', 'player_stage']) {
    await sql.raw(roundTable(table)).execute(db)
  }
}
