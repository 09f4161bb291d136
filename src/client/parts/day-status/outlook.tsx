// What a card says of its day: the status that was told, and the weather near the start. Most
// events have neither, so this comes when one has.
import type { EffectiveStatus } from '#domain/day-status/day-status.ts'
import { DayChip } from './day-chip.tsx'

type OutlookProps = { dayStatus: EffectiveStatus | null }

export function Outlook({ dayStatus }: OutlookProps) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {dayStatus !== null && <DayChip status={dayStatus} />}
    </span>
  )
}
