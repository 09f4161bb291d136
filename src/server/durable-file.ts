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

const writeBeside = async (file: string, content: string | Uint8Array): Promise<string> => {
  const beside = `${file}.${randomUUID()}.new`
  const handle = await open(beside, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
    return beside
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Replaces `file` by `content`, readable by its owner only. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = await writeBeside(file, content)
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
