// "Is it this one?": opens the nearby venue, or continues with the new one.
import { Link } from '@tanstack/react-router'
import { ChevronRight, MapPin } from 'lucide-react'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { Nearby } from './use-location-form.ts'

type NearbyQuestionProps = {
  nearby: Nearby
  isSaving: boolean
  onSaveAnyway: () => void
  onClose: () => void
}

export function NearbyQuestion({ nearby, isSaving, onSaveAnyway, onClose }: NearbyQuestionProps) {
  const t = useTexts(locationEditTexts)
  const another = (
    <Button variant="plain" className="w-full" isPending={isSaving} onPress={onSaveAnyway}>
      {t.itIsAnother}
    </Button>
  )
  return (
    <Sheet isOpen title={t.nearbyTitle} onClose={onClose} footer={another}>
      <p className="text-muted">{t.nearbyText}</p>
      <List>
        <li>
          <Link
            to="/venuedetail/$locationId"
            params={{ locationId: nearby.locationId }}
            className={rowClasses}
          >
            <RowContent
              leading={<MapPin aria-hidden size={24} className="shrink-0 text-brand" />}
              title={nearby.name}
              detail={t.itIsThis}
              trailing={<ChevronRight aria-hidden size={20} />}
            />
          </Link>
        </li>
      </List>
    </Sheet>
  )
}
