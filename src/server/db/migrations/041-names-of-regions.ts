// Venues are found by what people call their region and country too.
import { sql, type Kysely } from 'kysely'
import { locationSearchText } from '#domain/location/search.ts'

type Row = { id: string; name: string; city: string; region: string; country: string }

const rowsPerUpdate = 1_000

export async function up(db: Kysely<never>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select location_id as id, name, city, region, country from locations
        where location_id > ${after} order by location_id limit ${rowsPerUpdate}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const found = rows.map((row) => ({ id: row.id, search: locationSearchText(row) }))
    await sql`update locations set search = r.search
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r (id text, search text)
      where location_id = r.id`.execute(db)
    after = last.id
  }
}
