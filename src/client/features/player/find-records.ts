// A newly signed-in account may have no records yet: they are looked for again and again, and
// someone from Google, X or Facebook is registered meanwhile (SPEC section 4). Pure of React, of
// the wire and of the clock.
import { isSocialProvider, type OnboardingStatus } from '#domain/onboarding/onboarding.ts'
import {
  onboardingRetryLimitMs,
  onboardingRetryMs,
  privatePlayerRetryMs,
} from '#domain/onboarding/waits.ts'

export type RecordsWorld = {
  /** What the server has said last. */
  status: () => OnboardingStatus
  provider: string
  /** Asks the server to make the stage record; true when it did. */
  register: () => Promise<boolean>
  now: () => number
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}

/**
 * The status once it is another than 'not_found', or 'not_found' after ten seconds. Half a record
 * ('error') gets a second look two seconds later.
 */
export async function findRecords({
  status,
  provider,
  register,
  now,
  wait,
  signal,
}: RecordsWorld): Promise<OnboardingStatus> {
  const until = now() + onboardingRetryLimitMs
  let isRegistered = !isSocialProvider(provider)
  while (status() === 'not_found' && now() < until && !signal.aborted) {
    if (!isRegistered) isRegistered = await register()
    await wait(onboardingRetryMs)
  }
  if (status() === 'error' && !signal.aborted) await wait(privatePlayerRetryMs)
  return status()
}
