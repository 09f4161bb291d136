// How full the event is, at a glance: places taken of all, and until the start or the results what
// is missing to the minimum, what is left and the waitlist.
import { clsx } from 'clsx'
import { hasStarted } from '#domain/event/eligibility.ts'
import { awaitsDraw, placesTaken } from '#domain/event/entry.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { toEntries, toTerms, type EventDetail } from '../../parts/event/event-detail.ts'
import { Badge } from '../../ui/badge.tsx'

const clockMs = 30_000

export function EventPlacesBar({ detail }: { detail: EventDetail }) {
  const { fields, roster } = detail
  const isDrawAhead = awaitsDraw(toTerms(detail))
  const t = useTexts(eventViewTexts)
  const taken = placesTaken(roster)
  const waiting = toEntries(roster).filter(({ place }) => place === 'waiting').length
  const free = Math.max(0, fields.maxPlayers - taken)
  const isStarted = hasStarted(toTerms(detail), useNow(clockMs))
  const isOpen = !isStarted && detail.matchListState !== 'closed'
  const missing = isOpen ? Math.max(0, fields.minPlayers - taken) : 0
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">
          {t.placesTaken({ taken, max: fields.maxPlayers })}
        </p>
        {isOpen && (
          <p className="flex flex-wrap gap-2">
            {missing > 0 && !isDrawAhead && <Badge tone="warm">{t.needs({ n: missing })}</Badge>}
            <Badge tone={free === 0 ? 'warm' : 'brand'}>
              {free === 0 ? t.isFull : t.free({ n: free })}
            </Badge>
            {waiting > 0 && (
              <Badge tone="cool">
                {isDrawAhead ? t.inDraw({ n: waiting }) : t.waiting({ n: waiting })}
              </Badge>
            )}
          </p>
        )}
      </div>
      <div aria-hidden className="relative h-2.5 overflow-hidden rounded-full bg-line">
        <div
          className={clsx(
            'h-full rounded-full transition-[width] duration-320',
            free === 0 ? 'bg-warm' : 'bg-brand',
          )}
          style={{ width: `${Math.min(100, (taken / fields.maxPlayers) * 100)}%` }}
        />
        {missing > 0 && (
          <div
            className="absolute inset-y-0 w-0.5 bg-fg/60"
            style={{ left: `${(fields.minPlayers / fields.maxPlayers) * 100}%` }}
          />
        )}
      </div>
    </div>
  )
}
