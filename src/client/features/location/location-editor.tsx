// The form of a venue with its buttons and the question about a venue nearby.
import { Link } from '@tanstack/react-router'
import { ChevronRight, MapPin } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { List, RowContent, rowLook } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { LocationDraft } from './location-draft.ts'
import { locationEditTexts } from './location-edit-texts.ts'
import { LocationFormView } from './location-form.tsx'
import { useLocationForm, type LocationFormState } from './use-location-form.ts'

type LocationEditorProps = { /** Null makes a new venue. */ locationId: string | null; start: () => LocationDraft; onSaved: (locationId: string) => void; onCancel: () => void }

export function LocationEditor({ locationId, start, onSaved, onCancel }: LocationEditorProps) {
  const t = useTexts(locationEditTexts)
  const state = useLocationForm(locationId, start, onSaved)
  return (
    <>
      <LocationFormView form={state.form} onSubmit={state.save}>
        <div className="sticky bottom-0 -mx-4 grid grid-cols-2 gap-3 border-t border-line bg-bg/95 px-4 py-3 backdrop-blur">
          <Button variant="plain" onPress={onCancel}>{t.cancel}</Button>
          <Button type="submit" isPending={state.isSaving}>{locationId === null ? t.create : t.save}</Button>
        </div>
      </LocationFormView>
      <NearbyQuestion state={state} />
    </>
  )
}

/** "Is it this one?": the way to it, or on with the new one. */
function NearbyQuestion({ state: { nearby, isSaving, saveAnyway, closeNearby } }: { state: LocationFormState }) {
  const t = useTexts(locationEditTexts)
  if (nearby === null) return null
  const another = <Button variant="plain" className="w-full" isPending={isSaving} onPress={saveAnyway}>{t.itIsAnother}</Button>
  return (
    <Sheet isOpen title={t.nearbyTitle} closeLabel={t.close} onClose={closeNearby} footer={another}>
      <p className="text-muted">{t.nearbyText}</p>
      <List>
        <li>
          <Link to="/venuedetail/$locationId" params={{ locationId: nearby.locationId }} className={rowLook}>
            <RowContent leading={<MapPin aria-hidden size={22} className="shrink-0 text-brand" />} title={nearby.name} detail={t.itIsThis} trailing={<ChevronRight aria-hidden size={20} />} />
          </Link>
        </li>
      </List>
    </Sheet>
  )
}
