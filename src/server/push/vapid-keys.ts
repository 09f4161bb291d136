// The VAPID keys when not configured: created once, stored in DATA_DIR/vapid.json, readable only by
// their owner.
import { createECDH } from 'node:crypto'
import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { createFile } from '../durable-file.ts'

const keysSchema = v.strictObject({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})
export type VapidKeys = v.InferOutput<typeof keysSchema>

/** True when the two match; otherwise every message would be refused. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return ecdh.getPublicKey().toString('base64url') === publicKey
  } catch {
    return false
  }
}

/**
 * Created on the first start; concurrent processes get the same keys. Throws when the file is
 * invalid: browsers subscribed with these keys, so they must not be replaced silently.
 */
export async function loadVapidKeys(dataDir: string): Promise<VapidKeys> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const file = join(dataDir, 'vapid.json')
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found === null) {
    const { default: webPush } = await import('web-push')
    await createFile(file, `${JSON.stringify(webPush.generateVAPIDKeys())}\n`)
    return loadVapidKeys(dataDir)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keysSchema), found)
  if (!parsed.success || !isPair(parsed.output))
    throw new Error(
      `${file} holds no keys. Put the old file back, or remove it to get new ones (every device must then subscribe again).`,
    )
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    await chmod(file, 0o600)
  return parsed.output
}
