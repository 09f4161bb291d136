// What processes of this machine have cost so far, by the system's own accounting.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { listTree } from '../drill/process-tree.ts'

/** Linux counts in hundredths of a second. */
const tickUs = 10_000

/** The fields of /proc/<pid>/stat behind the name of the program, which may hold anything. */
function readFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const sumFields = (fields: readonly string[], indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + Number(fields[index] ?? 0), 0) * tickUs

/** The CPU time of a process and all that it started, those that ended included, µs. */
export const readTreeCpu = (pid: number): number =>
  listTree(pid).reduce(
    (sum, one) => sum + sumFields(readFields(one), one === pid ? [11, 12, 13, 14] : [11, 12]),
    0,
  )

/** The PostgreSQL behind `db`, where it runs on this machine: the process that started all others. */
export async function findPostmaster(db: Database): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return Number(readFields(row?.pid ?? 0)[1])
}
