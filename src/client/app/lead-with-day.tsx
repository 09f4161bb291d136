// The line below a title, preceded by the status of the day.
import type { EffectiveStatus } from '#domain/day-status/day-status.ts'
import { DayChip } from '../parts/day-status/day-chip.tsx'

type LeadWithDayProps = { dayStatus: EffectiveStatus | null; text: string }

export function LeadWithDay({ dayStatus, text }: LeadWithDayProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {dayStatus !== null && <DayChip status={dayStatus} />}
      <span>{text}</span>
    </span>
  )
}
