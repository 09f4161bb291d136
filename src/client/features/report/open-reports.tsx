// Shows admins on a venue's page that reports are open, with a link to them.
import { Link } from '@tanstack/react-router'
import { ChevronRight, Flag } from 'lucide-react'
import { queueTexts } from '#words/en/report/report.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { RowContent } from '../../ui/list-row.tsx'

export function OpenReports({ locationId }: { locationId: string }) {
  const t = useTexts(queueTexts)
  const count = useLive('reports-atLocation', { locationId }).data?.reports.length ?? 0
  if (count === 0) return null
  return (
    <Link
      to="/locationedit/$lId"
      params={{ lId: locationId }}
      search={{ part: 'reports' }}
      className={`${cardClasses({ interactive: true })} flex! items-center gap-3`}
    >
      <RowContent
        leading={<Flag aria-hidden size={20} className="shrink-0 text-bad" />}
        title={t.open({ n: count })}
        detail={t.openText}
        trailing={<ChevronRight aria-hidden size={20} />}
      />
    </Link>
  )
}
