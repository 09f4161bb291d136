// Allows one live server process per store. The kernel's lock ends with the process, so dead owners
// need no cleanup and reused pids are harmless. Node has no flock, so SQLite's exclusive
// transaction provides it. Never open the lock file otherwise in this process: closing it would
// release the lock (POSIX).
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
