// Shows in one line how full an event is: dots, '12 of 16', icons for waitlist and friends, and as
// many faces as fit.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Dices, Hourglass, Users, type LucideIcon } from 'lucide-react'
import type { EventCardData as Card } from '#contract/calendar.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Faces, type Face } from './faces.tsx'

type EventPlacesProps = {
  event: Pick<Card, 'playing' | 'maxPlayers' | 'waiting' | 'friends' | 'drawAt' | 'timezone'> & {
    faces?: readonly Face[]
  }
  end?: ReactNode
}

export function EventPlaces({
  event: { playing, maxPlayers, waiting, friends, drawAt, timezone, faces = [] },
  end = null,
}: EventPlacesProps) {
  const t = useTexts(eventCardTexts)
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm whitespace-nowrap">
      <Dots playing={playing} maxPlayers={maxPlayers} isBrief={end !== null} />
      <PlacesTaken playing={playing} maxPlayers={maxPlayers} />
      {drawAt !== null && (
        <span className="flex min-w-0 items-center gap-1 font-medium">
          <Dices aria-hidden size={16} className="shrink-0 text-brand" />
          <span className="truncate">{t.draw({ when: formatInstant(drawAt, timezone) })}</span>
        </span>
      )}
      {waiting > 0 && (
        <Count
          icon={Hourglass}
          n={waiting}
          words={drawAt === null ? t.waiting({ n: waiting }) : t.entered({ n: waiting })}
          tone="text-muted"
        />
      )}
      {friends > 0 && (
        <Count
          icon={Users}
          n={friends}
          words={t.friends({ n: friends })}
          tone={clsx('text-cool', end !== null && '@max-[19rem]:hidden')}
        />
      )}
      <Faces faces={faces} />
      {end}
    </p>
  )
}

export function PlacesTaken({ playing, maxPlayers }: Pick<Card, 'playing' | 'maxPlayers'>) {
  const t = useTexts(eventCardTexts)
  return (
    <>
      <span className="sr-only">{t.placesLabel({ playing, max: maxPlayers })}</span>
      <span
        aria-hidden
        className={clsx('font-semibold tabular-nums', playing >= maxPlayers && 'text-warm')}
      >
        {t.places({ playing, max: maxPlayers })}
      </span>
    </>
  )
}

const dotsMax = 8

/**
 * Scaled for larger events: one dot stays empty while a place is free, one is full as soon as a
 * place is taken.
 */
const countFull = (playing: number, maxPlayers: number, dots: number): number => {
  if (playing >= maxPlayers) return dots
  return playing === 0
    ? 0
    : Math.min(dots - 1, Math.max(1, Math.round((dots * playing) / maxPlayers)))
}

function Dots({
  playing,
  maxPlayers,
  isBrief,
}: {
  playing: number
  maxPlayers: number
  isBrief: boolean
}) {
  const dots = Math.min(dotsMax, maxPlayers)
  const full = countFull(playing, maxPlayers, dots)
  return (
    <span
      aria-hidden
      className={clsx(
        'flex shrink-0 gap-px',
        isBrief ? '@max-[27rem]:hidden' : '@max-[21rem]:hidden',
      )}
    >
      {Array.from({ length: dots }, (_, n) => (
        <span
          key={n}
          className={clsx('size-1.5 rounded-full', n < full ? 'bg-brand' : 'bg-line')}
        />
      ))}
    </span>
  )
}

function Count({
  icon: Icon,
  n,
  words,
  tone,
}: {
  icon: LucideIcon
  n: number
  words: string
  tone: string
}) {
  return (
    <span className={clsx('flex shrink-0 items-center gap-1 font-medium', tone)} title={words}>
      <Icon aria-hidden size={16} />
      <span aria-hidden>{n}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
