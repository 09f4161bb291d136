// The way to the next steps of a new account: their code comes only where they are shown.
import { Suspense } from 'react'
import { isYoungAccount } from '#domain/player/account-steps.ts'
import type { Day } from '#domain/shared/day.ts'
import { useNow } from '../../device/today.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayer } from '../../session/use-me.ts'
import type { CountsByDay } from './use-event-counts.ts'

const AccountSteps = lazyPart(async () => ({
  default: (await import('./account-steps.tsx')).AccountSteps,
}))

type LateAccountStepsProps = {
  today: Day
  /** What the address names: a day, a venue. Steps stand where it names nothing. */
  chosen: readonly (string | undefined)[]
  counts: CountsByDay
  /** The counts are known. */
  isReady: boolean
}

/** Nothing without a venue: the calendar itself says then what to do. */
export function LateAccountSteps({ today, chosen, counts, isReady }: LateAccountStepsProps) {
  const { player, locations } = usePlayer()
  const now = useNow()
  const isOpen = isReady && locations.length > 0 && chosen.every((one) => one === undefined)
  if (!isOpen) return null
  if (!isYoungAccount(Date.parse(player.created), now)) return null
  return (
    <Suspense>
      <AccountSteps today={today} hasEventsAround={counts.size > 0} />
    </Suspense>
  )
}
