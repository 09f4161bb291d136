// The pickers of a leaderboard: players, metric and period, with its counting rule in words.
import { useEffect, useRef } from 'react'
import {
  hostedOthersMin,
  leaderboardMetrics,
  pointsFor,
  rankedMatchesMin,
  type LeaderboardMetric,
} from '#domain/leaderboard/leaderboard.ts'
import { leaderboardTexts } from '#words/en/leaderboard/leaderboard.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { useToday } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import type { LeaderboardChoice } from './leaderboard-choice.ts'
import { ScopePicker } from './scope-picker.tsx'

type Words = LocalizedTexts<typeof leaderboardTexts>

export function metricLabel(metric: LeaderboardMetric, t: Words): string {
  return {
    points: t.points,
    'win percent': t.winPercent,
    medals: t.medals,
    rating: t.rating,
    attended: t.attended,
    hosted: t.hosted,
  }[metric]
}

const order = ['points', ...leaderboardMetrics.filter((metric) => metric !== 'points')] as const

type PickersProps = {
  choice: LeaderboardChoice
  name: string
  onChange: (choice: LeaderboardChoice) => void
}

export function LeaderboardPickers({ choice, name, onChange }: PickersProps) {
  const t = useTexts(leaderboardTexts)
  const { metric, window, discipline, scope } = choice
  const chosen = useRef<HTMLSpanElement>(null)
  // The row is wider than a phone, so the selected item may start out of view.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const windows = [
    { id: '30 days', label: t.days30 },
    { id: 'season', label: t.season },
    { id: 'all time', label: t.allTime },
  ] as const
  const disciplines = [
    { id: 'doubles', label: t.doubles },
    { id: 'singles', label: t.singles },
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <ScopePicker
        scope={scope}
        name={name}
        onChange={(chosen) => onChange({ ...choice, scope: chosen })}
      />
      {metric === 'rating' ? (
        <Segmented
          label={t.discipline}
          hideLabel
          options={disciplines}
          value={discipline}
          onChange={(chosen) => onChange({ ...choice, discipline: chosen })}
        />
      ) : (
        <Segmented
          label={t.window}
          hideLabel
          options={windows}
          value={window}
          onChange={(chosen) => onChange({ ...choice, window: chosen })}
        />
      )}
      <fieldset
        aria-label={t.rankedBy}
        className="-mx-4 flex min-w-0 [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:flex-wrap sm:px-6"
      >
        {order.map((each) => (
          <span key={each} ref={metric === each ? chosen : null} className="shrink-0">
            <Chip isOn={metric === each} onChange={() => onChange({ ...choice, metric: each })}>
              {metricLabel(each, t)}
            </Chip>
          </span>
        ))}
      </fieldset>
      <Rule choice={choice} />
    </div>
  )
}

function Rule({ choice: { metric, window, scope } }: { choice: LeaderboardChoice }) {
  const t = useTexts(leaderboardTexts)
  const today = useToday()
  const notes = [
    describeRule(metric, t),
    ...(window === 'season' && metric !== 'rating' ? [seasonWords(today, t)] : []),
    ...(scope.kind === 'my venues' ? [t.bestVenue] : []),
  ]
  return <p className="text-sm text-pretty text-muted">{notes.join(' ')}</p>
}

function describeRule(metric: LeaderboardMetric, t: Words): string {
  switch (metric) {
    case 'points':
      return t.pointsRule({
        attended: pointsFor.attended,
        hosted: pointsFor.hosted,
        win: pointsFor.win,
        gold: pointsFor.gold,
        silver: pointsFor.silver,
        bronze: pointsFor.bronze,
      })
    case 'win percent':
      return t.winRule({ least: rankedMatchesMin })
    case 'medals':
      return t.medalsRule
    case 'rating':
      return t.ratingRule({ least: rankedMatchesMin })
    case 'attended':
      return t.attendedRule
    case 'hosted':
      return t.hostedRule({ others: hostedOthersMin })
  }
}

function seasonWords(today: string, t: Words): string {
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1
  const dayIn = (month: number) => `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`
  return t.seasonIs({
    from: formatDay(dayIn(first), 'monthShort'),
    to: formatDay(dayIn(first + 2), 'monthShort'),
    year: today.slice(0, 4),
  })
}
