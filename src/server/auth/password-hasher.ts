// Hashes passwords with Argon2id at OWASP's work factor, in PHC string format so that parameters
// can grow. Better Auth's scrypt hashes from earlier releases are still read; while any are left,
// every check costs both kinds of work, so that timing doesn't reveal which addresses have an
// account.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashPassword as hashOld, verifyPassword as verifyOld } from 'better-auth/crypto'

export type PasswordHasher = {
  hash(password: string): Promise<string>
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
 * True when `password` matches `hash`, current or older. Its duration reveals which format the hash
 * has.
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
      // A correct password is rehashed afterwards, which takes the same work.
      if (isOld && !isRight) await hashPassword(password)
      return isRight
    },
  }
}

const askedAgainMs = 10 * 60_000

/**
 * Caches the result of `ask` for ten minutes, and a "no" forever, because no new old-style hashes
 * are written. Assumes "yes" until known.
 */
export function cacheLegacyCheck(
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
