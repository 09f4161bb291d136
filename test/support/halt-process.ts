// Pauses a process and its children like a frozen machine: no answers, and no closed connections.
import { readdirSync, readFileSync } from 'node:fs'

function listFamily(pid: number): number[] {
  const isChild = (name: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
    } catch {
      return false
    }
  }
  return [
    pid,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ]
}

const signalFamily = (pid: number, signal: NodeJS.Signals): void => {
  for (const one of listFamily(pid)) {
    try {
      process.kill(one, signal)
    } catch {
      // It ended meanwhile.
    }
  }
}

export const haltProcess = (pid: number): void => signalFamily(pid, 'SIGSTOP')
export const resumeProcess = (pid: number): void => signalFamily(pid, 'SIGCONT')
