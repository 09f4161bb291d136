// The one main button of an event. The domain decides its kind; this adds texts, action, and its
// place at the bottom of a phone.
import {
  Suspense,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { UserPlus } from 'lucide-react'
import { hasStarted, isLateCancel } from '#domain/event/eligibility.ts'
import { maySetGuests } from '#domain/event/entry.ts'
import { mainButton } from '#domain/event/main-button.ts'
import { findWayToCourts } from '#domain/match-list/way-to-courts.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { newPlaceMs } from '#domain/shared/screen-timing.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import {
  nameOfTeammate,
  partnerForRules,
  type OpenedDetail,
  type EventPartner,
} from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { useJustChanged } from '../../parts/event/use-just-changed.ts'
import { useOwnEntry, type OwnEntry } from '../../parts/event/use-own-entry.ts'
import { useWaitingEntry } from '../../parts/event/use-waiting-entry.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { findLeavingEnd } from './leaving-end.ts'
import { MainButtonFace } from './main-button-face.tsx'
import { getTapKind } from './main-button-words.ts'
import { useHouseRules, type HouseWord } from './use-house-rules.ts'
import { useSecondTapRest } from './use-second-tap-rest.ts'
import { WaitingEntry } from './waiting-entry.tsx'
import { LiveLink } from './way-to-courts.tsx'

// Lazy, because its number field outweighs the whole screen and most events allow no guests.
const GuestsSheet = lazyPart(() => import('./guests-sheet.tsx'), 'GuestsSheet')

const InvitationQuestion = lazyPart(() => import('./invitation-question.tsx'), 'InvitationQuestion')

const HouseGate = lazyPart(() => import('./house-gate.tsx'), 'HouseGate')
const HouseNote = lazyPart(() => import('./house-gate.tsx'), 'HouseNote')

const clockMs = 1000

type EventMainButtonProps = {
  detail: OpenedDetail
  player: OwnPlayer
  partner: EventPartner | null | undefined
  onFindPartner: () => void
  isAskingGuests: boolean
  onAskGuests: (isAsking: boolean) => void
  isLeaveAsked: boolean
  onLeaveAsked: () => void
}

export function EventMainButton({
  detail,
  player,
  partner,
  onFindPartner,
  isAskingGuests,
  onAskGuests,
  isLeaveAsked,
  onLeaveAsked,
}: EventMainButtonProps) {
  const now = useNow(clockMs)
  const { terms } = detail
  const entry = useOwnEntry(detail.eventId, {
    drawAt: drawInWords(detail),
    about: eventName({ ...detail.fields, locationName: detail.locationName }),
    isLate: isLateCancel(terms, now),
  })
  const waiting = useWaitingEntry(detail.eventId)
  const viewer = {
    playerId: player.playerId,
    skillSelf: player.skillSelf,
    gender: player.gender,
    birthYear: player.birthYear,
    isSentOut: detail.isSentOut,
  }
  const button = mainButton(terms, detail.entries, viewer, now, partnerForRules(terms, partner))
  const { house, keptOut, again } = useHouseRules(detail, button, now)
  const meaning = waiting === null ? getTapKind(button) : 'give up'
  const isResting = useSecondTapRest(meaning, now)
  const isNew = useJustChanged(meaning, newPlaceMs) && meaning === 'leave'
  const row = useRef<HTMLDivElement>(null)
  const [leavingEnd, setLeavingEnd] = useState<'start' | 'end'>('end')
  const own = detail.roster.find(({ playerId }) => playerId === player.playerId)
  // Guests brought while the event allowed them can still be removed.
  const hasGuests = own !== undefined && maySetGuests(terms, detail.roster, own)
  const way = findWayToCourts(terms, button.kind, {
    roles: getEventRoles(detail, player.playerId),
    isIn: own !== undefined,
    isOnDay: dayAt(now, detail.timezone) === detail.fields.startDate,
    now,
  })
  const enter = ({ detail: taps, clientX }: MouseEvent) => {
    const box = row.current?.getBoundingClientRect()
    if (box !== undefined) setLeavingEnd(findLeavingEnd(taps === 0 ? null : clientX, box))
    void entry.signUp().then(again)
  }
  const instead = renderReplacement({ waiting, isResting, end: leavingEnd, keptOut, detail })
  return (
    <BottomBar>
      <Invitation detail={detail} isIn={own !== undefined} now={now} />
      <Missed detail={detail} house={house} onAppealed={again} />
      <div ref={row} className="@container flex gap-2 sm:flex-wrap">
        {way?.kind === 'live' && !isNew && <LiveLink eventId={detail.eventId} leads={way.leads} />}
        {instead ?? (
          <MainButtonFace
            button={button}
            now={now}
            detail={detail}
            playerId={player.playerId}
            entry={entry}
            isResting={isResting}
            isNew={isNew}
            leavingEnd={leavingEnd}
            isBeside={way?.kind === 'live' && way.leads}
            guests={
              hasGuests && <OwnGuests {...{ own, entry }} onPress={() => onAskGuests(true)} />
            }
            partner={partner}
            together={nameOfTeammate(terms, partner)}
            onEnter={enter}
            onFindPartner={onFindPartner}
            isLeaveAsked={isLeaveAsked}
            onLeaveAsked={onLeaveAsked}
          />
        )}
      </div>
      {hasGuests && (
        <Suspense>
          <GuestsSheet
            detail={detail}
            playerId={player.playerId}
            current={own.guests}
            isOpen={isAskingGuests}
            onClose={() => onAskGuests(false)}
            onChosen={(guests) => void entry.setGuests(guests, own.guests)}
          />
        </Suspense>
      )}
    </BottomBar>
  )
}

