// The series of an event: its repeat rule, adjacent dates, and all dates on demand with my place in
// each.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Repeat2 } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { seriesTexts } from '#words/en/series/series.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { currentLocale } from '../../i18n/language.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { List, rowClasses } from '../../ui/list-row.tsx'

type Series = LiveOutput<'series-byId'>
type SeriesDate = Series['events'][number]

type SeriesSectionProps = {
  series: NonNullable<LiveOutput<'events-byId'>['series']>
  eventId: string
}

export function SeriesSection({ series: { seriesId, index, size }, eventId }: SeriesSectionProps) {
  const t = useTexts(seriesTexts)
  const { data, status } = useLive('series-byId', { seriesId })
  const [isOpen, setOpen] = useState(false)
  const at = data?.events.findIndex((date) => date.eventId === eventId) ?? -1
  return (
    <Card>
      <section aria-label={t.title} className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
            <Repeat2 aria-hidden size={20} />
          </span>
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-semibold">
              {data === undefined
                ? status === 'refused'
                  ? t.title
                  : t.loading
                : repeatWords(data)}
            </p>
            <p className="text-sm text-muted">{t.nth({ n: index, size })}</p>
          </div>
          <Step label={t.previous} to={data?.events[at - 1]} icon={ChevronLeft} />
          <Step label={t.next} to={at < 0 ? undefined : data?.events[at + 1]} icon={ChevronRight} />
        </div>
        {data !== undefined && !isOpen && (
          <Button variant="soft" size="sm" className="self-start" onPress={() => setOpen(true)}>
            {t.showAll({ n: data.events.length })}
          </Button>
        )}
        {data !== undefined && isOpen && <Dates dates={data.events} eventId={eventId} />}
      </section>
    </Card>
  )
}

function repeatWords({ everyWeeks, weekdays }: Series): string {
  const t = pick(seriesTexts)
  const names = weekdays.map((weekday) => formatDay(addDays(aSunday, weekday), 'weekday'))
  const days = new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names)
  return everyWeeks === 1
    ? t.weekly({ days: inSentence(days) })
    : t.everyWeeks({ n: everyWeeks, days: inSentence(days) })
}

const aSunday = toDay('2026-01-04')

function Step({
  label,
  to,
  icon: Icon,
}: {
  label: string
  to: SeriesDate | undefined
  icon: typeof ChevronLeft
}) {
  if (to === undefined) return <span className="size-11 shrink-0" />
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: to.eventId }}
      aria-label={`${label}: ${formatDay(to.startDate)}`}
      className={buttonClasses({ variant: 'soft', size: 'icon' })}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}

function Dates({ dates, eventId }: { dates: readonly SeriesDate[]; eventId: string }) {
  const t = useTexts(seriesTexts)
  return (
    <List label={t.dates}>
      {dates.map((date) => (
        <li key={date.eventId}>
          <Link
            to="/vieweditevent/$evId"
            params={{ evId: date.eventId }}
            className={rowClasses}
            aria-current={date.eventId === eventId ? 'page' : undefined}
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{formatDay(date.startDate)}</span>
              <span className="text-sm text-muted tabular-nums">{formatTime(date.startTime)}</span>
              <span className="ml-auto flex gap-2">
                {date.status === 'cancelled' && <Badge tone="bad">{t.cancelled}</Badge>}
                {date.status === 'draft' && <Badge tone="warm">{t.draft}</Badge>}
                {date.myPlace === 'playing' && <Badge tone="you">{t.playing}</Badge>}
                {date.myPlace === 'waiting' && <Badge tone="warm">{t.waiting}</Badge>}
                {date.eventId === eventId && <Badge tone="cool">{t.here}</Badge>}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}
