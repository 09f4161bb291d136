// Puts the rows of a spare store in place of the running one's, in one transaction: whatever dies
// on the way leaves the old rows.
import { isLockConflict } from '../errors.ts'
import type { DatabaseConnection } from '../open-database.ts'
import { holdPhotosAlone } from '../photo-hold.ts'
import type { Carrying } from './backup-place.ts'
import { assertSame, assertSameTables, createTableWriter } from './load-tables.ts'
import { inSnapshot, readTable } from './make-backup.ts'
import type { TableDigest } from './row-digest.ts'
import type { Session } from './session.ts'
import {
  emptyTables,
  listSequences,
  listTables,
  lockTables,
  setTriggers,
  type TableShape,
} from './table-list.ts'

/** These belong to the installation, not to its history. No foreign key may lead to or from them. */
const staying: ReadonlySet<string> = new Set([
  'backup_plan',
  'backup_warnings',
  'restores',
  'store_identity',
  'stored_wakes',
  'version',
])
/** Rows of the old store in one of these come along, by `bring`. */
const carried: ReadonlySet<string> = new Set(['backups'])

/** `session` holds the photos and is on the running store. */
type Switch<T> = { from: DatabaseConnection; session: Session; carrying: Carrying<T> }

const tries = 6

export const switchStore = <T>({ from, session, carrying }: Switch<T>): Promise<void> =>
  inSnapshot(from, async (source) => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        await session.client.query('begin')
        await replaceRows(source, session, carrying)
        await session.client.query('commit')
        break
      } catch (error) {
        await session.client.query('rollback').catch(() => undefined)
        if (left === 0 || !isLockConflict(error)) throw error
      }
    }
    await session.client.query('analyze').catch(() => undefined)
  })

async function replaceRows<T>(source: Session, session: Session, carrying: Carrying<T>) {
  const { client, db } = session
  const all = await listTables(source.client)
  const emptied = all.filter(({ name }) => !staying.has(name))
  await client.query("set local lock_timeout = '5s'")
  await holdPhotosAlone(db)
  await client.query(lockTables(emptied))
  await assertSameTables(session, all)
  const kept = await carrying.keep(db)
  for (const shape of emptied) await client.query(setTriggers(shape, 'disable'))
  await client.query(emptyTables(emptied))
  await fill(
    source,
    session,
    emptied.filter(({ name }) => !carried.has(name)),
  )
  await client.query('set constraints all immediate')
  for (const shape of emptied) await client.query(setTriggers(shape, 'enable'))
  await carrying.bring(db, kept)
  // Windows learn by it that what they show may never have happened.
  await client.query('update store_identity set store_id = gen_random_uuid()')
}

async function fill(
  source: Session,
  session: Session,
  shapes: readonly TableShape[],
): Promise<void> {
  const digests = new Map<string, TableDigest>()
  const writer = createTableWriter(session, shapes)
  for (const shape of shapes)
    digests.set(
      shape.name,
      await readTable(source.client, shape, (lines) => writer.write(shape.name, lines)),
    )
  await writer.finish()
  for (const { name, value } of await listSequences(source.client))
    await session.client.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, value])
  for (const shape of shapes) await assertSame(session, shape, digests.get(shape.name))
}
