// One live server process per store. The lock is the kernel's: it ends with the process however
// that dies, so a dead owner needs no cleaning and a reused process number means nothing. Node has
// no flock; SQLite's exclusive transaction is one. Never open the lock file by other means in this
// process: closing it would give the lock away (POSIX).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedError, StoreTakenError } from './embedded-error.ts'

export type OwnerLock = { release: () => void }

const sqliteBusy = 5
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy

const readOwner = (file: string): string => {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`
  } catch {
    return 'another process'
  }
}

/**
 * Takes `folder` for this process until `release` (which may be called again) or its death; throws
 * an EmbeddedError naming the owner when it is taken.
 */
export function takeOwnership(folder: string): OwnerLock {
  const ownerFile = join(folder, 'owner.pid')
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error))
      throw new EmbeddedError(`${join(folder, 'owner.lock')} cannot be locked: ${String(error)}`, {
        cause: error,
      })
    throw new StoreTakenError(
      `The store in ${folder} already belongs to a running server (${readOwner(ownerFile)}). Stop that one first, or give this one another DATA_DIR.`,
    )
  }
  writeFileSync(ownerFile, `${process.pid}\n`)
  return {
    release: () => {
      if (lock.isOpen) lock.close()
    },
  }
}
