// Process costs from the system's accounting: CPU in µs (/proc has a resolution of 10 ms, so
// measurements must be long) and memory in MiB.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { listTree, readCommand } from '#test/drill/process-tree.ts'

const tickUs = 10_000

/** 0 once the process has ended. */
export const readCpuUs = (pid: number): number => sumTicks(pid, [11, 12])

/** Run time of a process's main thread, and its wait for a core, ms. */
export function readCoreMs(pid: number): { ran: number; waited: number } {
  const [ran = NaN, waited = NaN] = readFileSync(`/proc/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map((ns) => Number(ns) / 1e6)
  return { ran, waited }
}

/** CPU of a process and all its descendants, including ended ones. */
export const readTreeCpuUs = (pid: number): number =>
  listTree(pid).reduce((sum, one) => sum + sumTicks(one, [11, 12, 13, 14]), 0)

function sumTicks(pid: number, fieldNumbers: readonly number[]): number {
  const fields = readStat(pid)
  return fieldNumbers.reduce((sum, n) => sum + Number(fields[n] ?? 0), 0) * tickUs
}

function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

export async function findPostmaster(db: Database): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return Number(readStat(row?.pid ?? 0)[1])
}

export function findPostgres(): number {
  const found = listTree(process.pid).find((pid) => /postgres\S* -D /.test(readCommand(pid)))
  if (found === undefined) throw new Error('no PostgreSQL below this process')
  return found
}

export function readMemoryMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

/**
 * PostgreSQL processes below this one that serve a database: its connections and the shared
 * background processes.
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
