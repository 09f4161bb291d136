// /queue/{eventId}: the live queue of an event: courts, line, and my place.
import { Suspense, useState } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarX2, Hourglass } from 'lucide-react'
import { can } from '#domain/access/capabilities.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { OpenQueue } from '../features/queue/open-queue.tsx'
import { QueueArrivals } from '../features/queue/queue-arrivals.tsx'
import { QueueScreen } from '../features/queue/queue-screen.tsx'
import { useQueueActions } from '../features/queue/use-queue-actions.ts'
import { useRosterActions } from '../features/roster/use-roster-actions.ts'
import { eventName, eventWindowTitle } from '../i18n/event-name.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { DayChip } from '../parts/day-status/day-chip.tsx'
import type { EventDetail } from '../parts/event/event-detail.ts'
import { getEventRoles } from '../parts/event/event-roles.ts'
import type { QueueView } from '../parts/queue/queue-names.ts'
import { usePlayer } from '../session/use-me.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const PlayerFinder = lazyPart(() => import('../features/roster/player-finder.tsx'), 'PlayerFinder')

export const Route = createFileRoute('/queue/$eventId')({ component: QueuePage })

function QueuePage() {
  const t = useTexts(liveQueueTexts)
  const { eventId } = Route.useParams()
  const input = isUuid(eventId) ? { eventId } : 'skip'
  const event = useLiveList('events-byId', input, eventId)
  const queue = useLiveList('queues-byEvent', input, eventId)
  const back = { onPress: useBack() }
  if (input === 'skip' || event.live.refusal?.code === 'event-not-found')
    return (
      <Page title={t.notFound}>
        <EmptyState
          icon={CalendarX2}
          title={t.notFound}
          action={
            <Link to="/calendar/{-$locationId}" className={buttonClasses()}>
              {t.toCalendar}
            </Link>
          }
        />
      </Page>
    )
  if (event.live.status === 'refused' || queue.live.status === 'refused')
    return (
      <Page title={t.title} back={back}>
        <ErrorState
          title={t.failed}
          onRetry={event.live.status === 'refused' ? event.retry : queue.retry}
        />
      </Page>
    )
  if (event.live.status === 'loading' || queue.live.status === 'loading')
    return (
      <Page title={t.title} back={back} width="wide">
        <SkeletonList label={t.loading} rows={4} />
      </Page>
    )
  return <Known detail={event.live.data} queue={queue.live.data.queue} />
}

function Known({ detail, queue }: { detail: EventDetail; queue: QueueView | null }) {
  const t = useTexts(liveQueueTexts)
  const goBack = useBack()
  const { player } = usePlayer()
  const actions = useQueueActions(detail.eventId)
  const mayPlay = can(getEventRoles(detail, player.playerId), 'event.play')
  const title = eventName({ ...detail.fields, locationName: detail.locationName })
  return (
    <Page
      title={title}
      windowTitle={`${eventWindowTitle(title, detail.fields.startDate)} · ${t.title}`}
      lead={<Lead queue={queue} />}
      back={{ onPress: goBack }}
      width="wide"
    >
      {queue !== null ? (
        <QueueScreen
          queue={queue}
          title={title}
          playerId={player.playerId}
          mayPlay={mayPlay}
          actions={actions}
          arrivals={<Arrivals detail={detail} />}
        />
      ) : mayPlay ? (
        <OpenQueue courts={detail.fields.courts} actions={actions} />
      ) : (
        <EmptyState icon={Hourglass} title={t.notOpen} text={t.notOpenText} />
      )}
    </Page>
  )
}

function Lead({ queue }: { queue: QueueView | null }) {
  const t = useTexts(liveQueueTexts)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {queue !== null && (
        <Badge tone={queue.state === 'open' ? 'brand' : 'cool'}>
          {queue.state === 'open' ? t.live : t.closed}
        </Badge>
      )}
      {queue !== null && queue.dayStatus !== null && <DayChip status={queue.dayStatus} />}
      <span>{t.title}</span>
    </span>
  )
}

function Arrivals({ detail }: { detail: EventDetail }) {
  const t = useTexts(liveQueueTexts)
  const { added } = useTexts(rosterTexts)
  const [isFinding, setFinding] = useState(false)
  const actions = useRosterActions(detail.eventId)
  const expected = detail.roster.filter(
    ({ place, attendance, playerId }) =>
      place === 'playing' &&
      attendance === null &&
      actions.waitingAttendance(playerId) === undefined,
  )
  return (
    <>
      <QueueArrivals
        expected={expected}
        onHere={(player) => void actions.checkIn(player, 'here')}
        onWalkIn={() => setFinding(true)}
      />
      {isFinding && (
        <Suspense>
          <PlayerFinder
            eventId={detail.eventId}
            title={t.walkIn}
            isOpen
            onClose={() => setFinding(false)}
            onAdd={async (found) => {
              const words = await actions.add(found)
              if (words === added) await actions.checkIn(found, 'here')
              return words
            }}
            onAddName={actions.addByName}
          />
        </Suspense>
      )}
    </>
  )
}
