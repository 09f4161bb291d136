// Counts guesses at passwords: by account wherever they come from, and by address the wrong ones
// only; an address that used these up still has accounts looked at that few guessed at. Invariants: unknown accounts are counted like known ones; wrong passwords of strangers
// never delay a device that signed in to the account before, nor any way in that needs no password
// (links, passkeys, providers). Decision 035.
import { createHmac, hkdfSync } from 'node:crypto'
import { backoffs, guessesInCrowd, type BackoffName } from '#domain/shared/rate-limits.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Deps } from '../deps.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { mailAboutGuesses } from './guess-mail.ts'

export type Attempt = {
  /** The account's address, known or not. */
  email: string
  /** The counted address it comes from; null where a session is open already. */
  address: string | null
  /**
   * A device that signed in to this account before, or the session that asks; null for a stranger.
   */
  device: string | null
}

/** What is said of an attempt that was let through; exactly one of them. */
export type Tried = {
  right(): Promise<void>
  wrong(): Promise<void>
  /** It was not looked at. */
  neither(): Promise<void>
}

export type PasswordGuard = {
  /**
   * Lets an attempt through, counted as wrong until more is known; or says when to come back, in
   * `seconds`.
   */
  begin(attempt: Attempt): Promise<Result<Tried, 'too-many-guesses'>>
}

/** When an attempt may be repeated. */
export const readSeconds = ({ params }: Refusal<'too-many-guesses'>): { seconds: number } => ({
  seconds: Number(params?.['seconds'] ?? 1),
})

/** crowdedS: until its wrong passwords count anew, in seconds; null where some are left. */
type TakenAddress = { crowdedS: number | null; giveAddressBack: () => Promise<void> }

const ofNoAddress = ok<TakenAddress>({ crowdedS: null, giveAddressBack: () => Promise.resolve() })

/**
 * Counts a wrong password of an address. Where too many were wrong others there still get in: what
 * is looked at then depends on the account.
 */
async function takeAddress(
  limiter: RateLimiter,
  address: string,
): Promise<Result<TakenAddress, 'too-many-guesses'>> {
  const counted = { of: 'one', key: `address ${address}` } as const
  const crowdedS = await limiter.take('wrong-password', counted)
  const name = crowdedS === null ? 'wrong-password' : 'crowded-address'
  const seconds = crowdedS === null ? null : await limiter.take(name, counted)
  return seconds === null
    ? ok({ crowdedS, giveAddressBack: () => limiter.giveBack(name, counted) })
    : refuse('too-many-guesses', { seconds })
}

type Needed = Pick<Deps, 'db' | 'limiter' | 'mailer' | 'log' | 'publicUrl' | 'security'>

/** Guards the passwords of one server. */
export function createPasswordGuard(deps: Needed, secret: string): PasswordGuard {
  const { limiter } = deps
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'guesses at passwords', 32))
  // Also long and invented addresses become short keys.
  const hashAccount = (email: string): string =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22)

  return {
    begin: async ({ email, address, device }) => {
      const account = hashAccount(email)
      const name: BackoffName = device === null ? 'account-guess' : 'device-guess'
      const counted = device === null ? account : `${account} ${device}`
      const taken =
        address === null || device !== null ? ofNoAddress : await takeAddress(limiter, address)
      if (!taken.ok) return taken
      const { crowdedS, giveAddressBack } = taken.value
      const guess = await limiter.guesses.take(name, counted)
      if (crowdedS !== null && guess.seconds === null && guess.guesses > guessesInCrowd) {
        await limiter.guesses.giveBack(name, counted)
        await giveAddressBack()
        return refuse('too-many-guesses', { seconds: crowdedS })
      }
      if (guess.seconds !== null) {
        await giveAddressBack()
        deps.security.record({
          kind: 'limit-hit',
          outcome: 'refused',
          reason: name,
          triedEmail: email,
        })
        return refuse('too-many-guesses', { seconds: guess.seconds })
      }
      return ok({
        right: async () => {
          await limiter.guesses.clear(name, counted)
          await giveAddressBack()
        },
        wrong: async () => {
          if (guess.guesses !== backoffs[name].free) return
          if ((await limiter.take('guess-mail', { of: 'one', key: email.toLowerCase() })) !== null)
            return
          // Not waited for: the answer takes as long for an address that no one has.
          mailAboutGuesses(deps, email, guess.guesses).catch((error: unknown) =>
            deps.log.error({ err: error }, 'a mail about guesses could not be sent'),
          )
        },
        neither: async () => {
          await limiter.guesses.giveBack(name, counted)
          await giveAddressBack()
        },
      })
    },
  }
}
