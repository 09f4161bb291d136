// One rating: the number, its certainty, its history, and the last matches in words.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { provisionalGames } from '#domain/rating/rating.ts'
import { ratingTexts } from '#words/en/rating/rating.ts'
import { formatDay, formatNumber, formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RatingChart } from './rating-chart.tsx'
import {
  changeDecimals,
  ratingDecimals,
  type PlayerRating,
  type ShownRatingChange,
} from './rating.ts'

const firstChanges = 3

export function RatingCard({
  rating: { discipline, rating, reliability, games, provisional, changes, chart },
}: {
  rating: PlayerRating
}) {
  const t = useTexts(ratingTexts)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col">
          <h3 className="flex items-center gap-2">
            {t[discipline]}
            {provisional && <Badge tone="warm">{t.provisional}</Badge>}
          </h3>
          <p className="font-display text-3xl font-extrabold tracking-tight tabular-nums">
            {formatNumber(rating, ratingDecimals)}
          </p>
        </div>
        <div className="flex min-w-40 flex-1 flex-col gap-2 sm:max-w-64">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold">{t.reliability({ percent: reliability })}</span>
            <span className="text-muted">{t.games({ n: games })}</span>
          </p>
          <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-brand" style={{ width: `${reliability}%` }} />
          </div>
        </div>
      </div>
      {provisional && (
        <p className="text-sm text-pretty text-muted">
          {t.toSettle({ n: provisionalGames - games })}
        </p>
      )}
      {chart.length > 1 && <RatingChart points={chart} />}
      <Changes changes={changes} />
    </Card>
  )
}

function Changes({ changes }: { changes: readonly ShownRatingChange[] }) {
  const t = useTexts(ratingTexts)
  const [isAll, setAll] = useState(false)
  return (
    <div className="flex flex-col gap-1">
      <h4 className="text-sm font-semibold text-muted">{t.changes}</h4>
      <ul className="flex flex-col divide-y divide-line">
        {changes.slice(0, isAll ? undefined : firstChanges).map((change) => (
          <li key={`${change.day} ${change.rating} ${change.change}`}>
            <Change change={change} />
          </li>
        ))}
      </ul>
      {!isAll && changes.length > firstChanges && (
        <Button variant="ghost" size="sm" onPress={() => setAll(true)} className="-ml-3 self-start">
          {t.all}
        </Button>
      )}
    </div>
  )
}

function Change({
  change: { day, eventId, expected, actual, change, rating },
}: {
  change: ShownRatingChange
}) {
  const t = useTexts(ratingTexts)
  const date = formatDay(day, 'date')
  const sign = formatSigned(change, changeDecimals)
  return (
    <div className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-balance tabular-nums">
          {t.explained({
            expected: t.game({ mine: expected[0], theirs: expected[1] }),
            games: actual.map(([own, theirs]) => t.game({ mine: own, theirs })).join(', '),
          })}
        </p>
        <p className="text-sm text-muted">{date}</p>
      </div>
      <p className="flex flex-col items-end tabular-nums">
        <span
          className={clsx(
            'font-bold',
            change > 0 ? 'text-brand' : change < 0 ? 'text-bad' : 'text-muted',
          )}
        >
          <span className="sr-only">{t.change({ sign })}</span>
          <span aria-hidden>{sign}</span>
        </span>
        <span className="text-sm text-muted">{formatNumber(rating, ratingDecimals)}</span>
      </p>
      {eventId !== null && (
        <Link
          to="/results/$eventId"
          params={{ eventId }}
          aria-label={t.results({ day: date })}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-xl text-muted outline-none hover:bg-soft hover:text-fg focus-visible:ring-focus"
        >
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </div>
  )
}
