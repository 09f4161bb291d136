// Waits for the records of a newly signed-in account, which may not exist yet, and registers people
// from Google, X or Facebook meanwhile (SPEC section 4). Independent of React, network and clock.
import { isSocialProvider, type OnboardingStatus } from '#domain/onboarding/onboarding.ts'
import {
  onboardingRetryLimitMs,
  onboardingRetryMs,
  privatePlayerRetryMs,
} from '#domain/onboarding/waits.ts'

export type RecordsWorld = {
  status: () => OnboardingStatus
  provider: string
  register: () => Promise<boolean>
  now: () => number
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}

/**
 * The first status other than 'not_found', or 'not_found' after ten seconds. Half a record
 * ('error') is checked again two seconds later.
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
