// Backups that were never finished, because their program was killed or the power went: cleared by
// the next one.
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../embedded/postmaster-file.ts'

/** A backup that is being made is written to without a pause; one that rested so long is none. */
const restsMs = 3_600_000
const halfMade = /\.(?:tar\.gz|tgz|tar)\.(?:(.+)-)?(\d+)\.new$/

/** The name under which a backup is made; it gets its own when it is whole. */
export const toHalfMade = (file: string): string => `${file}.${hostname()}-${process.pid}.new`

/**
 * Removes what unfinished backups left in the folder of `file`: those of a process on this machine
 * is gone, and any that no one wrote to for an hour. Answers their names.
 */
export async function clearHalfMade(file: string, now: number): Promise<string[]> {
  const folder = dirname(file)
  const cleared: string[] = []
  for (const name of await readdir(folder)) {
    const found = halfMade.exec(name)
    if (found === null || join(folder, name) === join(folder, basename(toHalfMade(file)))) continue
    const [, host, pid] = found
    const isOver = host === hostname() && !isAlive(Number(pid))
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    if (!isOver && now - mtimeMs < restsMs) continue
    await rm(join(folder, name), { force: true })
    cleared.push(name)
  }
  return cleared
}
