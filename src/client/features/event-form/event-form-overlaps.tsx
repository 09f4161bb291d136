// Above the bar, where late news moves no field: other events at the same time, and `children`.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { EventForm } from './use-event-form.ts'

export function EventFormOverlaps({
  form: { hints, edited, venue },
  children,
}: {
  form: Pick<EventForm, 'hints' | 'edited' | 'venue'>
  children: ReactNode
}) {
  const t = useTexts(eventFormTexts)
  const others = (hints?.atLocation ?? []).filter(({ eventId }) => eventId !== edited?.eventId)
  const mine = (hints?.mine ?? []).filter(({ eventId }) => eventId !== edited?.eventId)
  const courts = others.reduce((sum, event) => sum + event.courts, 0)
  return (
    <output className="absolute inset-x-0 bottom-full mx-auto flex max-h-64 max-w-2xl flex-col gap-2 overflow-y-auto px-2 pb-2 empty:hidden sm:px-6">
      {mine.length > 0 && <Warning text={t.mineOverlap} events={mine} />}
      {others.length > 0 && (
        <Warning
          text={t.courtsOverlap({ used: courts, all: venue?.fields.courts ?? 0 })}
          events={others}
        />
      )}
      {children}
    </output>
  )
}

type Other = { eventId: string; title: string; startTime: string }

function Warning({ text, events }: { text: string; events: readonly Other[] }): ReactNode {
  const t = useTexts(eventFormTexts)
  return (
    <div className="flex gap-2 rounded-xl bg-warm-soft px-3 py-2 text-sm leading-snug shadow-float">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warm" />
      <div className="min-w-0">
        <p className="font-semibold text-warm">{text}</p>
        <ul className="max-h-12 overflow-y-auto">
          {events.map(({ eventId, title, startTime }) => (
            <li key={eventId}>
              <Link
                to="/vieweditevent/$evId"
                params={{ evId: eventId }}
                target="_blank"
                className="inline-flex min-h-6 items-center gap-2 rounded outline-none focus-visible:ring-focus"
              >
                <span className="font-semibold tabular-nums">{formatTime(startTime)}</span>
                <span className="underline underline-offset-2">
                  {title === '' ? t.untitled : title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
