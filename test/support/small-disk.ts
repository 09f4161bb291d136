// A real file system of a few megabytes for tests to fill. It needs root and a kernel that allows
// mounts; elsewhere it is unavailable, which callers report.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  fill: (leftBytes?: number) => Promise<void>
  free: () => void
  setReadOnly: (isReadOnly: boolean) => void
  remove: () => Promise<void>
}

/** The reason why no disk can be mounted, or null when one can. */
export const noSmallDisk: string | null = findReason()

function findReason(): string | null {
  if (process.platform !== 'linux') return 'a small disk is mounted on Linux only'
  if (process.getuid?.() !== 0) return 'a small disk can be mounted by root only'
  const place = tmpdir()
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], {
      stdio: 'ignore',
    })
    return null
  } catch {
    return 'this machine does not let us mount a small disk'
  }
}

const blockBytes = 65_536

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'sideout-disk-'))
  const mount = (...options: string[]): void =>
    void execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', path])
  mount('-o', `size=${megabytes}m,mode=755`)
  await chmod(path, 0o755)
  const filler = join(path, 'filler')
  return {
    path,
    fill: async (leftBytes = 0) => {
      const { bavail, bsize } = await statfs(path)
      takeSpace(filler, Math.max(0, bavail * bsize - leftBytes))
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, path])
    },
    remove: async () => {
      // Lazy unmount, because a process with an open file must not block the test's end.
      execFileSync('umount', ['-l', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}

function takeSpace(file: string, bytes: number): void {
  const zeros = Buffer.alloc(blockBytes)
  const open = openSync(file, 'a')
  try {
    for (let left = bytes; left > 0; left -= blockBytes)
      writeSync(open, zeros, 0, Math.min(blockBytes, left))
    for (;;) writeSync(open, zeros, 0, 1)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(open)
  }
}
