// Signals a process and all its descendants by exact pid, as listed in /proc.
import { readdirSync, readFileSync } from 'node:fs'

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

/** The process and its descendants, parents first. */
export function listTree(pid: number): number[] {
  const children = readChildren()
  const listed = [pid]
  for (const one of listed) listed.push(...(children.get(one) ?? []))
  return listed
}

export function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
