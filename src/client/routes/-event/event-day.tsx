// The top of an event's page from an hour before its start until its end: the first round for
// organizers, their court for players.
import { Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { HereLink } from '../../features/check-in/check-in-links.tsx'
import { PlayerDay } from '../../features/match-list/day/player-day.tsx'
import { useStartEvening } from '../../features/match-list/day/use-start-evening.ts'
import type { ListView } from '../../features/match-list/list-view.ts'
import { QueueWay } from '../../features/queue/queue-way.tsx'
import { useRosterActions } from '../../features/roster/use-roster-actions.ts'
import { eventName } from '../../i18n/event-name.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { usePlayer } from '../../session/use-me.ts'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'

const OrganizerDay = lazyPart(
  () => import('../../features/match-list/day/organizer-day.tsx'),
  'OrganizerDay',
)
const PlayerFinder = lazyPart(
  () => import('../../features/roster/player-finder.tsx'),
  'PlayerFinder',
)

type EventDayProps = { detail: EventDetail; now: number; hasPass: boolean }

export function EventDay(props: EventDayProps) {
  return (
    <>
      <CheckIn detail={props.detail} />
      <Evening {...props} />
    </>
  )
}

/** An organizer who plays is on their own list. */
function CheckIn({ detail }: { detail: EventDetail }) {
  const { playerId } = usePlayer().player
  const { eventId, roster, selfCheckIn } = detail
  const isExpected = roster.some(
    (row) => row.playerId === playerId && row.place === 'playing' && row.attendance === null,
  )
  if (!selfCheckIn || !isExpected) return null
  return !can(getEventRoles(detail, playerId), 'event.checkIn') && <HereLink eventId={eventId} />
}

function Evening({ detail, now, hasPass }: EventDayProps) {
  const { player } = usePlayer()
  const { eventId, fields, matchListState } = detail
  const live = useLive('queues-byEvent', { eventId })
  const hasList = matchListState !== null
  if (!hasList && live.data?.queue?.state === 'open') return <QueueWay eventId={eventId} isOpen />
  const mayOpen =
    !hasList &&
    live.data !== undefined &&
    fields.play === 'doubles' &&
    can(getEventRoles(detail, player.playerId), 'event.play')
  return (
    <>
      <RoundsDay {...{ detail, now, hasPass }} />
      {mayOpen && <QueueWay eventId={eventId} isOpen={false} />}
    </>
  )
}

function RoundsDay({ detail, now, hasPass }: EventDayProps) {
  const t = useTexts(eventDayTexts)
  const { player } = usePlayer()
  const navigate = useNavigate()
  const { eventId } = detail
  const live = useLive('matchLists-byEvent', { eventId })
  // Held here, because the child unmounts once the rounds exist.
  const starting = useStartEvening(
    eventId,
    live.data?.matchList,
    () => void navigate({ to: '/matchlist/$eventId', params: { eventId } }),
  )
  const list = live.data?.matchList ?? null
  const mayPlay = can(getEventRoles(detail, player.playerId), 'event.play')
  const hasRounds = list !== null && list.matches.length > 0
  if (live.status === 'loading' && detail.matchListState === 'open')
    return <SkeletonList label={t.day} rows={2} />
  if (mayPlay && (starting.isStarting || !hasRounds))
    return <Organizing {...{ detail, now, hasPass, list, starting }} />
  return <Playing {...{ detail, now, hasPass, list }} />
}

function Playing({ detail, now, hasPass, list }: EventDayProps & { list: ListView | null }) {
  const { player } = usePlayer()
  const navigate = useNavigate()
  const isMe = ({ playerId }: { playerId: string | null }) => playerId === player.playerId
  const isIn = detail.roster.some((row) => isMe(row) && row.place === 'playing')
  if (!isIn && list?.players.some(isMe) !== true) return null
  const ask = () =>
    void navigate({
      to: '/vieweditevent/$evId',
      params: { evId: detail.eventId },
      search: { leave: true },
      replace: true,
      resetScroll: false,
    })
  return (
    <PlayerDay
      detail={detail}
      list={list}
      playerId={player.playerId}
      now={now}
      hasPass={hasPass}
      onCant={isIn && list === null ? ask : null}
    />
  )
}

function Organizing({
  detail,
  now,
  hasPass,
  list,
  starting,
}: EventDayProps & { list: ListView | null; starting: ReturnType<typeof useStartEvening> }) {
  const t = useTexts(eventDayTexts)
  const { eventId } = detail
  const { added } = useTexts(rosterTexts)
  const { userId } = usePlayer()
  const [isFinding, setFinding] = useState(false)
  const actions = useRosterActions(eventId)
  return (
    <>
      <Suspense fallback={<SkeletonList label={t.day} rows={2} />}>
        <OrganizerDay
          detail={detail}
          list={list}
          userId={userId}
          now={now}
          hasPass={hasPass}
          isStarting={starting.isStarting}
          onStart={starting.start}
          onWalkIn={() => setFinding(true)}
          onQr={() =>
            void shareLink({
              title: eventName({ ...detail.fields, locationName: detail.locationName }),
              url: `${location.origin}/vieweditevent/${eventId}${languageQuery()}`,
            })
          }
        />
      </Suspense>
      {isFinding && (
        <Suspense>
          <PlayerFinder
            eventId={eventId}
            title={t.walkInTitle}
            isOpen
            onClose={() => setFinding(false)}
            onAdd={async (found) => {
              const words = await actions.add(found)
              // Waitlisted players can't be checked in.
              if (words === added) await actions.checkIn(found, 'here')
              return words
            }}
          />
        </Suspense>
      )}
    </>
  )
}
