// Small files that must survive a power cut. A reader sees the old text, the new text or no file:
// never half of one, and a write that fails leaves nothing behind. What root makes belongs to the
// owner of the folder it is made in, so that a server that runs as another user can go on using it.
import { randomUUID } from 'node:crypto'
import { chown, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Gives what root made to the owner of its folder; does nothing for other users. */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  if (uid !== 0) await chown(path, uid, gid)
}

/** Makes a folder that only its owner enters, and those above it that are missing. */
export async function makePrivateFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) await giveToFolderOwner(folder)
}

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
  // Some file systems tell of a full quota only here.
  await handle.close().catch(async (error: unknown) => {
    await rm(beside, { force: true })
    throw error
  })
  return beside
}

/** Replaces `file` by `content`, readable by its owner only. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = await writeBeside(file, content)
  await rename(beside, file).catch(async (error: unknown) => {
    await rm(beside, { force: true })
    throw error
  })
  await syncFolder(dirname(file))
}

/**
 * Makes `file`, readable by its owner only; answers false and changes nothing when it exists (two
 * starts at once agree on one text).
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

/**
 * Removes what writers of `folder` that were killed left, untouched since `before` (ms); answers
 * how many files.
 */
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

/** When a file was last changed (ms); one that is gone counts as just changed. */
const findChangeTime = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
