// Every court of a tournament with its current match.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { EllipsisVertical, Undo2 } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { formatVenueTime } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'
import {
  isMySlot,
  findDivisionName,
  nameMatch,
  nameSide,
  type DayBoard,
  type Slot,
} from './day-board.ts'
import { countDrawRounds, nameStage, type DrawRounds } from './stage-words.ts'

const courtGrid = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' }

export function CourtGrid({
  board,
  courts,
  actions,
  hasScoreLinks = true,
}: {
  board: DayBoard
  courts: readonly { court: number; slot: Slot | null; isOut: boolean }[]
  actions: TournamentActions | null
  hasScoreLinks?: boolean
}) {
  const rounds = countDrawRounds(board.slots)
  return (
    <ul className="grid gap-3" style={courtGrid}>
      {courts.map(({ court, slot, isOut }) => (
        <li
          key={court}
          data-court={court}
          className={clsx(
            'flex min-w-0 overflow-hidden rounded-2xl border bg-card',
            slot === null && 'border-dashed border-field/50',
            slot !== null &&
              (isMySlot(slot, board)
                ? 'border-2 border-brand shadow-card'
                : 'border-line shadow-card'),
          )}
        >
          <CourtMark court={court} isOn={slot !== null} />
          {slot === null ? (
            <Free isOut={isOut} />
          ) : (
            <OnCourt
              slot={slot}
              board={board}
              rounds={rounds}
              actions={actions}
              hasScoreLink={hasScoreLinks}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function CourtMark({ court, isOn }: { court: number; isOn: boolean }) {
  const t = useTexts(tournamentTexts)
  return (
    <div
      className={clsx(
        'flex w-16 shrink-0 flex-col items-center justify-center p-1 text-center',
        isOn ? 'bg-brand text-on-brand' : 'bg-soft text-brand',
      )}
    >
      <span className="text-xs font-semibold">{t.courtWord}</span>
      <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
        {court}
      </span>
    </div>
  )
}

function Free({ isOut }: { isOut: boolean }) {
  const t = useTexts(tournamentTexts)
  return (
    <p className="flex min-h-16 items-center px-4 font-semibold text-muted">
      {isOut ? t.outOfUse : t.free}
    </p>
  )
}

function OnCourt({
  slot,
  board,
  rounds,
  actions,
  hasScoreLink,
}: {
  slot: Slot
  board: DayBoard
  rounds: DrawRounds
  actions: TournamentActions | null
  hasScoreLink: boolean
}) {
  const t = useTexts(tournamentTexts)
  const { matchId, called, eventId } = slot
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 py-2 pr-1 pl-3">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 py-1 text-sm leading-snug text-muted">
          {[findDivisionName(eventId, board), nameStage(slot, rounds)].join(' · ')}
          {called !== null && (
            <span className="block">
              {t.since({ time: inSentence(formatVenueTime(called, board.timezone)) })}
            </span>
          )}
        </p>
        {actions !== null && matchId !== null && (
          <Menu
            label={t.matchTools({ n: slot.onCourt ?? 0 })}
            icon={EllipsisVertical}
            choices={[
              {
                id: 'back',
                label: t.takeBack,
                icon: Undo2,
                onAction: () => void actions.takeBack(matchId),
              },
            ]}
          />
        )}
      </div>
      <p className="pr-2 leading-snug font-semibold wrap-anywhere">{nameSide(slot.a, board)}</p>
      <p className="pr-2 leading-snug font-semibold wrap-anywhere">
        <span className="mr-1 text-sm font-normal text-muted">{t.versus}</span>
        {nameSide(slot.b, board)}
      </p>
      {hasScoreLink && matchId !== null && (
        <Link
          to="/matchlist/$eventId"
          params={{ eventId }}
          search={{ match: matchId }}
          className={`${buttonClasses({ variant: 'soft', size: 'sm' })} mt-auto mr-2 mb-1 self-start`}
        >
          {actions === null ? t.score : t.enterScore}
          <span className="sr-only">{t.ofMatch({ names: nameMatch(slot, board) })}</span>
        </Link>
      )}
    </div>
  )
}