function Invitation({ detail, isIn, now }: { detail: OpenedDetail; isIn: boolean; now: number }) {
  const { fields, status, isSentOut } = detail
  // A league's game day asks its substitutes, private or not.
  const mayAsk = fields.invite || fields.type === 'league day'
  const isOpen = mayAsk && status === 'published' && !hasStarted(detail.terms, now)
  if (isIn || isSentOut || !isOpen) return null
  return (
    <Suspense>
      <InvitationQuestion detail={detail} />
    </Suspense>
  )
}

type Instead = {
  waiting: ComponentProps<typeof WaitingEntry>['waiting'] | null
  isResting: boolean
  end: 'start' | 'end'
  keptOut: HouseWord | null
  detail: OpenedDetail
}

function renderReplacement({ waiting, isResting, end, keptOut, detail }: Instead): ReactNode {
  if (waiting !== null) return <WaitingEntry waiting={waiting} isResting={isResting} end={end} />
  return keptOut === null ? null : <KeptOut detail={detail} house={keptOut} />
}

type HouseProps = { detail: OpenedDetail; house: HouseWord }

const KeptOut = ({ detail: { timezone, league }, house }: HouseProps) => (
  <Suspense>
    <HouseGate {...{ house, timezone, league }} />
  </Suspense>
)

function Missed({
  detail: { eventId, timezone },
  house,
  onAppealed,
}: Pick<HouseProps, 'detail'> & { house: HouseWord | undefined; onAppealed: () => void }) {
  if (house === undefined) return null
  return (
    <Suspense>
      <HouseNote {...{ eventId, house, timezone, onAppealed }} />
    </Suspense>
  )
}

const dayAt = (instantMs: number, timeZone: string): string =>
  dateFormat('sv-SE', { timeZone }).format(instantMs)

const drawInWords = ({ fields: { drawAt }, drawn, timezone }: OpenedDetail): string | null =>
  drawAt !== null && drawn === null ? formatInstant(drawAt, timezone) : null

function OwnGuests({
  own: { guests },
  entry,
  onPress,
}: {
  own: { guests: number }
  entry: OwnEntry
  onPress: () => void
}) {
  const t = useTexts(mainButtonTexts)
  return (
    <Button
      variant="plain"
      size="bar"
      className="sm:hidden"
      isPending={entry.busy === 'guests'}
      onPress={onPress}
      aria-label={t.guests({ n: guests })}
    >
      <UserPlus aria-hidden size={20} />
      {guests}
    </Button>
  )
}
