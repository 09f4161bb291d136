// The form of a venue with its buttons and the question about a nearby venue.
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { LocationDraft } from './location-draft.ts'
import { LocationFormView } from './location-form.tsx'
import type { SaveLocation } from './save-location.ts'
import { useLocationForm } from './use-location-form.ts'

const NearbyQuestion = lazyPart(() => import('./nearby-question.tsx'), 'NearbyQuestion')

type LocationEditorProps = {
  save: SaveLocation
  submit: string
  start: () => LocationDraft
  onSaved: (locationId: string) => void
  onCancel: () => void
  isSuggestion?: boolean
  zone?: ReactNode
}

export function LocationEditor({
  save,
  submit,
  start,
  onSaved,
  onCancel,
  isSuggestion = false,
  zone,
}: LocationEditorProps) {
  const state = useLocationForm(save, start, onSaved)
  return (
    <>
      <LocationFormView
        form={state.form}
        hasRunning={!isSuggestion}
        zone={zone}
        onSubmit={state.save}
      >
        <div className="sticky bottom-0 -mx-4 flex gap-3 border-t border-line bg-bg/95 px-4 py-3 backdrop-blur-sm *:grow *:px-2 *:whitespace-nowrap">
          <Button variant="plain" onPress={onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" isPending={state.isSaving}>
            {submit}
          </Button>
        </div>
      </LocationFormView>
      {state.nearby !== null && (
        <Suspense>
          <NearbyQuestion
            nearby={state.nearby}
            isSaving={state.isSaving}
            onSaveAnyway={state.saveAnyway}
            onClose={state.closeNearby}
          />
        </Suspense>
      )}
    </>
  )
}
