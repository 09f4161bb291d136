// Identifies the store. Its id lasts as long as its history continues, through restarts, crashes
// and other nodes; a restore, move, copy, rollback or fail-over to another timeline is another
// store. The row records the physical location it was written at, and is replaced when it is found
// elsewhere.
import { sql } from 'kysely'
import { isUnavailable } from './errors.ts'
import type { Database } from './open-database.ts'
import { postgresStarted, readInstant, skipLostIds } from './store-version.ts'

export type StoreIdentity = {
  storeId: string
  /** When its PostgreSQL was started, in seconds since 1970 as text. */
  started: string
  /** Lower bound for versions since that start. A larger version from before was undone. */
  begunAtVersion: number
}

const timeline = sql`case when pg_is_in_recovery() then null
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`
const ownTable = sql`'store_identity'::regclass::oid`
const ownDatabase = sql`(select oid from pg_database where datname = current_database())`
const cluster = sql`(select system_identifier from pg_control_system())`

/** From most precise to what every role at every provider may query. */
const places = [
  sql`concat_ws(':', ${cluster}, ${ownDatabase}, ${ownTable}, ${timeline})`,
  sql`concat_ws(':', ${ownDatabase}, ${ownTable}, ${timeline})`,
  sql`concat_ws(':', ${ownDatabase}, ${ownTable})`,
]

export type StoreReader = {
  /**
   * The current store; null from a standby, which can't be written. Rejects while the database is
   * away.
   */
  read(): Promise<StoreIdentity | null>
  replace(known: StoreIdentity): Promise<void>
}

export function createStoreReader(db: Database): StoreReader {
  let place: (typeof places)[number] | null = null

  const claim = async (): Promise<StoreIdentity | null> => {
    place ??= await findPlace(db)
    const found = await readRow(db, place)
    if (found.isStandby) return null
    if (found.isCurrent) return found.identity
    await skipLostIds(db)
    const { version } = await readInstant(db)
    await writeRow(db, place, version)
    return (await readRow(db, place)).identity
  }

  return {
    read: claim,
    replace: async ({ storeId }) => {
      await db
        .updateTable('store_identity')
        .set({ storeId: sql`gen_random_uuid()` })
        .where('storeId', '=', storeId)
        .execute()
    },
  }
}

async function findPlace(db: Database): Promise<(typeof places)[number]> {
  for (const place of places) {
    const isAllowed = await sql`select ${place}`.execute(db).then(
      () => true,
      (error: unknown) => {
        if (isUnavailable(error)) throw error
        return false
      },
    )
    if (isAllowed) return place
  }
  throw new Error('PostgreSQL does not say which database this is')
}

type StoredRow = { isStandby: boolean; isCurrent: boolean | null } & (
  | StoreIdentity
  | { [Name in keyof StoreIdentity]: null }
)
type Row = { isStandby: boolean; isCurrent: boolean; identity: StoreIdentity | null }

async function readRow(db: Database, place: (typeof places)[number]): Promise<Row> {
  const {
    rows: [row],
  } = await sql<StoredRow>`
    select pg_is_in_recovery() as "isStandby", known.store_id, known.started,
      known.begun_at_version,
      known.place = ${place} and known.started = ${postgresStarted} as "isCurrent"
    from (values (1)) as one left join store_identity known on true`.execute(db)
  if (row === undefined) throw new Error('PostgreSQL told nothing of the store')
  const { isStandby, isCurrent, ...stored } = row
  return {
    isStandby,
    isCurrent: isCurrent === true,
    identity: stored.storeId === null ? null : stored,
  }
}

async function writeRow(
  db: Database,
  place: (typeof places)[number],
  version: number,
): Promise<void> {
  await sql`
    insert into store_identity as known (store_id, place, started, begun_at_version)
    values (gen_random_uuid(), ${place}, ${postgresStarted}, ${version})
    on conflict (is_only) do update set
      store_id = case when known.place = excluded.place then known.store_id else excluded.store_id
        end,
      place = excluded.place, started = excluded.started,
        begun_at_version = excluded.begun_at_version
    where known.place <> excluded.place or known.started <> excluded.started`.execute(db)
}
