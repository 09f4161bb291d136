// Reads data/postmaster.pid, which names the server of a data folder, and distinguishes a live
// postmaster from a reused pid.
import { access, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runBinary } from './run-program.ts'

const pidLine = 0
const statusLine = 7

export async function readPostmasterFile(
  dataDir: string,
): Promise<{ pid: number; isReady: boolean } | null> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[pidLine])
  return Number.isInteger(pid) && pid > 0
    ? { pid, isReady: lines[statusLine]?.trim() === 'ready' }
    : null
}

export const hasPostmasterFile = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, 'postmaster.pid')).then(
    () => true,
    () => false,
  )

/** Call only when the process in it is known not to be a postmaster of this folder. */
export const removePostmasterFile = (dataDir: string): Promise<void> =>
  rm(join(dataDir, 'postmaster.pid'), { force: true })

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True when the process is a live PostgreSQL of this very folder, because pids are reused. */
export async function servesFolder(pid: number, dataDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    try {
      // PostgreSQL's working directory is its data folder. After an update its executable is gone,
      // and the name ends in "(deleted)".
      const program = basename(await readlink(`/proc/${pid}/exe`)).split(' ')[0]
      return (
        program === 'postgres' && (await readlink(`/proc/${pid}/cwd`)) === (await realpath(dataDir))
      )
    } catch {
      return false
    }
  }
  const { code, output } = await runBinary('ps', ['-p', String(pid), '-o', 'command='])
  return code === 0 && output.includes('postgres') && output.includes(dataDir)
}
