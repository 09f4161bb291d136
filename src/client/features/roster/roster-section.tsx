// The roster of an event: its players in sign-up order, and the waitlist with positions.
import { Suspense, useState } from 'react'
import { UserPlus, Users } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { awaitsDraw, holdsPlace } from '#domain/event/entry.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { useNow } from '../../device/today.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { formatAnswerBy } from '../../parts/event/answer-by.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { useUnreached } from '../../parts/event/use-unreached.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { RosterRow, type Row } from './roster-row.tsx'
import { useAttendanceHistory } from './use-came.ts'
import { useRosterActions } from './use-roster-actions.ts'
import { useUnsigned } from './use-unsigned.ts'

const PlayerFinder = lazyPart(() => import('./player-finder.tsx'), 'PlayerFinder')
const RosterSwapSheet = lazyPart(() => import('./roster-swap-sheet.tsx'), 'RosterSwapSheet')

type RosterSectionProps = {
  detail: LiveOutput<'events-byId'>
  playerId: string
  mayEdit: boolean
  mayCheckIn: boolean
  isOver: boolean
}

const isSecond = (rows: readonly Row[], index: number): boolean =>
  rows[index] !== undefined && rows[index - 1]?.order === rows[index].order
const listParties = (rows: readonly Row[]): Row[] =>
  rows.filter((_, index) => !isSecond(rows, index))

const countInLine = (rows: readonly Row[]): number =>
  listParties(rows).filter((row) => row.place === 'playing' || !holdsPlace(row)).length

function findNumber(rows: readonly Row[], index: number, isDrawAhead: boolean) {
  const row = rows[index]
  if (isSecond(rows, index)) return 'second of a team'
  return row?.place === 'waiting' && (isDrawAhead || row.offeredUntil !== null)
    ? null
    : countInLine(rows.slice(0, index + 1))
}

const formatOffer = ({ offeredUntil }: Row, timezone: string, now: number): string | null =>
  offeredUntil === null ? null : formatAnswerBy(Date.parse(offeredUntil), timezone, now)

const clockMs = 60_000

function CheckInLine({ rows, opens }: { rows: readonly Row[]; opens: string | null }) {
  const t = useTexts(rosterTexts)
  const here = rows.filter(({ attendance }) => attendance === 'here').length
  const words = here > 0 ? t.checkedIn({ here, all: rows.length }) : rows.length > 0 ? opens : null
  return words !== null && <p className="-mt-2 text-sm text-muted">{words}</p>
}

function AddButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(rosterTexts)
  return (
    <Button variant="soft" size="sm" onPress={onPress}>
      <UserPlus aria-hidden size={16} />
      {t.add}
    </Button>
  )
}

export function RosterSection({
  detail: { eventId, organizerId, roster, fields, drawn, startsAt, timezone, hasSignUpRules },
  playerId,
  mayEdit,
  mayCheckIn,
  isOver,
}: RosterSectionProps) {
  const t = useTexts(rosterTexts)
  const playTime = usePlayTime({ startsAt, timezone })
  const actions = useRosterActions(eventId)
  const { unreached } = useUnreached(eventId, mayEdit)
  const ids = roster.map((row) => row.playerId).join()
  const unsigned = useUnsigned(eventId, mayEdit, ids)
  const came = useAttendanceHistory({ eventId, hasSignUpRules }, mayEdit, ids)
  const now = useNow(clockMs)
  const [isAdding, setAdding] = useState(false)
  const [swapped, setSwapped] = useState<Row | null>(null)
  const byOrder = roster.toSorted((a, b) => a.order - b.order)
  const playing = byOrder.filter(({ place }) => place === 'playing')
  const waiting = byOrder.filter(({ place }) => place === 'waiting')
  const isDrawAhead = awaitsDraw({ signupMode: fields.signupMode, isDrawn: drawn !== null })
  const waitingTitle = (isDrawAhead ? t.inDraw : t.waiting)({ n: listParties(waiting).length })
  const nameBy = new Map(roster.map((row) => [row.playerId, shownName(row.playerName)]))
  const findPartnerName = ({ partnerId }: Row) =>
    partnerId === null ? null : (nameBy.get(partnerId) ?? null)
  const formatName = (row: Row) =>
    fields.entryBy === 'team' && row.partnerId !== null
      ? t.team({ one: row.playerName, other: findPartnerName(row) ?? '' })
      : row.playerName
  const rows = (list: readonly Row[]) =>
    list.map((row, index) => (
      <RosterRow
        key={row.playerId}
        row={row}
        number={findNumber(list, index, isDrawAhead)}
        offeredUntil={formatOffer(row, timezone, now)}
        isPaired={isSecond(list, index + 1)}
        partyName={formatName(row)}
        partnerName={findPartnerName(row)}
        isMe={row.playerId === playerId}
        isOrganizer={row.playerId === organizerId}
        isUnsigned={unsigned.includes(row.playerId)}
        came={came(row.playerId)}
        isUnreached={unreached.includes(row.playerId)}
        actions={actions}
        mayEdit={mayEdit}
        mayCheckIn={mayCheckIn && !playTime.isEarly}
        canSwap={playing.length > 0 && waiting.length > 0}
        onSwap={() => setSwapped(row)}
      />
    ))
  const add = mayEdit && <AddButton onPress={() => setAdding(true)} />
  return (
    <>
      <Section title={t.playing} action={add}>
        <CheckInLine
          rows={playing}
          opens={mayCheckIn && playTime.isEarly ? playTime.words : null}
        />
        {playing.length === 0 ? (
          <EmptyState
            icon={Users}
            title={isOver ? t.nobodyPast : t.nobody}
            {...(isOver ? {} : { text: t.nobodyText })}
          />
        ) : (
          <List label={t.playing}>{rows(playing)}</List>
        )}
      </Section>
      {waiting.length > 0 && (
        <Section title={waitingTitle}>
          <List label={waitingTitle}>{rows(waiting)}</List>
        </Section>
      )}
      {mayEdit && (
        <Suspense>
          <PlayerFinder
            key={String(isAdding)}
            eventId={eventId}
            title={t.addTitle}
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            onAdd={actions.add}
            onAddName={actions.addByName}
          />
          <RosterSwapSheet
            row={swapped}
            others={listParties(swapped?.place === 'playing' ? waiting : playing)}
            nameOf={formatName}
            onClose={() => setSwapped(null)}
            onSwap={(one, other) => void actions.swap(one, other)}
          />
        </Suspense>
      )}
    </>
  )
}
