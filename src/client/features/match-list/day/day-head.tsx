// The head of an event's evening: time until the start, and how many are here.
import type { ReactNode } from 'react'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { countdown } from '../../../parts/event/countdown.ts'

type DayHeadProps = {
  startsAt: string
  now: number
  facts: string
  share?: number
  children?: ReactNode
}

export function DayHead({ startsAt, now, facts, share, children }: DayHeadProps) {
  const t = useTexts(eventDayTexts)
  const left = countdown(startsAt, now)
  return (
    <div className="flex flex-col gap-3 rounded-2xl bg-brand p-4 text-on-brand shadow-card">
      <div>
        {left !== null && <p className="text-sm font-semibold">{t.startsIn}</p>}
        <p className="text-2xl font-extrabold tracking-tight tabular-nums">{left ?? t.itsTime}</p>
        <p className="font-semibold">{facts}</p>
      </div>
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
