// Reports a venue or its photo, at the end of its page. The sheet loads on demand.
import { Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import { reportTexts } from '#words/en/report/report.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import type { ReportTarget } from './report-sheet.tsx'

const ReportSheet = lazyPart(() => import('./report-sheet.tsx'), 'ReportSheet')

export function VenueReport({ locationId, hasPhoto }: { locationId: string; hasPhoto: boolean }) {
  const t = useTexts(reportTexts)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button
        variant="ghost"
        size="sm"
        onPress={() => setReported({ kind: 'location', locationId })}
      >
        <Flag aria-hidden size={16} />
        {t.ofVenue}
      </Button>
      {hasPhoto && (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => setReported({ kind: 'photo', locationId })}
        >
          <Flag aria-hidden size={16} />
          {t.ofPhoto}
        </Button>
      )}
      {reported !== null && (
        <Suspense>
          <ReportSheet reported={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  )
}
