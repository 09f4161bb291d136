// The form of a venue with its buttons and the question about a venue nearby.
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { LocationDraft } from './location-draft.ts'
import { locationEditTexts } from './location-edit-texts.ts'
import { LocationFormView } from './location-form.tsx'
import { useLocationForm } from './use-location-form.ts'

// Few venues are added beside another one.
const NearbyQuestion = lazyPart(async () => ({ default: (await import('./nearby-question.tsx')).NearbyQuestion }))

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
      {state.nearby !== null && <Suspense><NearbyQuestion nearby={state.nearby} isSaving={state.isSaving} onSaveAnyway={state.saveAnyway} onClose={state.closeNearby} /></Suspense>}
    </>
  )
}
