// The pane beside the week: the selected event with its copy form, and times with too few courts.
import { Link } from '@tanstack/react-router'
import { Copy, Lock, TriangleAlert } from 'lucide-react'
import type { CourtDay } from '#domain/location/court-week.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { formatDay, formatEventTime, formatTimeRange } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Card } from '../../../ui/card.tsx'
import type { WeekEvent } from './week-view.tsx'
import { clockTime } from './week-words.ts'

type ChosenEventProps = {
  event: WeekEvent | undefined
  sayName: (event: WeekEvent) => string
  days: readonly CourtDay[]
}

export function ChosenEvent({ event, sayName, days }: ChosenEventProps) {
  const t = useTexts(courtWeekTexts)
  if (event === undefined) return <p className="text-sm text-pretty text-muted">{t.choose}</p>
  const isOver = days.some(({ blocks }) =>
    blocks.some((block) => block.eventId === event.eventId && block.isOver),
  )
  return (
    <Card className="flex flex-col gap-3">
      <h2>{sayName(event)}</h2>
      <p>
        {formatDay(event.startDate, 'long')}
        <span className="block text-muted">{formatEventTime(event)}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={isOver ? 'warm' : 'neutral'}>
          {isOver && <TriangleAlert aria-hidden size={16} />}
          {t.courts({ n: event.courts })}
          {isOver && `, ${t.tooMany}`}
        </Badge>
        <Badge>{t.playing({ playing: event.playing, max: event.maxPlayers })}</Badge>
        {event.waiting > 0 && <Badge>{t.waiting({ n: event.waiting })}</Badge>}
        {event.invite && (
          <Badge tone="cool">
            <Lock aria-hidden size={16} />
            {t.private}
          </Badge>
        )}
      </p>
      <Link
        to="/vieweditevent/$evId"
        params={{ evId: event.eventId }}
        className={buttonClasses({ variant: 'primary' })}
      >
        {t.openEvent}
      </Link>
      <Link
        to="/createevent/{-$first}/{-$second}/{-$third}"
        params={{ first: addDays(toDay(event.startDate), 7), second: event.location }}
        search={{ from: event.eventId }}
        className={buttonClasses({ variant: 'plain' })}
      >
        <Copy aria-hidden size={20} />
        {t.copyNext}
      </Link>
    </Card>
  )
}

export function OverList({ days, courts }: { days: readonly CourtDay[]; courts: number }) {
  const t = useTexts(courtWeekTexts)
  const over = days.flatMap(({ day, over: loads }) => loads.map((load) => ({ day, ...load })))
  if (courts === 0) return <p className="text-sm text-pretty text-muted">{t.unknownCourts}</p>
  if (over.length === 0) return <p className="text-sm text-pretty text-muted">{t.noOver}</p>
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 text-warm">
        <TriangleAlert aria-hidden size={20} className="shrink-0" />
        {t.overTitle}
      </h2>
      <ul className="flex flex-col gap-1">
        {over.map(({ day, from, until, courts: n }) => (
          <li key={`${day} ${from}`}>
            {t.over({
              day: formatDay(day),
              time: formatTimeRange(clockTime(from), clockTime(until)),
              n,
              all: courts,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
