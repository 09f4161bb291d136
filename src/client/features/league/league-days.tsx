// The game days of a league: upcoming ones, next first, where players report absences; then past
// ones, newest first, with the moves of a ladder and their reasons.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, CalendarDays, Minus } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { leagueTexts, moveReasonTexts } from '#words/en/league/league.ts'
import { fill } from '#words/words.ts'
import { useToday } from '../../device/today.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { undoneEntry, useOwnEntry } from '../../parts/event/use-own-entry.ts'
import { useWaitingEntry } from '../../parts/event/use-waiting-entry.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatLeagueDay, type LeagueDetail } from './league-words.ts'

type LeagueDayRecord = LeagueDetail['days'][number]
type Names = ReadonlyMap<string, string>

type DaysProps = { days: readonly LeagueDayRecord[]; names: Names; partner: string | null }

export function LeagueDays({ days, names, partner }: DaysProps) {
  const t = useTexts(leagueTexts)
  const today = useToday()
  if (days.length === 0)
    return <EmptyState icon={CalendarDays} title={t.noDays} text={t.noDaysText} />
  return (
    <ul aria-label={t.dayList} className="flex flex-col gap-3">
      {[
        ...days.filter((day) => isToCome(day, today)),
        ...days.filter((day) => !isToCome(day, today)).toReversed(),
      ].map((day) => (
        <li key={day.eventId}>
          <LeagueDay day={day} names={names}>
            {day.isMine !== null && isToCome(day, today) && (
              <Attendance day={day} isComing={day.isMine} partner={partner} />
            )}
          </LeagueDay>
        </li>
      ))}
    </ul>
  )
}

const isToCome = ({ startDate, status, isOpen }: LeagueDayRecord, today: string): boolean =>
  status === 'published' && !isOpen && startDate >= today

function Attendance({
  day: { eventId, day },
  isComing,
  partner,
}: {
  day: LeagueDayRecord
  isComing: boolean
  partner: string | null
}) {
  const t = useTexts(leagueTexts)
  const entry = useTexts(mainButtonTexts)
  const about = t.day({ n: day })
  const waiting = useWaitingEntry(eventId)
  const { busy, signUp, leave } = useOwnEntry(eventId, { drawAt: null, about, isLate: false })
  if (waiting !== null)
    return (
      <p className="flex items-center justify-between gap-3 border-t border-line pt-2">
        <output className="min-w-0 text-muted">
          {waiting.name === 'events-withdraw' ? entry.leaveWaits : entry.signUpWaits}
        </output>
        <Button size="sm" variant="ghost" onPress={waiting.giveUp}>
          {entry.giveUpWaiting}
          <span className="sr-only"> {about}</span>
        </Button>
      </p>
    )
  return (
    <p className="flex items-center justify-between gap-3 border-t border-line pt-2">
      <span className={isComing ? 'font-semibold text-brand' : 'text-muted'}>
        {isComing ? t.comingMark : t.absentMark}
      </span>
      <Button
        size="sm"
        variant={isComing ? 'ghost' : 'soft'}
        isPending={busy !== null}
        onPress={() =>
          void (isComing
            ? leave({ ...undoneEntry, together: partner, isLate: false, guests: 0 })
            : signUp())
        }
      >
        {isComing ? t.cannotCome : t.comeAfterAll}
        <span className="sr-only"> {about}</span>
      </Button>
    </p>
  )
}

function LeagueDay({
  day,
  names,
  children,
}: {
  day: LeagueDayRecord
  names: Names
  children: ReactNode
}) {
  const t = useTexts(leagueTexts)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1">
          <Link
            to="/vieweditevent/$evId"
            params={{ evId: day.eventId }}
            className="rounded text-lg font-bold outline-none hover:underline focus-visible:ring-focus"
          >
            {t.day({ n: day.day })}
          </Link>
          <span className="block text-sm text-muted">
            {[
              formatLeagueDay(day.startDate),
              formatTime(day.startTime),
              t.coming({ n: day.playing }),
            ].join(' · ')}
          </span>
        </span>
        {day.status === 'cancelled' && <Badge tone="bad">{t.cancelled}</Badge>}
        {day.isClosed && (
          <Link
            to="/results/$eventId"
            params={{ eventId: day.eventId }}
            className={buttonClasses({ variant: 'soft', size: 'sm' })}
          >
            {t.results}
          </Link>
        )}
        {day.isOpen && !day.isClosed && (
          <Link
            to="/matchlist/$eventId"
            params={{ eventId: day.eventId }}
            className={buttonClasses({ size: 'sm' })}
          >
            {t.open}
          </Link>
        )}
      </div>
      {children}
      {day.moves.length > 0 && <Moves day={day} names={names} />}
    </Card>
  )
}

function Moves({ day: { day, moves }, names }: { day: LeagueDayRecord; names: Names }) {
  const t = useTexts(leagueTexts)
  const reasons = useTexts(moveReasonTexts)
  return (
    <details className="border-t border-line pt-1">
      <summary className="w-fit cursor-pointer rounded-lg py-2 text-sm font-semibold text-brand outline-none focus-visible:ring-focus">
        {t.moves}
      </summary>
      <ol
        aria-label={`${t.day({ n: day })}: ${t.moves}`}
        className="flex flex-col divide-y divide-line"
      >
        {moves
          .toSorted((one, other) => one.to - other.to)
          .map((move) => (
            <li key={move.entrant} className="flex min-h-12 items-center gap-3 py-1">
              <span className="w-6 shrink-0 text-right font-bold tabular-nums">{move.to}</span>
              <Step by={move.from - move.to} />
              <span className="min-w-0">
                <span className="block truncate font-semibold">
                  {names.get(move.entrant) ?? ''}
                </span>
                <span className="block text-sm text-muted">
                  {fill(reasons[move.reason], { group: move.group ?? 0, finish: move.finish ?? 0 })}
                </span>
              </span>
            </li>
          ))}
      </ol>
    </details>
  )
}

function Step({ by }: { by: number }) {
  const t = useTexts(leagueTexts)
  const [Icon, tone, words] =
    by === 0
      ? ([Minus, 'text-muted', t.same] as const)
      : by > 0
        ? ([ArrowUp, 'text-brand', t.up({ n: by })] as const)
        : ([ArrowDown, 'text-bad', t.down({ n: -by })] as const)
  return (
    <>
      <Icon aria-hidden size={20} className={`shrink-0 ${tone}`} />
      <span className="sr-only">{words}</span>
    </>
  )
}
