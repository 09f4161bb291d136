// The day status on a venue's page; its admins can set it here.
import { Suspense, useState } from 'react'
import { CloudSun } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { dayStatusTexts } from '#words/en/day-status/day-status.ts'
import { toDayAt, useNow } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { DayStatusLine } from './day-status-line.tsx'

const DayStatusSheet = lazyPart(() => import('./day-status-sheet.tsx'), 'DayStatusSheet')

type VenueDayStatusProps = {
  location: Pick<LiveOutput<'locations-byId'>, 'locationId' | 'days' | 'mine' | 'timezone'>
}

const laterStart = '10:00'

export function VenueDayStatus({
  location: { locationId, days, mine, timezone },
}: VenueDayStatusProps) {
  const t = useTexts(dayStatusTexts)
  const today = toDayAt(useNow(), timezone)
  const [day, setDay] = useState<Day | null>(null)
  const maySet = mine.isAdmin && !mine.needsSecondFactor
  const names = [
    { of: today, label: t.today },
    { of: addDays(today, 1), label: t.tomorrow },
  ]
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {days
        .filter((said) => said.day >= today)
        .map((said) => (
          <section key={said.day} className="flex flex-col gap-1">
            <h2 className="text-sm font-semibold text-muted">
              {names.find(({ of }) => of === said.day)?.label ?? formatDay(said.day)}
            </h2>
            <DayStatusLine status={said} isOfVenue={false} />
          </section>
        ))}
      {maySet && (
        <div className="flex flex-wrap gap-2">
          {names.map(({ of, label }) => (
            <Button key={of} variant="plain" size="sm" onPress={() => setDay(of)}>
              <CloudSun aria-hidden size={16} />
              {t.titleOn({ day: label })}
            </Button>
          ))}
        </div>
      )}
      {day !== null && (
        <Suspense>
          <DayStatusSheet
            target={{ locationId, day }}
            laterStart={laterStart}
            lead={t.venueLead}
            onClose={() => setDay(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
