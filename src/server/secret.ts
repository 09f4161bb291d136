// The key that signs sessions and links. When SECRET isn't set: created once, stored in
// DATA_DIR/secret, readable only by its owner.
import { hkdfSync, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile } from './durable-file.ts'

const minLength = 32

/** Links and keys that `previous` (PREVIOUS_SECRET) signed stay valid. */
export type Secrets = { current: string; previous: string | null }

/** Keys of 32 bytes for one purpose: first the one that signs, then one that may have signed. */
export function deriveKeys({ current, previous }: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return previous === null ? [derive(current)] : [derive(current), derive(previous)]
}

/**
 * Created on the first start; concurrent processes get the same secret. Throws when the file has
 * fewer than 32 characters: replacing a lost secret silently would sign everyone out.
 */
export async function loadSecret(dataDir: string): Promise<string> {
  // Others may traverse the folder (PostgreSQL may run as another user) but not list it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const file = join(dataDir, 'secret')
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found === null) {
    await createFile(file, `${randomBytes(32).toString('base64url')}\n`)
    return loadSecret(dataDir)
  }
  const secret = found.trim()
  if (secret.length < minLength)
    throw new Error(
      `${file} holds fewer than ${minLength} characters. Put the old secret back, or remove the file to get a new one (everybody is signed out).`,
    )
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    await chmod(file, 0o600)
  return secret
}
