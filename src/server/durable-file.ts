// Small files that survive a power cut: readers see the old text, the new text or no file, and a
// failed write is cleaned up. Files created by root belong to their folder's owner, so that a
// server running as another user can use them.
import { randomUUID } from 'node:crypto'
import { chown, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  if (uid !== 0) await chown(path, uid, gid)
}

export async function makePrivateFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) await giveToFolderOwner(folder)
}

/** Flushes a folder's entries; Windows can't open folders and needs no such flush. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unfinishedName = /\.[0-9a-f-]{36}\.new$/

const writeBeside = async (file: string, content: string | Uint8Array): Promise<string> => {
  const beside = `${file}.${randomUUID()}.new`
  const handle = await open(beside, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
    await giveToFolderOwner(beside)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(beside, { force: true })
    throw error
  }
  // Some file systems report an exceeded quota only on close.
  await handle.close().catch(async (error: unknown) => {
    await rm(beside, { force: true })
    throw error
  })
  return beside
}

export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = await writeBeside(file, content)
  await rename(beside, file).catch(async (error: unknown) => {
    await rm(beside, { force: true })
    throw error
  })
  await syncFolder(dirname(file))
}

/**
 * Returns false and leaves `file` alone when it exists, so that two concurrent starts agree on one
 * text.
 */
export async function createFile(file: string, text: string): Promise<boolean> {
  const beside = await writeBeside(file, text)
  try {
    await link(beside, file)
    await syncFolder(dirname(file))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(beside, { force: true })
  }
}

export async function removeUnfinished(folder: string, before: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!unfinishedName.test(name) || (await findChangeTime(file)) >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

const findChangeTime = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
