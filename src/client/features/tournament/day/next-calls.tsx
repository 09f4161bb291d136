// The next matches in the domain's order: one tap calls a match to a free court; others show what
// they wait for.
import { useState } from 'react'
import { clsx } from 'clsx'
import { EllipsisVertical, Megaphone, MoveRight } from 'lucide-react'
import { listCourtsInUse } from '#domain/tournament/tournament.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { formatList } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { formatVenueTime } from '../tournament-words.ts'
import type { TournamentActions } from '../use-tournament-actions.ts'
import {
  isMySlot,
  isSlotOn,
  findDivisionName,
  nameMatch,
  nameOfPlace,
  nameSide,
  slotKey,
  type BoardCall,
  type DayBoard,
} from './day-board.ts'
import { countDrawRounds, nameStage, type DrawRounds } from './stage-words.ts'

const pageSize = 12

export function NextCalls({
  board,
  calls,
  actions,
}: {
  board: DayBoard
  calls: readonly BoardCall[]
  actions: TournamentActions | null
}) {
  const t = useTexts(tournamentTexts)
  const [shown, setShown] = useState(pageSize)
  const rounds = countDrawRounds(board.slots)
  const taken = new Set(board.slots.filter(isSlotOn).map(({ onCourt }) => onCourt))
  const free = listCourtsInUse(board).filter((court) => !taken.has(court))
  const left = calls.length - shown
  return (
    <>
      <ul
        aria-label={t.upNext}
        className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card"
      >
        {calls.slice(0, shown).map((call) => (
          <NextCall
            key={slotKey(call.slot)}
            call={call}
            board={board}
            rounds={rounds}
            free={free}
            actions={actions}
          />
        ))}
      </ul>
      {left > 0 && (
        <ShowMore
          label={t.moreCalls({ n: Math.min(left, pageSize) })}
          onMore={() => setShown(shown + pageSize)}
        />
      )}
    </>
  )
}

type NextCallProps = {
  call: BoardCall
  board: DayBoard
  rounds: DrawRounds
  free: readonly number[]
  actions: TournamentActions | null
}

function NextCall({ call, board, rounds, free, actions }: NextCallProps) {
  const t = useTexts(tournamentTexts)
  const { slot, court } = call
  const planned = { time: inSentence(formatVenueTime(slot.startsAt, board.timezone)) }
  return (
    <li
      className={clsx('flex flex-col gap-1 px-4 py-3', isMySlot(slot, board) && 'bg-soft/50')}
      data-calls={court ?? ''}
    >
      <p className="text-sm text-muted">
        {[findDivisionName(slot.eventId, board), nameStage(slot, rounds)].join(' · ')}
      </p>
      <p className="leading-snug font-semibold wrap-anywhere">
        {nameSide(slot.a, board)} <span className="text-sm font-normal text-muted">{t.versus}</span>{' '}
        {nameSide(slot.b, board)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2 pt-1 text-sm text-muted">
          {court === null &&
            listWaits(call, board).map((words) => <Badge key={words}>{words}</Badge>)}
          <span>{t.plannedOn({ ...planned, court: slot.court })}</span>
        </p>
        {actions !== null && slot.matchId !== null && (
          <Tools call={call} matchId={slot.matchId} board={board} free={free} actions={actions} />
        )}
      </div>
    </li>
  )
}

function Tools({
  call: { slot, court },
  matchId,
  board,
  free,
  actions,
}: Omit<NextCallProps, 'rounds' | 'actions'> & { matchId: string; actions: TournamentActions }) {
  const t = useTexts(tournamentTexts)
  const others = free.filter((each) => each !== court)
  return (
    <div className={clsx('flex items-center gap-2 empty:hidden', court !== null && 'w-full')}>
      {court !== null && (
        <Button
          className="flex-1"
          isPending={actions.busy === matchId}
          onPress={() => void actions.callTo(matchId, court)}
        >
          <Megaphone aria-hidden size={20} />
          {t.call({ n: court })}
          <span className="sr-only">{t.ofMatch({ names: nameMatch(slot, board) })}</span>
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={t.callTools({ names: nameMatch(slot, board) })}
          icon={EllipsisVertical}
          choices={others.map((each) => ({
            id: String(each),
            label: court === null ? t.callTo({ n: each }) : t.call({ n: each }),
            icon: MoveRight,
            onAction: () => void actions.callTo(matchId, each),
          }))}
        />
      )}
    </div>
  )
}

function listWaits({ slot, waitsFor, readyAt, absent }: BoardCall, board: DayBoard): string[] {
  const t = pick(tournamentTexts)
  return waitsFor.flatMap((wait) => {
    switch (wait) {
      case 'nothing':
        return []
      case 'left':
        return [
          t.waitsLeft({
            n: slot.left.length,
            names: formatList(slot.left.map(nameOfPlace(board))),
          }),
        ]
      case 'players-next':
        return [t.waitsNext]
      case 'rest':
        return [t.waitsRest({ time: inSentence(formatVenueTime(readyAt, board.timezone)) })]
      case 'court':
        return [t.waitsCourt]
      case 'players-on-court':
        return [t.waitsPlayers]
      case 'check-in':
        return [t.waitsCheckIn({ n: absent })]
    }
  })
}
