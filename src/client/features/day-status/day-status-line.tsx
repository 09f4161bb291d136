// The full status of a day: chip, message, time of the next update, and whether the venue set it.
import { Clock } from 'lucide-react'
import type { DayStatus } from '#domain/day-status/day-status.ts'
import { dayChipTexts } from '#words/en/day-status/day-status.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DayChip } from '../../parts/day-status/day-chip.tsx'

type DayStatusLineProps = { status: DayStatus; isOfVenue: boolean }

export function DayStatusLine({ status, isOfVenue }: DayStatusLineProps) {
  const t = useTexts(dayChipTexts)
  const { note, nextWord } = status
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-1">
      <DayChip status={status} />
      {note !== '' && <p className="wrap-anywhere">{note}</p>}
      {(nextWord !== null || isOfVenue) && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {nextWord !== null && (
            <span className="flex items-center gap-1">
              <Clock aria-hidden size={16} className="shrink-0" />
              {t.nextWord({ time: formatTime(nextWord) })}
            </span>
          )}
          {isOfVenue && <span>{t.atVenue}</span>}
        </p>
      )}
    </div>
  )
}
