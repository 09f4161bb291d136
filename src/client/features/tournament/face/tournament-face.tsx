// The public page of a tournament: current courts, next matches, each division's progress with a
// link to its draw, and the latest results.
import { useMemo } from 'react'
import { ChevronRight } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { tournamentLinkTexts } from '#words/en/tournament/tournament-link.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useNow } from '../../../device/today.ts'
import { languageQuery } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LinkedText } from '../../../parts/linked-text/linked-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses, cardClasses } from '../../../ui/button-classes.ts'
import { Section } from '../../../ui/section.tsx'
import { CourtGrid } from '../day/court-grid.tsx'
import {
  findBoardDay,
  formatSlotGames,
  listBoardCalls,
  listCourts,
  listLatest,
  findDivisionName,
  nameSide,
  slotKey,
  type DayBoard,
} from '../day/day-board.ts'
import { NextCalls } from '../day/next-calls.tsx'
import { countDrawRounds, nameStage } from '../day/stage-words.ts'
import { ProgressLine } from '../progress-line.tsx'
import { divisionLine, formatDays, shortTitle, type DivisionFacts } from '../tournament-words.ts'

export type WatchedTournament = LiveOutput<'tournaments-watch'>

const latestMax = 8
const nobody: ReadonlySet<number> = new Set()

export const toFaceBoard = (tournament: WatchedTournament): DayBoard => ({
  ...tournament,
  me: nobody,
})

export function TournamentFace({ tournament }: { tournament: WatchedTournament }) {
  const t = useTexts(tournamentTexts)
  const link = useTexts(tournamentLinkTexts)
  const now = useNow()
  const board = useMemo(() => toFaceBoard(tournament), [tournament])
  const calls = useMemo(() => listBoardCalls(board, findBoardDay(board, now), now), [board, now])
  const courts = listCourts(board)
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="font-medium">{formatDays(tournament)}</p>
        {tournament.note !== '' && (
          <p className="text-pretty whitespace-pre-wrap">
            <LinkedText text={tournament.note} />
          </p>
        )}
      </div>
      {board.slots.length > 0 && (
        <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-x-8">
          <Section title={t.onCourts}>
            {courts.some(({ slot }) => slot !== null) ? (
              <CourtGrid
                board={board}
                courts={courts.filter(({ slot }) => slot !== null)}
                actions={null}
                hasScoreLinks={false}
              />
            ) : (
              <p className="text-muted">{link.nothingOn}</p>
            )}
          </Section>
          <Section title={t.upNext}>
            {calls.length === 0 ? (
              <p className="text-muted">{link.nothingNext}</p>
            ) : (
              <NextCalls board={board} calls={calls} actions={null} />
            )}
          </Section>
        </div>
      )}
      <Divisions tournament={tournament} />
      <Latest board={board} />
      <p>
        <a
          href={`/tournament/${tournament.tournamentId}`}
          className={buttonClasses({ variant: 'plain' })}
        >
          {link.openTournament}
        </a>
      </p>
    </>
  )
}

function Divisions({ tournament: { divisions, name } }: { tournament: WatchedTournament }) {
  const t = useTexts(tournamentTexts)
  if (divisions.length === 0) return <p className="text-muted">{t.noDivisionsText}</p>
  return (
    <Section title={t.divisions}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {divisions.map((division) => (
          <li key={division.eventId} className="flex">
            <WatchedDivision division={division} title={shortTitle(division.title, name)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WatchedDivision({ division, title }: { division: DivisionFacts; title: string }) {
  const t = useTexts(tournamentTexts)
  const link = useTexts(tournamentLinkTexts)
  const { play, entrants, maxEntrants, matches, played, watchKey } = division
  const inside = (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 text-lg font-bold">{title}</span>
        {division.status === 'cancelled' && <Badge tone="bad">{t.cancelled}</Badge>}
        {division.isClosed && <Badge tone="cool">{t.finished}</Badge>}
      </span>
      <span className="text-sm text-muted">{divisionLine(division)}</span>
      <span className="text-sm font-medium">
        {t[play === 'singles' ? 'players' : 'teams']({ n: entrants, max: maxEntrants })}
      </span>
      {matches > 0 && <ProgressLine played={played} matches={matches} />}
    </>
  )
  if (watchKey === null)
    return <div className={`${cardClasses()} flex w-full flex-col gap-2`}>{inside}</div>
  return (
    <a
      href={`/watch/${watchKey}${languageQuery()}`}
      aria-label={link.follow({ title })}
      className={`${cardClasses({ interactive: true })} flex w-full flex-col gap-2`}
    >
      {inside}
      <span className="mt-auto flex items-center gap-1 text-sm font-semibold text-brand">
        {link.followWords}
        <ChevronRight aria-hidden size={16} />
      </span>
    </a>
  )
}

function Latest({ board }: { board: DayBoard }) {
  const link = useTexts(tournamentLinkTexts)
  const rounds = countDrawRounds(board.slots)
  const latest = listLatest(board, latestMax)
  if (latest.length === 0) return null
  return (
    <Section title={link.latest}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {latest.map((slot) => (
          <li
            key={slotKey(slot)}
            className="flex flex-col gap-1 rounded-xl border border-line bg-card px-4 py-2"
          >
            <p className="text-sm text-muted">
              {[findDivisionName(slot.eventId, board), nameStage(slot, rounds)].join(' · ')}
            </p>
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0 leading-snug">
                {(['a', 'b'] as const).map((side) => (
                  <p key={side} className={slot.winner === side ? 'font-semibold' : 'text-muted'}>
                    {nameSide(slot[side], board)}
                  </p>
                ))}
              </div>
              <p className="shrink-0 font-bold tabular-nums">{formatSlotGames(slot)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
