// The open reports of a venue for its admins, oldest first.
import { queueTexts } from '#words/en/report/report.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ReportCard } from './report-card.tsx'

export function ReportQueue({ locationId }: { locationId: string }) {
  const t = useTexts(queueTexts)
  const now = useNow()
  const { live, retry } = useLiveList('reports-atLocation', { locationId })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { reports } = live.data
  if (reports.length === 0)
    return <EmptyState picture={<Picture name="done" />} title={t.none} text={t.noneText} />
  return (
    <ul aria-label={t.title} className="flex flex-col gap-3">
      {reports.map((report) => (
        <li key={report.reportId}>
          <ReportCard report={report} now={now} />
        </li>
      ))}
    </ul>
  )
}
