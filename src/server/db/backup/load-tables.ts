// Fills an empty store with another's tables in one transaction: triggers are off, all foreign keys
// and checks must hold, and the loaded rows are read back and compared before the commit.
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { StartError } from '#server/start-error.ts'
import { describeOtherRelease, migrateTo } from '../migrate.ts'
import { openDatabase, patientConnectMs, type DatabaseConnection } from '../open-database.ts'
import { readTable } from './make-backup.ts'
import { OtherRelease } from './refused-backup.ts'
import type { TableDigest } from './row-digest.ts'
import { openSession, type Session } from './session.ts'
import {
  copyIn,
  emptyTables,
  isEmptyStore,
  listTables,
  setTriggers,
  type Sequence,
  type TableShape,
} from './table-list.ts'

export type Loading = {
  write(table: string, lines: Buffer): Promise<void>
}

type Expected = { migrations: readonly string[]; tables: readonly TableShape[] }

export async function assertEmptyStore(connection: DatabaseConnection): Promise<void> {
  const session = await openSession(connection)
  try {
    if (!(await isEmptyStore(session.client)))
      throw new StartError(
        'The store is not empty: nothing was changed. Restore into an empty one (another DATA_DIR, or a new database in DATABASE_URL).',
      )
  } finally {
    await session.close()
  }
}

/**
 * Loads what `fill` writes into an empty store with the same migrations; `fill` returns each
 * table's expected digest.
 */
export async function loadTables(
  connection: DatabaseConnection,
  { migrations, tables }: Expected,
  fill: (
    loading: Loading,
  ) => Promise<{ digests: ReadonlyMap<string, TableDigest>; sequences: readonly Sequence[] }>,
): Promise<void> {
  await assertEmptyStore(connection)
  await migrateEmpty(connection, migrations)
  const session = await openSession(connection)
  try {
    const { client } = session
    await client.query('begin')
    const shapes = await assertSameTables(session, tables)
    for (const shape of shapes) await client.query(setTriggers(shape, 'disable'))
    await client.query(emptyTables(shapes))
    const writer = createTableWriter(session, shapes)
    const { digests, sequences } = await fill(writer)
    await writer.finish()
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, value])
    await client.query('set constraints all immediate')
    for (const shape of shapes) await client.query(setTriggers(shape, 'enable'))
    for (const shape of shapes) await assertSame(session, shape, digests.get(shape.name))
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await session.close()
  }
}

const notEmpty =
  'cannot be restored here, because the other store has the tables of a later release or this one has none: restore into a new database.'

async function migrateEmpty(
  connection: DatabaseConnection,
  migrations: readonly string[],
): Promise<void> {
  const db = openDatabase(connection, { size: 1, statementMs: 0, connectMs: patientConnectMs })
  try {
    const done = await migrateTo(db, migrations)
    if (!done)
      throw new OtherRelease(
        `This ${describeOtherRelease(migrations) ?? notEmpty} Nothing was changed.`,
      )
  } finally {
    await db.destroy()
  }
}

export async function assertSameTables(
  { client }: Session,
  tables: readonly TableShape[],
): Promise<TableShape[]> {
  const shapes = await listTables(client)
  const tell = (list: readonly TableShape[]): string =>
    JSON.stringify(
      list
        .map(({ name, columns }) => [name, [...columns].sort()])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  if (tell(shapes) !== tell(tables))
    throw new StartError(
      'The tables are not those of this release, although the migrations are. Nothing was changed.',
    )
  return [...tables]
}

export function createTableWriter(
  { client }: Session,
  shapes: readonly TableShape[],
): Loading & { finish(): Promise<void> } {
  let open: { table: string; stream: CopyStreamQuery; failed: Promise<never> } | null = null
  const finish = async (): Promise<void> => {
    if (open === null) return
    const { stream } = open
    open = null
    stream.end()
    await finished(stream)
  }
  return {
    finish,
    write: async (table, lines) => {
      if (open?.table !== table) {
        await finish()
        const shape = shapes.find(({ name }) => name === table)
        if (shape === undefined) throw new Error(`there is no table ${table}`)
        const stream = client.query(copyFrom(copyIn(shape)))
        const failed = once(stream, 'error').then(([error]) => {
          throw error instanceof Error ? error : new Error(String(error))
        })
        failed.catch(() => undefined)
        open = { table, stream, failed }
      }
      if (!open.stream.write(lines)) await Promise.race([once(open.stream, 'drain'), open.failed])
    },
  }
}

export async function assertSame(
  { client }: Session,
  shape: TableShape,
  expected: TableDigest | undefined,
): Promise<void> {
  const found = await readTable(client, shape)
  if (expected === undefined || found.rows !== expected.rows || found.digest !== expected.digest)
    throw new Error(
      `the table ${shape.name} was not loaded as it was (${found.rows} rows, expected ${expected?.rows ?? 0}); nothing was kept`,
    )
}
