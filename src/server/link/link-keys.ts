// Keys of personal and public links. The store holds each link's name; its key is the name plus a
// proof made with SECRET, so a copy of the store can't open links. Links from earlier releases have
// their own keys, and their name is a hash of the key.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { linkProofLength, linkSecretLength } from '#domain/shared/link-key.ts'
import { deriveKeys, type Secrets } from '../secret.ts'

export type LinkKeys = {
  show(name: string): string
  find(key: string): string | null
}

const keyForm = /^((?:[0-9a-f]{32})?)([\w-]{22})([\w-]{16})?$/

/** The name inside a key, unverified: good enough for topics and rate limits. */
export function readLinkName(key: string): string | null {
  const [whole, id = '', secret = '', proof] = keyForm.exec(key) ?? []
  if (whole === undefined) return null
  return id + (proof === undefined ? hashOldSecret(secret) : secret)
}

/** The same as in migration 099. */
const hashOldSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, linkSecretLength)

export function createLinkKeys(secrets: Secrets): LinkKeys {
  const keys = deriveKeys(secrets, 'keys of links')
  const prove = (name: string, key = keys[0]): string =>
    createHmac('sha256', key).update(name).digest('base64url').slice(0, linkProofLength)
  return {
    show: (name) => name + prove(name),
    find: (shown) => {
      const name = readLinkName(shown)
      if (name === null || shown.length === name.length) return name
      const proof = Buffer.from(shown.slice(name.length))
      const isProven = keys.some((key) => timingSafeEqual(proof, Buffer.from(prove(name, key))))
      return isProven ? name : null
    },
  }
}
