// The planned matches of a tournament: by time or by court, of one division or all.
import { useMemo, useState } from 'react'
import { clsx } from 'clsx'
import { CalendarClock } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useNow } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import {
  formatVenueTime,
  formatTournamentDay,
  shortTitle,
  type Tournament,
} from '../tournament-words.ts'
import {
  findBoardDay,
  formatSlotGames,
  isMySlot,
  isSlotOn,
  listPlayDays,
  listSlotsOn,
  findDivisionName,
  nameSide,
  slotKey,
  type DayBoard,
  type Slot,
} from './day-board.ts'
import { countDrawRounds, nameStage, type DrawRounds } from './stage-words.ts'
import { useDayBoard } from './use-day-board.ts'

const all = 'all'
type Order = 'time' | 'court'

export function PlanTab({ tournament }: { tournament: Tournament }) {
  const t = useTexts(tournamentTexts)
  const { board, refused, retry } = useDayBoard(tournament)
  if (refused) return <ErrorState title={t.missing} onRetry={retry} />
  if (board === null) return <SkeletonList label={t.loadingOne} rows={4} />
  if (board.slots.length === 0)
    return (
      <EmptyState
        icon={CalendarClock}
        title={t.noPlan}
        text={tournament.isMineToRun ? t.noPlanYours : t.noPlanText}
      />
    )
  return <Plan board={board} />
}

function Plan({ board }: { board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  const now = useNow()
  const [order, setOrder] = useState<Order>('time')
  const [division, setDivision] = useState(all)
  const [chosenDay, setDay] = useState<string | null>(null)
  const days = useMemo(() => listPlayDays(board), [board])
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : findBoardDay(board, now)
  const slots = useMemo(
    () => listSlotsOn(board, day).filter(({ eventId }) => division === all || eventId === division),
    [board, day, division],
  )
  const rounds = useMemo(() => countDrawRounds(board.slots), [board])
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <Segmented
          label={t.order}
          options={[
            { id: 'time', label: t.byTime },
            { id: 'court', label: t.byCourt },
          ]}
          value={order}
          onChange={setOrder}
        />
        <Select
          label={t.division}
          options={[
            { id: all, label: t.allDivisions },
            ...board.divisions
              .filter(({ matches }) => matches > 0)
              .map(({ eventId, title }) => ({ id: eventId, label: shortTitle(title, board.name) })),
          ]}
          value={division}
          onChange={setDivision}
        />
        {days.length > 1 && day !== null && (
          <Select
            label={t.day}
            options={days.map((id) => ({ id, label: formatTournamentDay(id) }))}
            value={day}
            onChange={setDay}
          />
        )}
      </div>
      {slots.length === 0 && <p className="text-muted">{t.nothingHere}</p>}
      <PlanGroups slots={slots} order={order} board={board} rounds={rounds} />
    </div>
  )
}

function PlanGroups({
  slots,
  order,
  board,
  rounds,
}: {
  slots: readonly Slot[]
  order: Order
  board: DayBoard
  rounds: DrawRounds
}) {
  const t = useTexts(tournamentTexts)
  const groups = [
    ...Map.groupBy(slots, (slot) =>
      order === 'time'
        ? formatVenueTime(slot.startsAt, board.timezone)
        : t.court({ n: slot.court }),
    ),
  ]
  if (order === 'court')
    groups.sort(([, [one]], [, [other]]) => (one?.court ?? 0) - (other?.court ?? 0))
  return (
    <div className={clsx('grid gap-4', order === 'court' ? 'sm:grid-cols-2 lg:grid-cols-3' : '')}>
      {groups.map(([title, ofGroup]) => (
        <section key={title} aria-label={title} className="flex min-w-0 flex-col gap-2">
          <h2 className="text-lg">{title}</h2>
          <ul
            className={clsx(
              order === 'time' ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-col gap-2',
            )}
          >
            {ofGroup.map((slot) => (
              <PlanRow
                key={slotKey(slot)}
                slot={slot}
                mark={
                  order === 'time'
                    ? t.court({ n: slot.court })
                    : formatVenueTime(slot.startsAt, board.timezone)
                }
                board={board}
                rounds={rounds}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PlanRow({
  slot,
  mark,
  board,
  rounds,
}: {
  slot: Slot
  mark: string
  board: DayBoard
  rounds: DrawRounds
}) {
  const t = useTexts(tournamentTexts)
  const isOwn = isMySlot(slot, board)
  const isNobody = slot.a.length === 0 && slot.b.length === 0
  const score = formatSlotGames(slot)
  return (
    <li
      className={clsx(
        'flex flex-col gap-1 rounded-xl border bg-card px-3 py-2 row-lazy',
        isOwn ? 'border-2 border-brand' : 'border-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-bold text-fg tabular-nums">{mark}</span>
        <span className="min-w-0 flex-1">{findDivisionName(slot.eventId, board)}</span>
        {isOwn && <Badge tone="you">{t.yourMatch}</Badge>}
        {isSlotOn(slot) && <Badge tone="solid">{t.court({ n: slot.onCourt ?? 0 })}</Badge>}
      </p>
      <p className="text-sm leading-snug">
        {isNobody ? (
          <span className="font-semibold">{nameStage(slot, rounds)}</span>
        ) : (
          <>
            <Side slot={slot} side="a" board={board} />{' '}
            <span className="text-muted">{t.versus}</span>{' '}
            <Side slot={slot} side="b" board={board} />
            <span className="block text-muted">{nameStage(slot, rounds)}</span>
          </>
        )}
        {score !== '' && <span className="block font-bold tabular-nums">{score}</span>}
      </p>
    </li>
  )
}

function Side({ slot, side, board }: { slot: Slot; side: 'a' | 'b'; board: DayBoard }) {
  const isLost = slot.winner !== null && slot.winner !== side
  return (
    <span className={clsx('font-semibold wrap-anywhere', isLost && 'text-muted')}>
      {nameSide(slot[side], board)}
    </span>
  )
}
