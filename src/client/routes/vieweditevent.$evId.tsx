// /vieweditevent/{evId}: one event on one live screen; `?edit=true` shows its form, `?view=poster`,
// `?view=roster` and `?view=agreements` the print views, and `?view=desk` the organizers' check-in
// desk.
import { Suspense } from 'react'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useWindow } from '../device/use-window.ts'
import { hasEventsPane } from '../device/wide-window.ts'
import { eventWindowTitle } from '../i18n/event-name.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import type { EventDetail } from '../parts/event/event-detail.ts'
import { getEventRoles } from '../parts/event/event-roles.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { useDocumentTitle } from '../ui/document-title.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { EventOnPaper, papers, type Paper } from './-event/event-on-paper.tsx'
import { EventView, useName } from './-event/event-view.tsx'

const EventEditing = lazyPart(() => import('./-event/event-editing.tsx'), 'EventEditing')

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
  const { view } = useSearch()
  const { evId } = Route.useParams()
  const isBeside = useWindow(hasEventsPane)
  return view === null ? (
    <div className={isBeside ? 'wide-beside' : undefined}>
      <OneEvent evId={evId} view={view} />
    </div>
  ) : (
    <OneEvent evId={evId} view={view} />
  )
}

type OneEventProps = { evId: string; view: Paper | null }

function OneEvent({ evId, view }: OneEventProps) {
  const t = useTexts(eventViewTexts)
  const { edit } = useSearch()
  const { player } = usePlayer()
  const back = { onPress: useBack() }
  const isId = isUuid(evId)
  const { live, retry } = useLiveList('events-byId', isId ? { eventId: evId } : 'skip', evId)
  if (!isId || live.refusal?.code === 'event-not-found') return <NotFound />
  if (live.status === 'refused')
    return (
      <Page title={t.failed} back={back}>
        <ErrorState title={t.failed} onRetry={retry} />
      </Page>
    )
  const loading = (
    <Page title={t.loading} back={back}>
      <SkeletonList label={t.loading} rows={3} />
    </Page>
  )
  if (live.status === 'loading') return loading
  if (view !== null) return <EventOnPaper detail={live.data} view={view} />
  const mayEdit =
    live.data.status !== 'cancelled' && can(getEventRoles(live.data, player.playerId), 'event.edit')
  if (!edit || !mayEdit) return <Viewed detail={live.data} />
  return (
    <Suspense fallback={loading}>
      <EventEditing event={live.data} />
    </Suspense>
  )
}

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

function Viewed({ detail }: { detail: EventDetail }) {
  const { leave } = useSearch()
  const navigate = useNavigate()
  useDocumentTitle(eventWindowTitle(useName(detail), detail.fields.startDate))
  return (
    <EventView
      event={detail}
      onBack={useBack()}
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
  )
}
