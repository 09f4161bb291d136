// How full an event is: a bar, '12 of 16', the waitlist, and my friends in it.
import { clsx } from 'clsx'
import { Dices, Users } from 'lucide-react'
import type { EventCard as Card } from '#contract/calendar.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'

type EventPlacesProps = {
  event: Pick<Card, 'playing' | 'maxPlayers' | 'waiting' | 'friends' | 'drawAt' | 'timezone'>
}

export function EventPlaces({
  event: { playing, maxPlayers, waiting, friends, drawAt, timezone },
}: EventPlacesProps) {
  const t = useTexts(eventCardTexts)
  const isFull = playing >= maxPlayers
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <span className="flex items-center gap-2">
        <span aria-hidden className="h-1.5 w-14 shrink-0 overflow-hidden rounded-full bg-line">
          <span
            className={clsx('block h-full rounded-full', isFull ? 'bg-warm' : 'bg-brand')}
            style={{ width: `${Math.min(100, (100 * playing) / maxPlayers)}%` }}
          />
        </span>
        <span className="sr-only">{t.placesLabel({ playing, max: maxPlayers })}</span>
        <span
          aria-hidden
          className={clsx('font-semibold whitespace-nowrap tabular-nums', isFull && 'text-warm')}
        >
          {t.places({ playing, max: maxPlayers })}
        </span>
      </span>
      {drawAt !== null && (
        <span className="flex min-w-0 items-center gap-1 font-medium">
          <Dices aria-hidden size={16} className="shrink-0 text-brand" />
          {t.draw({ when: formatInstant(drawAt, timezone) })}
        </span>
      )}
      {waiting > 0 && (
        <span className="whitespace-nowrap text-muted">
          {drawAt === null ? t.waiting({ n: waiting }) : t.entered({ n: waiting })}
        </span>
      )}
      {friends > 0 && (
        <span className="flex items-center gap-1 font-medium whitespace-nowrap text-cool">
          <Users aria-hidden size={16} />
          {t.friends({ n: friends })}
        </span>
      )}
    </p>
  )
}
