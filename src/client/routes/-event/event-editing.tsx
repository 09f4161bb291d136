// The edit form, in place of an event's page.
import { Suspense, useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { openDetail, type EventDetail } from '../../parts/event/event-detail.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

const EditEvent = lazyPart(() => import('../../features/event-form/edit-event.tsx'), 'EditEvent')
const CohostFinder = lazyPart(
  () => import('../../features/roster/cohost-finder.tsx'),
  'CohostFinder',
)

export function EventEditing({ event }: { event: EventDetail }) {
  const detail = useMemo(() => openDetail(event), [event])
  const t = useTexts(eventFormTexts)
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '/vieweditevent/$evId', params: { evId: detail.eventId }, replace: true })
  return (
    <Page title={t.editTitle} back={{ onPress: close }}>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <EditEvent
          detail={detail}
          renderFinder={(pick) => (
            <Suspense>
              <CohostFinder
                eventId={detail.eventId}
                besides={detail.roster.filter(({ playerId }) => playerId !== detail.organizerId)}
                onPick={pick}
              />
            </Suspense>
          )}
          onDone={close}
        />
      </Suspense>
    </Page>
  )
}
