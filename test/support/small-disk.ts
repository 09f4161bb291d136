// A real file system of a few megabytes that a test fills and frees. It needs root and a kernel
// that lets us mount; elsewhere there is none, and the caller says so.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  /** Takes all the space but `leftBytes`. */
  fill: (leftBytes?: number) => Promise<void>
  /** Gives back what `fill` took. */
  free: () => void
  /** Makes the file system refuse every write, or take them again. */
  setReadOnly: (isReadOnly: boolean) => void
  remove: () => Promise<void>
}

/** Why no disk can be mounted here, or null when one can. */
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

/** Mounts one of `megabytes`, open to every user. */
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
      // Lazily: what still has a file open there must not keep the test from ending.
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
    // Whatever came free meanwhile, too.
    for (;;) writeSync(open, zeros, 0, 1)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(open)
  }
}
