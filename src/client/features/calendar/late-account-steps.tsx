// The way to the next steps of a new account: their code comes only where they are shown.
import { Suspense } from 'react'
import { isYoungAccount } from '#domain/player/account-steps.ts'
import type { Day } from '#domain/shared/day.ts'
import { useNow } from '../../device/today.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayer } from '../../session/use-me.ts'

const AccountSteps = lazyPart(async () => ({
  default: (await import('./account-steps.tsx')).AccountSteps,
}))

/** `isReady`: it is known whether something is on around the player. */
export function LateAccountSteps({
  today,
  hasEventsAround,
  isReady,
}: {
  today: Day
  hasEventsAround: boolean
  isReady: boolean
}) {
  const { created } = usePlayer().player
  const now = useNow()
  if (!isReady || !isYoungAccount(Date.parse(created), now)) return null
  return (
    <Suspense>
      <AccountSteps today={today} hasEventsAround={hasEventsAround} />
    </Suspense>
  )
}
