// The print views of an event with screen-only back and print buttons, and the organizers' desk.
import { Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { kit } from '../../ui/words/kit.ts'

const EventPoster = lazyPart(() => import('../../features/event/event-poster.tsx'), 'EventPoster')
const RosterPrint = lazyPart(() => import('../../features/roster/roster-print.tsx'), 'RosterPrint')

const AgreementPrint = lazyPart(
  () => import('../../features/agreement/agreement-print.tsx'),
  'AgreementPrint',
)

const EventDesk = lazyPart(() => import('./event-desk.tsx'), 'EventDesk')

export const papers = ['poster', 'roster', 'agreements', 'desk'] as const
export type Paper = (typeof papers)[number]

export function EventOnPaper({ detail, view }: { detail: EventDetail; view: Paper }) {
  const t = useTexts(eventViewTexts)
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '/vieweditevent/$evId', params: { evId: detail.eventId }, replace: true })
  const { fields, locationName } = detail
  const lead = `${formatDay(fields.startDate, 'long')}, ${formatEventTime({ ...detail, ...fields })} · ${locationName}`
  const back = (
    <span className="print:hidden">
      <IconButton icon={ArrowLeft} label={kit.back} onPress={close} />
    </span>
  )
  if (view === 'poster')
    return (
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 pt-4 pb-24 sm:px-6 print:p-0">
        {back}
        <Suspense fallback={<SkeletonList label={t.loading} rows={2} />}>
          <EventPoster detail={detail} />
        </Suspense>
      </div>
    )
  return (
    <Page title={eventName({ ...fields, locationName })} back={{ onPress: close }} width="wide">
      <Suspense fallback={<SkeletonList label={t.loading} rows={3} />}>
        {view === 'desk' && <EventDesk detail={detail} />}
        {view === 'roster' && (
          <RosterPrint eventId={detail.eventId} roster={detail.roster} lead={lead} />
        )}
        {view === 'agreements' && <AgreementPrint eventId={detail.eventId} lead={lead} />}
      </Suspense>
    </Page>
  )
}
