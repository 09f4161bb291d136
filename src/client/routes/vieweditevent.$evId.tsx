// /vieweditevent/{evId}: one event on one live screen; `?edit=true` shows its form, `?view=poster`,
// `?view=roster` and `?view=agreements` the print views, and `?view=desk` the organizers' check-in
// desk.
import { Suspense, useState, type ComponentProps } from 'react'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { isDayOff } from '#domain/day-status/day-status.ts'
import { toOwnPass } from '#domain/event-pass/own-pass.ts'
import { hasStarted, isPast } from '#domain/event/eligibility.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../device/today.ts'
import { EventMainButton } from '../features/event/event-main-button.tsx'
import { describeEvent } from '../features/event/view/describe-event.ts'
import { EventFrame } from '../features/event/view/event-frame.tsx'
import { EventHost } from '../features/event/view/event-host.tsx'
import { EventPlayers } from '../features/event/view/event-players.tsx'
import { EventVenue } from '../features/event/view/event-venue.tsx'
import { EventWhen } from '../features/event/view/event-when.tsx'
import { FactPills } from '../features/event/view/fact-pills.tsx'
import { PaymentLine } from '../features/payment/payment-line.tsx'
import type { MyTeam } from '../features/team/team-section.tsx'
import { eventWindowTitle } from '../i18n/event-name.ts'
import { currentLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { useLive } from '../net/use-live.ts'
import { toEntries, toTerms, type EventDetail } from '../parts/event/event-detail.ts'
import { getEventRoles } from '../parts/event/event-roles.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { EventActions } from './-event/event-actions.tsx'
import { EventEditing } from './-event/event-editing.tsx'
import { EventHead } from './-event/event-head.tsx'
import { EventOnPaper, papers } from './-event/event-on-paper.tsx'
import { EventSections } from './-event/event-sections.tsx'
import { ViewerPass } from './-event/viewer-pass.tsx'

const DayStatusPart = lazyPart(async () => ({
  default: (await import('./-event/event-status.tsx')).DayStatusPart,
}))
const EventDay = lazyPart(async () => ({
  default: (await import('./-event/event-day.tsx')).EventDay,
}))
const EventTeam = lazyPart(async () => ({
  default: (await import('./-event/event-team.tsx')).EventTeam,
}))
const OwnActCard = lazyPart(async () => ({
  default: (await import('../features/own-act/own-act-card.tsx')).OwnActCard,
}))

const useSearch = () => {
  const { edit, leave, view } = Route.useSearch()
  return {
    edit: edit === true,
    leave: leave === true,
    view: papers.find((one) => one === view) ?? null,
  }
}

export const Route = createFileRoute('/vieweditevent/$evId')({
  component: EventScreen,
  validateSearch: keepSearch,
})

function EventScreen() {
  const t = useTexts(eventViewTexts)
  const { evId } = Route.useParams()
  const { edit, view } = useSearch()
  const { player } = usePlayer()
  const back = { label: t.back, onPress: useBack() }
  const isId = isUuid(evId)
  const { live, retry } = useLiveList('events-byId', isId ? { eventId: evId } : 'skip', evId)
  if (!isId || live.refusal?.code === 'event-not-found') return <NotFound />
  if (live.status === 'refused')
    return (
      <Page title={t.failed} back={back}>
        <ErrorState title={t.failed} retry={{ label: t.tryAgain, onPress: retry }} />
      </Page>
    )
  if (live.status === 'loading')
    return (
      <Page title={t.loading} back={back}>
        <SkeletonList label={t.loading} rows={3} />
      </Page>
    )
  if (view !== null) return <EventOnPaper detail={live.data} view={view} />
  const mayEdit =
    live.data.status !== 'cancelled' && can(getEventRoles(live.data, player.playerId), 'event.edit')
  return edit && mayEdit ? <EventEditing detail={live.data} /> : <Viewing detail={live.data} />
}

const comesFirst = ({ fields }: EventDetail, team: MyTeam | undefined): boolean =>
  fields.entryBy === 'team' ||
  (team !== undefined && (team.partner !== null || team.sent.length + team.received.length > 0))

/** Unknown, deleted and hidden events look the same. */
function NotFound() {
  const t = useTexts(eventViewTexts)
  const toCalendar = (
    <Link to="/calendar/{-$locationId}" className={buttonClasses()}>
      {t.toCalendar}
    </Link>
  )
  return (
    <Page title={t.notFound}>
      <EmptyState
        picture={<Picture name="not-found" />}
        title={t.notFoundText}
        action={toCalendar}
      />
    </Page>
  )
}

function Viewing({ detail }: { detail: EventDetail }) {
  const { leave } = useSearch()
  const navigate = useNavigate()
  const { player } = usePlayer()
  const goBack = useBack()
  const now = useNow()
  const isOver = isPast(toTerms(detail), now)
  const [isFinding, setFinding] = useState(false)
  const [isAskingGuests, setAskingGuests] = useState(false)
  const pass = toOwnPass(toTerms(detail), toEntries(detail.roster), player.playerId, now)
  const [hadPass] = useState(pass !== null)
  const hasTeams = detail.fields.play === 'doubles' && detail.status === 'published'
  const team = useLive('eventTeams-mine', hasTeams ? { eventId: detail.eventId } : 'skip').data
  const isIn = detail.roster.some(({ playerId }) => playerId === player.playerId)
  const teamSection = team !== undefined && (
    <Suspense>
      <EventTeam
        {...{ detail, isIn }}
        isOpen={!hasStarted(toTerms(detail), now)}
        mine={team}
        isFinding={isFinding}
        onFind={setFinding}
      />
    </Suspense>
  )
  const name = useName(detail)
  const payment = <Payment detail={detail} playerId={player.playerId} />
  const wasItMe = <WasItMe detail={detail} playerId={player.playerId} now={now} />
  return (
    <EventFrame
      detail={detail}
      windowTitle={eventWindowTitle(name, detail.fields.startDate)}
      isMine={pass?.state === 'in' && !isDayOff(detail.dayStatus)}
      pass={
        pass && (
          <ViewerPass
            detail={detail}
            pass={pass}
            isNew={!hadPass}
            question={wasItMe}
            payment={payment}
            onBring={() => setAskingGuests(true)}
          />
        )
      }
      onBack={goBack}
      actions={<EventActions detail={detail} playerId={player.playerId} hasPass={pass !== null} />}
      head={
        <>
          <Day detail={detail} now={now} />
          <EventHead detail={detail} name={name} />
          {pass === null && <EventWhen detail={detail} className="event-narrow" />}
          <DayWord detail={detail} playerId={player.playerId} now={now} />
          <p className="text-pretty">{describeEvent(detail.fields, currentLanguage())}</p>
          {pass === null && wasItMe}
          {pass === null && payment}
        </>
      }
      side={
        <div className="flex flex-col gap-2">
          <div className="border-t border-line pt-2">
            <EventVenue detail={detail} />
          </div>
          <div className="border-t border-line pt-2">
            <EventHost detail={detail} playerId={player.playerId} />
          </div>
          <EventMainButton
            detail={detail}
            player={player}
            partner={team?.partner}
            onFindPartner={() => setFinding(true)}
            isAskingGuests={isAskingGuests}
            onAskGuests={setAskingGuests}
            isLeaveAsked={leave}
            onLeaveAsked={() =>
              void navigate({
                to: '/vieweditevent/$evId',
                params: { evId: detail.eventId },
                search: {},
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      }
    >
      <EventPlayers detail={detail} playerId={player.playerId} />
      <FactPills detail={detail} />
      <EventSections
        detail={detail}
        playerId={player.playerId}
        name={name}
        isOver={isOver}
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

function Day({ detail, now }: { detail: EventDetail; now: number }) {
  const t = useTexts(eventViewTexts)
  const terms = toTerms(detail)
  if (detail.status !== 'published' || isEarly(terms, now) || isPast(terms, now)) return null
  return (
    <Suspense fallback={<SkeletonList label={t.loading} rows={2} />}>
      <EventDay detail={detail} now={now} />
    </Suspense>
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
  detail: EventDetail
  playerId: string
  now: number
}) {
  if (detail.status !== 'published' || !detail.unconfirmed.includes(playerId)) return null
  return (
    <Suspense>
      <OwnActCard
        eventId={detail.eventId}
        playerId={playerId}
        isStarted={hasStarted(toTerms(detail), now)}
      />
    </Suspense>
  )
}

function useName({ fields: { title, type } }: EventDetail): string {
  const types = useTexts(eventTypeTexts)
  return title === '' ? types[type] : title
}
