// The head of an event's evening: time until the start, and how many are here.
import type { ReactNode } from 'react'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { countdown } from '../../../parts/event/countdown.ts'

type DayHeadProps = {
  /** null where a pass already counts the time. */
  startsAt: string | null
  now: number
  facts: string
  share?: number
  children?: ReactNode
}

export function DayHead({ startsAt, now, facts, share, children }: DayHeadProps) {
  const t = useTexts(eventDayTexts)
  const left = startsAt === null ? null : countdown(startsAt, now)
  return (
    <div className="flex flex-col gap-2 rounded-2xl bg-brand px-4 py-3 text-on-brand shadow-card">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {startsAt !== null && (
          <span className="text-lg font-extrabold tabular-nums">
            {left === null ? t.itsTime : t.startsIn({ time: left })}
          </span>
        )}
        <span>{facts}</span>
      </p>
      {share !== undefined && (
        <div aria-hidden className="h-2 overflow-hidden rounded-full border border-current">
          <div
            className="h-full"
            style={{ width: `${share * 100}%`, background: 'currentColor' }}
          />
        </div>
      )}
      {children}
    </div>
  )
}
