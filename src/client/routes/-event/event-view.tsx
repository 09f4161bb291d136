// One event: its pass or its date, who is in, and its sections; a screen, or beside the list.
import { Suspense, useMemo, useState, type ComponentProps } from 'react'
import { isDayOff } from '#domain/day-status/day-status.ts'
import { toOwnPass } from '#domain/event-pass/own-pass.ts'
import { hasStarted, isPast } from '#domain/event/eligibility.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { EventMainButton } from '../../features/event/event-main-button.tsx'
import { describeEvent } from '../../features/event/view/describe-event.ts'
import { EventFrame } from '../../features/event/view/event-frame.tsx'
import { EventHost } from '../../features/event/view/event-host.tsx'
import { EventPlayers } from '../../features/event/view/event-players.tsx'
import { EventVenue } from '../../features/event/view/event-venue.tsx'
import { EventWhen } from '../../features/event/view/event-when.tsx'
import { FactPills } from '../../features/event/view/fact-pills.tsx'
import { PaymentLine } from '../../features/payment/payment-line.tsx'
import type { MyTeam } from '../../features/team/team-section.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import { openDetail, type EventDetail, type OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { usePlayer } from '../../session/use-me.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EventActions } from './event-actions.tsx'
import { EventName, EventNotes } from './event-head.tsx'
import { EventSections } from './event-sections.tsx'
import { ViewerPass } from './viewer-pass.tsx'

const DayStatusPart = lazyPart(() => import('./event-status.tsx'), 'DayStatusPart')
const EventDay = lazyPart(() => import('./event-day.tsx'), 'EventDay')
const EveningCards = lazyPart(() => import('./evening-cards.tsx'), 'EveningCards')
const OrganizerRow = lazyPart(() => import('./organizer-row.tsx'), 'OrganizerRow')
const EventTeam = lazyPart(() => import('./event-team.tsx'), 'EventTeam')
const OwnActCard = lazyPart(() => import('../../features/own-act/own-act-card.tsx'), 'OwnActCard')

const comesFirst = ({ fields }: EventDetail, team: MyTeam | undefined): boolean =>
  fields.entryBy === 'team' ||
  (team !== undefined && (team.partner !== null || team.sent.length + team.received.length > 0))

type EventViewProps = {
  event: EventDetail
  /** null beside the list, which has the screen's name and no way back. */
  onBack: (() => void) | null
  isLeaveAsked: boolean
  onLeaveAsked: () => void
}

