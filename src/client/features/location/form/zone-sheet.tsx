// Chooses a venue's time zone: search by city, confirm, save.
import { useState } from 'react'
import { Check } from 'lucide-react'
import { zoneTexts } from '#words/en/location/zone.ts'
import { useNow } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { callOrAlert } from '../../../net/call-or-alert.ts'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { findZones, formatZoneTime, zoneName } from './zone-words.ts'

type ZoneSheetProps = {
  locationId: string
  name: string
  timezone: string
  onClose: () => void
}

export function ZoneSheet({ locationId, name, timezone, onClose }: ZoneSheetProps) {
  const t = useTexts(zoneTexts)
  const now = useNow()
  const [text, setText] = useState('')
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone').filter(isPlace))
  const { busy, run } = useBusy<'zone'>()
  const correct = async (zone: string) => {
    if (zone === timezone) return onClose()
    const isMeant = await confirmUser({
      text: t.question({
        venue: name,
        zone: zoneName(zone),
        time: formatZoneTime(zone, now),
      }),
      confirm: t.agree,
    })
    if (!isMeant) return
    const answer = await callOrAlert('locations-setZone', { locationId, timezone: zone })
    if (!answer.ok) return
    onClose()
    void showToast({
      title: t.done({ n: answer.value.events }),
    })
  }
  const found = findZones(zones, text, timezone)
  return (
    <Sheet isOpen title={t.title} onClose={onClose}>
      <p className="text-muted">{t.lead}</p>
      <SearchField label={t.search} value={text} onChange={setText} />
      {found.length === 0 && <p className="py-6 text-center text-muted">{t.none}</p>}
      {found.length > 0 && (
        <List label={t.zones}>
          {found.map((zone) => (
            <li key={zone}>
              <button
                type="button"
                aria-pressed={zone === timezone}
                disabled={busy !== null}
                className={rowClasses}
                onClick={() => void run('zone', () => correct(zone))}
              >
                <RowContent
                  title={zoneName(zone)}
                  detail={formatZoneTime(zone, now)}
                  trailing={
                    zone === timezone && <Check aria-hidden size={20} className="text-brand" />
                  }
                />
              </button>
            </li>
          ))}
        </List>
      )}
    </Sheet>
  )
}

/** Excludes offset zones, which have no daylight saving time. */
const isPlace = (zone: string): boolean => zone.includes('/') && !zone.startsWith('Etc/')
