// Small files that must survive a power cut. A reader sees the old text, the new text or no file: never half of one.
import { randomUUID } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Flushes a folder's list of names; Windows cannot open folders and needs no such flush. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeBeside = async (file: string, text: string): Promise<string> => {
  const beside = `${file}.${randomUUID()}.new`
  const handle = await open(beside, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return beside
}

/** Replaces `file` by `text`, readable by its owner only. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const beside = await writeBeside(file, text)
  await rename(beside, file)
  await syncFolder(dirname(file))
}

/** Makes `file`, readable by its owner only; answers false and changes nothing when it exists (two starts at once agree on one text). */
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
