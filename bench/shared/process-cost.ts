// What processes cost, from the system's own accounting: CPU in µs (/proc counts in hundredths of a
// second, so what is measured has to last) and memory in MiB.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { listTree, readCommand } from '#test/drill/process-tree.ts'

const tickUs = 10_000

/** CPU of one process so far; 0 once it has ended. */
export const readCpuUs = (pid: number): number => sumTicks(pid, [11, 12])

/** How long the first thread of a process has run, and waited while other work had the cores, ms. */
export function readCoreMs(pid: number): { ran: number; waited: number } {
  const [ran = NaN, waited = NaN] = readFileSync(`/proc/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map((ns) => Number(ns) / 1e6)
  return { ran, waited }
}

/** CPU of a process and of all that it started, those included that have ended. */
export const readTreeCpuUs = (pid: number): number =>
  listTree(pid).reduce((sum, one) => sum + sumTicks(one, [11, 12, 13, 14]), 0)

function sumTicks(pid: number, fieldNumbers: readonly number[]): number {
  const fields = readStat(pid)
  return fieldNumbers.reduce((sum, n) => sum + Number(fields[n] ?? 0), 0) * tickUs
}

/** The fields of /proc/<pid>/stat behind the name of the program; none once it has ended. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** The PostgreSQL behind `db`, where it runs on this machine: the process that started all others. */
export async function findPostmaster(db: Database): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return Number(readStat(row?.pid ?? 0)[1])
}

/** The PostgreSQL that this process started. */
export function findPostgres(): number {
  const found = listTree(process.pid).find((pid) => /postgres\S* -D /.test(readCommand(pid)))
  if (found === undefined) throw new Error('no PostgreSQL below this process')
  return found
}

/** What one process has in memory. */
export function readMemoryMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

/**
 * The processes of the PostgreSQL below this process that work for a database: its connections, and
 * those that write for all. Others' connections are left out.
 */
export function listPostgres(database: string): number[] {
  return listTree(process.pid).filter((pid) => {
    const command = readCommand(pid)
    return (
      command.includes(` ${database} `) ||
      /^postgres: (walwriter|checkpointer|background writer)/.test(command)
    )
  })
}
