// How full an event is: a bar, '12 of 16', the waitlist, my friends in it, and some faces.
import { clsx } from 'clsx'
import { Dices } from 'lucide-react'
import type { EventCard as Card } from '#contract/calendar.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Faces, type Face } from './faces.tsx'

type EventPlacesProps = {
  event: Pick<Card, 'playing' | 'maxPlayers' | 'waiting' | 'friends' | 'drawAt' | 'timezone'> & {
    faces?: readonly Face[]
  }
}

export function EventPlaces({
  event: { playing, maxPlayers, waiting, friends, drawAt, timezone, faces = [] },
}: EventPlacesProps) {
  const t = useTexts(eventCardTexts)
  // Beside more words the bar would say what the number says.
  const isAlone = drawAt === null && waiting + friends === 0
  const isFull = playing >= maxPlayers
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="flex items-center gap-2">
        {isAlone && (
          <span aria-hidden className="h-1.5 w-12 shrink-0 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-brand"
              style={{ width: `${Math.min(100, (100 * playing) / maxPlayers)}%` }}
            />
          </span>
        )}
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
        <span
          className={clsx(
            'font-medium whitespace-nowrap text-cool',
            // Their faces stand first.
            waiting > 0 && faces.length > 0 && 'sr-only',
          )}
        >
          {t.friends({ n: friends })}
        </span>
      )}
      <span className="ml-auto empty:hidden">
        <Faces faces={faces} />
      </span>
    </p>
  )
}
