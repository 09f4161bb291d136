// Shows the setup link. Output that isn't a terminal may be collected and leave the machine, so it
// names a file only, unless no one else can reach the server.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveToFolderOwner } from '../durable-file.ts'
import { getMessage } from '../start-error.ts'

export async function announceSetup(
  link: string | null,
  { dataDir, isPrivate }: { dataDir: string; isPrivate: boolean },
): Promise<string> {
  const path = join(dataDir, 'setup-link')
  try {
    await rm(path, { force: true })
    if (link === null) return ''
    if (isPrivate) return `Set up this server with this link, which works once\n  ${link}\n`
    await writeFile(path, `${link}\n`, { mode: 0o600, flag: 'wx' })
    await giveToFolderOwner(path)
    return `The link to set up this server is in ${path}\n`
  } catch (error) {
    return `The link to set up this server could not be written: ${getMessage(error)}\n`
  }
}
