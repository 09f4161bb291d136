// The sections below an event's facts: series, teams, players, chat and draw.
import { Suspense, type ReactNode } from 'react'
import { can } from '#domain/access/capabilities.ts'
import { isInChat } from '#domain/event/chat.ts'
import { hasStarted, signUpTimeRefusal } from '#domain/event/eligibility.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { RosterSection } from '../../features/roster/roster-section.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { usePlayer } from '../../session/use-me.ts'

const SeriesSection = lazyPart(
  () => import('../../features/series/series-section.tsx'),
  'SeriesSection',
)
const InviteeSection = lazyPart(
  () => import('../../features/invitation/invitee-section.tsx'),
  'InviteeSection',
)
const PlayerFinder = lazyPart(
  () => import('../../features/roster/player-finder.tsx'),
  'PlayerFinder',
)
const DrawSection = lazyPart(() => import('../../features/draw/draw-section.tsx'), 'DrawSection')
const EventChat = lazyPart(() => import('../../features/event-chat/event-chat.tsx'), 'EventChat')
const MessageInput = lazyPart(
  () => import('../../features/message/message-input.tsx'),
  'MessageInput',
)
const EventRanking = lazyPart(
  () => import('../../features/event/event-ranking.tsx'),
  'EventRanking',
)

type EventSectionsProps = {
  detail: OpenedDetail
  playerId: string
  name: string
  isOver: boolean
  team: ReactNode
  isTeamFirst: boolean
}

export function EventSections({
  detail,
  playerId,
  name,
  isOver,
  team,
  isTeamFirst,
}: EventSectionsProps) {
  const t = useTexts(eventViewTexts)
  const roles = getEventRoles(detail, playerId)
  const isPublished = detail.status === 'published'
  const now = useNow()
  const isOpen = signUpTimeRefusal(detail.terms, now) === null
  return (
    <>
      {detail.series !== null && (
        <Suspense>
          <SeriesSection series={detail.series} eventId={detail.eventId} />
        </Suspense>
      )}
      {isTeamFirst && team}
      <RosterSection
        detail={detail}
        playerId={playerId}
        mayEdit={isPublished && can(roles, 'event.roster')}
        mayCheckIn={isPublished && can(roles, 'event.checkIn')}
        isOver={isOver}
      />
      {isPublished && (detail.fields.invite || !isOver) && can(roles, 'event.invitees') && (
        <Suspense>
          <InviteeSection
            eventId={detail.eventId}
            startsAt={detail.startsAt}
            timezone={detail.timezone}
            isSeries={detail.series !== null}
            isOpen={isOpen}
            hasBegun={hasStarted(detail.terms, now)}
            renderFinder={(finding) => (
              <PlayerFinder
                eventId={detail.eventId}
                leftOut={[detail.organizerId, ...detail.fields.cohosts]}
                {...finding}
              />
            )}
          />
        </Suspense>
      )}
      {!isTeamFirst && team}
      <Counting detail={detail} playerId={playerId} />
      <Chat detail={detail} name={name} />
      {detail.drawn !== null && (
        <Suspense>
          <DrawSection eventId={detail.eventId} timezone={detail.timezone} />
        </Suspense>
      )}
      <p className="pt-2 pb-8 text-center text-sm text-balance text-muted sm:pb-0">
        {t.invitation}
      </p>
    </>
  )
}

function Counting({ detail, playerId }: { detail: OpenedDetail; playerId: string }) {
  const { eventId, fields, ranking, status } = detail
  const roles = getEventRoles(detail, playerId)
  return (
    status === 'published' &&
    (ranking !== 'ranked' || can(roles, 'event.rank')) && (
      <Suspense>
        <EventRanking {...{ eventId, ranking, roles, playerId }} type={fields.type} />
      </Suspense>
    )
  )
}

/** Only people in the event subscribe to its chat; a draft has no chat. */
function Chat({ detail, name }: { detail: OpenedDetail; name: string }) {
  const { userId, player } = usePlayer()
  const { eventId, roster, status } = detail
  const isInRoster = roster.some(({ playerId }) => playerId === player.playerId)
  const roles = getEventRoles(detail, player.playerId)
  if (status === 'draft' || !isInChat({ isInRoster, roles })) return null
  return (
    <Suspense>
      <EventChat
        eventId={eventId}
        me={{ userId, playerId: player.playerId }}
        name={name}
        renderInput={(send) => (
          <Suspense>
            <MessageInput onSend={send} />
          </Suspense>
        )}
      />
    </Suspense>
  )
}
