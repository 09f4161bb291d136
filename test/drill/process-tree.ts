// Signals to a process and to everything it started, by exact number, as Linux lists them.
import { readdirSync, readFileSync } from 'node:fs'

/** The children of every process. A process that ends meanwhile is left out. */
function readChildren(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = readParent(name)
    if (parent === null) continue
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

function readParent(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

/** A process and all below it, parents first. */
export function listTree(pid: number): number[] {
  const children = readChildren()
  const listed = [pid]
  for (const one of listed) listed.push(...(children.get(one) ?? []))
  return listed
}

/** The command line of a process; PostgreSQL writes there what each backend does. */
export function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Sends a signal to each of them that still lives. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
