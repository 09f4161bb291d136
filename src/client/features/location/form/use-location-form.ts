// The state of a venue's form: the draft, what is wrong with it, and saving it. A refusal stands at
// the field it names, or is told; that another venue stands nearby is asked about.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { refusedField } from '../../../ui/form/refused-field.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { forgetNearLocations } from '../use-near-locations.ts'
import { isShownField, parseDraft, type LocationDraft } from './location-draft.ts'
import type { LocationForm } from './location-fields.tsx'
import type { SaveLocation } from './save-location.ts'

/** The venue that may be the one someone is about to add. */
export type Nearby = { locationId: string; name: string }

export type LocationFormState = {
  form: LocationForm
  isSaving: boolean
  nearby: Nearby | null
  save: () => void
  /** It is another place. */
  saveAnyway: () => void
  /** Back to the form. */
  closeNearby: () => void
}

/** `onSaved` gets the id of what was saved. */
export function useLocationForm(
  saveLocation: SaveLocation,
  start: () => LocationDraft,
  onSaved: (locationId: string) => void,
): LocationFormState {
  const form = useDraft<LocationDraft, 'invalid'>(start)
  const { busy, run } = useBusy<'save'>()
  const [nearby, setNearby] = useState<Nearby | null>(null)

  const save = async (confirmedDistinct: boolean) => {
    const parsed = parseDraft(form.draft)
    form.refuse(parsed.ok ? {} : parsed.problems)
    if (!parsed.ok) return
    setNearby(null)
    const answer = await saveLocation(parsed.fields, confirmedDistinct)
    if (answer.ok) {
      forgetNearLocations()
      return onSaved(answer.locationId)
    }
    const found = findNearby(answer.refusal)
    const field = refusedField(answer.refusal)
    if (found !== null) setNearby(found)
    else if (isShownField(field)) form.refuse({ [field]: 'invalid' })
    else await alertUser(refusalText(answer.refusal))
  }
  return {
    form,
    isSaving: busy !== null,
    nearby,
    save: () => void run('save', () => save(false)),
    saveAnyway: () => void run('save', () => save(true)),
    closeNearby: () => setNearby(null),
  }
}

function findNearby({ code, params }: Refusal): Nearby | null {
  const { locationId, name } = params ?? {}
  return code === 'location-nearby-exists' &&
    typeof locationId === 'string' &&
    typeof name === 'string'
    ? { locationId, name }
    : null
}
