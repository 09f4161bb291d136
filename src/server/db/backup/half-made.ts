// Removes backups that were never finished, because their program was killed or the power failed.
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../embedded/postmaster-file.ts'

/** A running backup writes continuously, so an hour without a write means it was abandoned. */
const restsMs = 3_600_000
const halfMade = /\.(?:tar\.gz|tgz|tar)(?:\.age)?\.(?:(.+)-)?(\d+)\.new$/

export const toTemporaryName = (file: string): string => `${file}.${hostname()}-${process.pid}.new`

export async function removeUnfinishedBackups(file: string, now: number): Promise<string[]> {
  const folder = dirname(file)
  const cleared: string[] = []
  for (const name of await readdir(folder)) {
    const found = halfMade.exec(name)
    if (found === null || join(folder, name) === join(folder, basename(toTemporaryName(file))))
      continue
    const [, host, pid] = found
    const isOver = host === hostname() && !isAlive(Number(pid))
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    if (!isOver && now - mtimeMs < restsMs) continue
    await rm(join(folder, name), { force: true })
    cleared.push(name)
  }
  return cleared
}