export function EventView({ event, onBack, isLeaveAsked, onLeaveAsked }: EventViewProps) {
  const detail = useMemo(() => openDetail(event), [event])
  const { player } = usePlayer()
  const { playerId } = player
  const now = useNow()
  const [isFinding, setFinding] = useState(false)
  const [isAskingGuests, setAskingGuests] = useState(false)
  const pass = toOwnPass(detail.terms, detail.entries, playerId, now)
  const [hadPass] = useState(pass !== null)
  const hasTeams = detail.fields.play === 'doubles' && detail.status === 'published'
  const team = useLive('eventTeams-mine', hasTeams ? { eventId: detail.eventId } : 'skip').data
  const isIn = detail.roster.some((row) => row.playerId === playerId)
  const teamSection = team !== undefined && (
    <Suspense>
      <EventTeam
        {...{ detail, isIn, isFinding }}
        isOpen={!hasStarted(detail.terms, now)}
        mine={team}
        onFind={setFinding}
      />
    </Suspense>
  )
  const name = useName(detail)
  const heading = <EventName name={name} isBeside={onBack === null} />
  const payment = <Payment detail={detail} playerId={playerId} />
  const wasItMe = <WasItMe detail={detail} playerId={playerId} now={now} />
  const day = <Day detail={detail} playerId={playerId} now={now} hasPass={pass !== null} />
  const organizing = getEventRoles(detail, playerId).length > 0 && (
    <Suspense fallback={<span className="h-11" />}>
      <OrganizerRow detail={detail} playerId={playerId} now={now} />
    </Suspense>
  )
  return (
    <EventFrame
      detail={detail}
      isMine={pass?.state === 'in' && !isDayOff(detail.dayStatus)}
      pass={
        pass && (
          <ViewerPass
            detail={detail}
            pass={pass}
            isNew={!hadPass}
            heading={heading}
            day={day}
            organizing={organizing}
            question={wasItMe}
            payment={payment}
            onBring={() => setAskingGuests(true)}
          />
        )
      }
      onBack={onBack}
      actions={<EventActions detail={detail} playerId={playerId} hasPass={pass !== null} />}
      head={
        <>
          <EventNotes detail={detail} />
          {pass === null && (
            <>
              {heading}
              <EventWhen detail={detail} className="event-narrow" />
              <div className="event-narrow">
                <EventVenue detail={detail} />
              </div>
              {organizing}
              {day}
              {wasItMe}
              {payment}
            </>
          )}
          <DayWord detail={detail} playerId={playerId} now={now} />
          <p className="text-pretty">{describeEvent(detail.fields, currentLanguage())}</p>
        </>
      }
      main={
        <EventMainButton
          detail={detail}
          player={player}
          partner={team?.partner}
          onFindPartner={() => setFinding(true)}
          isAskingGuests={isAskingGuests}
          onAskGuests={setAskingGuests}
          isLeaveAsked={isLeaveAsked}
          onLeaveAsked={onLeaveAsked}
        />
      }
      host={<EventHost detail={detail} playerId={playerId} />}
    >
      <EventPlayers detail={detail} playerId={playerId} />
      <FactPills detail={detail} />
      <EventSections
        detail={detail}
        playerId={playerId}
        name={name}
        isOver={isPast(detail.terms, now)}
        team={teamSection}
        isTeamFirst={comesFirst(detail, team)}
      />
    </EventFrame>
  )
}

function DayWord(props: ComponentProps<typeof DayStatusPart>) {
  return (
    <Suspense>
      <DayStatusPart {...props} />
    </Suspense>
  )
}

type DayProps = { detail: OpenedDetail; playerId: string; now: number; hasPass: boolean }

function Day({ detail, playerId, now, hasPass }: DayProps) {
  const t = useTexts(eventViewTexts)
  const { terms, matchListState } = detail
  if (detail.status !== 'published' || isEarly(terms, now)) return null
  const isOver = isPast(terms, now)
  return (
    <>
      {!isOver && (
        <Suspense fallback={<SkeletonList label={t.loading} rows={2} />}>
          <EventDay detail={detail} now={now} hasPass={hasPass} />
        </Suspense>
      )}
      {(matchListState === 'closed' || (isOver && matchListState !== null)) && (
        <Suspense fallback={<span className="h-11" />}>
          <EveningCards detail={detail} playerId={playerId} />
        </Suspense>
      )}
    </>
  )
}

function Payment({ detail, playerId }: { detail: EventDetail; playerId: string }) {
  if (!detail.hasPrice) return null
  return (
    <PaymentLine
      subject={{ kind: 'event', eventId: detail.eventId }}
      organizerName={detail.organizerName}
      isOrganizer={detail.organizerId === playerId}
    />
  )
}

function WasItMe({
  detail,
  playerId,
  now,
}: {
  detail: OpenedDetail
  playerId: string
  now: number
}) {
  if (detail.status !== 'published' || !detail.unconfirmed.includes(playerId)) return null
  return (
    <Suspense>
      <OwnActCard
        eventId={detail.eventId}
        playerId={playerId}
        isStarted={hasStarted(detail.terms, now)}
      />
    </Suspense>
  )
}

export function useName({ fields: { title, type } }: EventDetail): string {
  const types = useTexts(eventTypeTexts)
  return title === '' ? types[type] : title
}
