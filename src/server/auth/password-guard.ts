// Limits password guesses per account from anywhere, and wrong ones per address; an exhausted
// address can still try accounts with few guesses. Invariants (decision 035): unknown accounts are
// counted like known ones; strangers' wrong passwords never delay a device that signed in to the
// account before, nor links, passkeys or providers.
import { createHmac, hkdfSync } from 'node:crypto'
import { backoffs, guessesInCrowd, type BackoffName } from '#domain/shared/rate-limits.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Deps } from '../deps.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { mailAboutGuesses } from './guess-mail.ts'

export type Attempt = {
  email: string
  /** The client's address for counting; null when a session is already open. */
  address: string | null
  /** A device that signed in to this account before, or the asking session; null for a stranger. */
  device: string | null
}

export type AttemptReport = {
  right(): Promise<void>
  wrong(): Promise<void>
  neither(): Promise<void>
}

export type PasswordGuard = {
  /**
   * Admits an attempt, counted as wrong until reported otherwise, or refuses with the `seconds`
   * until a retry.
   */
  begin(attempt: Attempt): Promise<Result<AttemptReport, 'too-many-guesses'>>
}

export const readSeconds = ({ params }: Refusal<'too-many-guesses'>): { seconds: number } => ({
  seconds: Number(params?.['seconds'] ?? 1),
})

/**
 * `crowdedS`: seconds until the address's wrong-password budget resets; null while some is left.
 */
type TakenAddress = { crowdedS: number | null; giveAddressBack: () => Promise<void> }

const ofNoAddress = ok<TakenAddress>({ crowdedS: null, giveAddressBack: () => Promise.resolve() })

/**
 * Counts a wrong password against an address. When the address is exhausted, the account's own
 * count decides whether an attempt is checked.
 */
async function countAddressAttempt(
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

export function createPasswordGuard(deps: Needed, secret: string): PasswordGuard {
  const { limiter } = deps
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'guesses at passwords', 32))
  const hashAccount = (email: string): string =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22)

  return {
    begin: async ({ email, address, device }) => {
      const account = hashAccount(email)
      const name: BackoffName = device === null ? 'account-guess' : 'device-guess'
      const counted = device === null ? account : `${account} ${device}`
      const taken =
        address === null || device !== null
          ? ofNoAddress
          : await countAddressAttempt(limiter, address)
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
          // Not awaited, so that the response takes as long for an unknown address.
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
