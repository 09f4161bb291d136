// Hashes passwords with Argon2id at OWASP's work factor. A stored hash names its algorithm and
// numbers (PHC string format), so they can grow later. Hashes of Better Auth's scrypt, from earlier
// releases, are still read. Invariant: while such hashes are left every check costs both kinds of
// work, so that time does not tell which addresses have an account.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashPassword as hashOld, verifyPassword as verifyOld } from 'better-auth/crypto'

export type PasswordHasher = {
  /** The hash to store. */
  hash(password: string): Promise<string>
  /** True when `password` is the one of `hash`; a hash of no known form is no one's. */
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

/**
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html: 19 MiB, two
 * passes, one lane.
 */
const work = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{16,86})\$([\w+/]{22,86})$/
const derive = promisify(argon2)

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const toPhc = (salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${work.memory},t=${work.passes},p=${work.parallelism}$${toBase64(salt)}$${toBase64(key)}`

/** A hash of today's work factor. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: hashBytes,
    ...work,
  })
  return toPhc(salt, key)
}

/** True when a hash should be made again at the next sign-in. */
export const needsRehash = (hash: string): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${work.memory},t=${work.passes},p=${work.parallelism}$`)

async function verifyOwn(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash) ?? []
  if (key === '') return false
  const expected = Buffer.from(key, 'base64')
  const found = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(found, expected)
}

/**
 * True when `password` is the one of `hash`, of today's form or an earlier one. The time it takes
 * tells which.
 */
export function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  return hash.startsWith('$')
    ? verifyOwn(hash, password)
    : verifyOld({ hash, password }).catch(() => false)
}

/** `areOldOnesLeft` says whether hashes of earlier releases are stored still. */
export function createPasswordHasher(areOldOnesLeft: () => Promise<boolean>): PasswordHasher {
  const workLikeOld = async (password: string): Promise<void> => {
    if (await areOldOnesLeft()) await hashOld(password)
  }
  return {
    hash: async (password) => {
      await workLikeOld(password)
      return hashPassword(password)
    },
    verify: async ({ hash, password }) => {
      const isOld = !hash.startsWith('$')
      if (!isOld) await workLikeOld(password)
      const isRight = await verifyPassword({ hash, password })
      // The right one is hashed anew afterwards, which is the same work.
      if (isOld && !isRight) await hashPassword(password)
      return isRight
    },
  }
}

const askedAgainMs = 10 * 60_000

/**
 * Remembers the answer of `ask` for ten minutes, and a no for good: nothing writes old hashes.
 * Until it is known they are left.
 */
export function rememberOldOnes(
  ask: () => Promise<boolean>,
  now: () => number,
): () => Promise<boolean> {
  let areLeft = true
  let askedAt = -Infinity
  return async () => {
    if (!areLeft || now() - askedAt < askedAgainMs) return areLeft
    askedAt = now()
    areLeft = await ask().catch(() => true)
    return areLeft
  }
}
