// The courts of a tournament now: my matches, the match on every court, and the next calls.
import { useMemo } from 'react'
import { clsx } from 'clsx'
import { LayoutGrid } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useNow } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import type { Tournament } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'
import { CourtGrid } from './court-grid.tsx'
import {
  findBoardDay,
  isSlotPlayed,
  listBoardCalls,
  listCourts,
  listSlotsOn,
  type DayBoard,
} from './day-board.ts'
import { MyMatches } from './my-matches.tsx'
import { NextCalls } from './next-calls.tsx'
import { useDayBoard } from './use-day-board.ts'

export function CourtsTab({
  tournament,
  actions,
}: {
  tournament: Tournament
  actions: TournamentActions
}) {
  const t = useTexts(tournamentTexts)
  const { board, refused, retry } = useDayBoard(tournament)
  if (refused) return <ErrorState title={t.missing} onRetry={retry} />
  if (board === null) return <SkeletonList label={t.loadingOne} rows={4} />
  if (board.slots.length === 0)
    return (
      <EmptyState
        icon={LayoutGrid}
        title={t.noPlan}
        text={tournament.isMineToRun ? t.noPlanYours : t.noPlanText}
      />
    )
  return <Board board={board} actions={tournament.isMineToRun ? actions : null} />
}

function Board({ board, actions }: { board: DayBoard; actions: TournamentActions | null }) {
  const t = useTexts(tournamentTexts)
  const now = useNow()
  const day = findBoardDay(board, now)
  const calls = useMemo(() => listBoardCalls(board, day, now), [board, day, now])
  const courts = useMemo(() => listCourts(board), [board])
  const isOver = calls.length === 0 && listSlotsOn(board, day).every(isSlotPlayed)
  return (
    <div className="flex flex-col gap-4">
      <MyMatches board={board} />
      <div
        className={clsx(
          'flex gap-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-x-8',
          actions === null ? 'flex-col-reverse' : 'flex-col',
        )}
      >
        <div className="lg:col-start-2 lg:row-start-1">
          <Section title={t.upNext}>
            {calls.length === 0 ? (
              <p className="text-muted">{isOver ? t.allPlayed : t.noCallsText}</p>
            ) : (
              <NextCalls board={board} calls={calls} actions={actions} />
            )}
          </Section>
        </div>
        <div className="lg:col-start-1 lg:row-start-1">
          <Section title={t.onCourts}>
            <CourtGrid board={board} courts={courts} actions={actions} />
          </Section>
        </div>
      </div>
    </div>
  )
}
