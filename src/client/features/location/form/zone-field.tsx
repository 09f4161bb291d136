// The time zone of a venue and a way to correct it. Saved separately, because it moves events.
import { Suspense, useState } from 'react'
import { fieldTexts } from '#words/en/location/location-field.ts'
import { zoneTexts } from '#words/en/location/zone.ts'
import { useNow } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { formatZoneTime, zoneName } from './zone-words.ts'

const ZoneSheet = lazyPart(() => import('./zone-sheet.tsx'), 'ZoneSheet')

type ZoneFieldProps = { locationId: string; name: string; timezone: string }

export function ZoneField({ locationId, name, timezone }: ZoneFieldProps) {
  const t = useTexts(zoneTexts)
  const names = useTexts(fieldTexts)
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p>
        <span className="block text-sm font-semibold">{names.timezone}</span>
        {zoneName(timezone)}
        <span className="block text-sm text-muted">
          {t.thereNow({ time: formatZoneTime(timezone, now) })}
        </span>
      </p>
      <Button variant="soft" onPress={() => setOpen(true)}>
        {t.correct}
      </Button>
      {isOpen && (
        <Suspense>
          <ZoneSheet
            locationId={locationId}
            name={name}
            timezone={timezone}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
