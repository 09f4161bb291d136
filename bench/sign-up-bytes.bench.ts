// Storage of one sign-up through the API: rows and bytes per table with indexes, and the WAL that
// standbys receive. docs/scale.md uses the numbers.
import { sql } from 'kysely'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { startRunPostgres, withDatabase } from '#test/support/run-postgres.ts'
import { startOurselves } from './peers/ourselves.ts'

const players = 32
const eventsEach = 100
const firstPlayer = 17

type Sizes = { wal: number; byTable: Map<string, { rows: number; bytes: number }> }

async function readSizes(db: Database): Promise<Sizes> {
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ name: string; rows: number; bytes: number }>`
    select relname as name, reltuples::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p')`.execute(db)
  const wal = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`.execute(db)
  return {
    wal: wal.rows[0]?.bytes ?? 0,
    byTable: new Map(rows.map(({ name, ...size }) => [name, size])),
  }
}

const postgres = await startRunPostgres()
const peer = await startOurselves(postgres)
const db = openDatabase({ connectionString: withDatabase(postgres.adminUrl, peer.database) })
try {
  const lines = await Promise.all(
    Array.from({ length: players }, (_, index) => peer.openLine(firstPlayer + index)),
  )
  const before = await readSizes(db)
  await Promise.all(
    lines.map(async (line, index) => {
      for (let n = 0; n < eventsEach; n += 1) await line.signUp(1 + ((n + 5 * index) % 200))
    }),
  )
  for (const line of lines) line.close()
  const signUps = players * eventsEach
  const after = await readSizes(db)
  const changed = [...after.byTable]
    .map(([name, { rows, bytes }]) => {
      const from = before.byTable.get(name) ?? { rows: 0, bytes: 0 }
      return {
        name,
        rows: (rows - Math.max(0, from.rows)) / signUps,
        bytes: (bytes - from.bytes) / signUps,
      }
    })
    .filter(({ rows, bytes }) => rows > 0.01 || bytes > 1)
  console.log(`for each of ${signUps} sign-ups:`)
  for (const { name, rows, bytes } of changed)
    console.log(`${name.padEnd(20)} ${rows.toFixed(2)} rows, ${bytes.toFixed(0)} bytes`)
  console.log(
    `in all ${changed.reduce((sum, { bytes }) => sum + bytes, 0).toFixed(0)} bytes, and ${((after.wal - before.wal) / signUps / 1_024).toFixed(1)} KiB of log`,
  )
} finally {
  await db.destroy()
  await peer.stop()
  await postgres.stop()
}
