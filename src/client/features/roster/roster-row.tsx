// One player of the roster: number, photo, name, level, guests or partner, and attendance, with a
// menu for organizers. The second player of a team stands directly below the first.
import { Suspense } from 'react'
import { clsx } from 'clsx'
import { CloudOff, Handshake, UserRoundCheck, UserRoundX } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { agreementRosterTexts } from '#words/en/agreement/agreement.ts'
import { tryingTexts } from '#words/en/app/trying.ts'
import { unreachedTexts } from '#words/en/notification/reach.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { RosterRowMenuProps } from './roster-row-menu.tsx'
import type { WaitingAttendance } from './use-roster-actions.ts'

const RosterRowMenu = lazyPart(() => import('./roster-row-menu.tsx'), 'RosterRowMenu')

export type Row = LiveOutput<'events-byId'>['roster'][number]

type RosterRowProps = RosterRowMenuProps & {
  /** Position of the party, from 1; null before a draw. */
  number: number | 'second of a team' | null
  isPaired: boolean
  partnerName: string | null
  offeredUntil: string | null
  isMe: boolean
  isOrganizer: boolean
  came: string | null
  isUnreached: boolean
}

export function RosterRow(props: RosterRowProps) {
  const t = useTexts(rosterTexts)
  const { row, number, isPaired, isMe, isOrganizer, actions } = props
  const facts = useFacts(props)
  return (
    <ListRow
      className={clsx('relative', isMe && 'bg-ball-soft', isPaired && 'border-b-0!')}
      leading={
        <>
          <span className="flex w-5 shrink-0 justify-end text-sm font-semibold text-muted tabular-nums">
            {number === 'second of a team' ? (
              <Handshake aria-hidden size={16} className="text-brand" />
            ) : (
              number
            )}
          </span>
          <Avatar name={shownName(row.playerName)} photoUrl={row.photoURL} />
        </>
      }
      title={
        <span className="flex items-center gap-2">
          <PlayerLink name={row.playerName} playerId={row.playerId} isRow className="truncate" />
          {isOrganizer && <Badge tone="brand">{t.organizer}</Badge>}
          {isMe && <Badge tone="you">{t.you}</Badge>}
        </span>
      }
      detail={facts.join(' · ')}
      trailing={
        <>
          <AttendanceMark told={row.attendance} waiting={actions.waitingAttendance(row.playerId)} />
          {actions.isBusy(row.playerId) ? (
            <span className="grid size-11 place-items-center">
              <Spinner />
            </span>
          ) : (
            (props.mayEdit || props.mayCheckIn) && (
              <Suspense fallback={<span className="size-11" />}>
                <RosterRowMenu {...props} />
              </Suspense>
            )
          )}
        </>
      }
    />
  )
}

function useFacts({
  row: { playerName, skillSelf, guests },
  partnerName,
  isUnreached,
  isUnsigned,
  came,
  offeredUntil,
}: RosterRowProps): string[] {
  const t = useTexts(rosterTexts)
  const { unreached } = useTexts(unreachedTexts)
  const level = isNameless(playerName)
    ? []
    : [t.skill({ skill: skillSelf === null ? t.unknownSkill : skillToText(skillSelf) })]
  return [
    ...(isUnsigned ? [pick(agreementRosterTexts).fact] : []),
    ...(offeredUntil === null ? [] : [t.offeredUntil({ when: offeredUntil })]),
    ...level,
    ...(guests === 0 ? [] : [t.withGuests({ n: guests })]),
    ...(partnerName === null ? [] : [t.withPartner({ name: partnerName })]),
    ...(isUnreached ? [unreached] : []),
    ...(came === null ? [] : [came]),
  ]
}

type AttendanceMarkProps = { told: Row['attendance']; waiting: WaitingAttendance | undefined }

function AttendanceMark({ told, waiting }: AttendanceMarkProps) {
  const t = useTexts(rosterTexts)
  const { trying } = useTexts(tryingTexts)
  const attendance = waiting === undefined ? told : waiting.attendance
  const why = waiting?.isFailing === true ? trying : t.waits
  return (
    <>
      {waiting !== undefined && (
        <span className="text-warm" title={why}>
          <CloudOff aria-hidden size={16} />
          <span className="sr-only">{why}</span>
        </span>
      )}
      {attendance !== null && <AttendanceBadge attendance={attendance} />}
    </>
  )
}

function AttendanceBadge({ attendance }: { attendance: NonNullable<Row['attendance']> }) {
  const t = useTexts(rosterTexts)
  return attendance === 'here' ? (
    <Badge tone="brand">
      <UserRoundCheck aria-hidden size={16} />
      {t.here}
    </Badge>
  ) : (
    <Badge tone="bad">
      <UserRoundX aria-hidden size={16} />
      {t.noShow}
    </Badge>
  )
}
