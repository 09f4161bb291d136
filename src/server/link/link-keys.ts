// Keys of personal links and of public ones. The store holds a name of each link; the key that the
// link shows is this name and a proof of it made with SECRET, so a copy of the store opens none.
// Links made before that have keys of their own: their name is a hash of the key.
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { linkProofLength, linkSecretLength } from '#domain/shared/link-key.ts'

export type LinkKeys = {
  /** The key that a link with this name shows. */
  show(name: string): string
  /** The name of the link with this key; null when the key is none of ours. */
  find(key: string): string | null
}

const keyForm = /^((?:[0-9a-f]{32})?)([\w-]{22})([\w-]{16})?$/

/**
 * The name that a key speaks of, unproved: enough for the topics of a window and for counting tries.
 */
export function readLinkName(key: string): string | null {
  const [whole, id = '', secret = '', proof] = keyForm.exec(key) ?? []
  if (whole === undefined) return null
  return id + (proof === undefined ? hashOldSecret(secret) : secret)
}

/** As migration 099 writes it. */
const hashOldSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, linkSecretLength)

/** Proves names with a key of its own, which follows from `secret`. */
export function createLinkKeys(secret: string): LinkKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'keys of links', 32))
  const prove = (name: string): string =>
    createHmac('sha256', key).update(name).digest('base64url').slice(0, linkProofLength)
  return {
    show: (name) => name + prove(name),
    find: (shown) => {
      const name = readLinkName(shown)
      if (name === null || shown.length === name.length) return name
      const proof = Buffer.from(shown.slice(name.length))
      return timingSafeEqual(proof, Buffer.from(prove(name))) ? name : null
    },
  }
}
