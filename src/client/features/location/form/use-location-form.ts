// The state of a venue's form: draft, problems and saving. A refusal shows at its field or in a
// dialog; a nearby venue asks for confirmation.
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

export type Nearby = { locationId: string; name: string }

export type LocationFormState = {
  form: LocationForm
  isSaving: boolean
  nearby: Nearby | null
  save: () => void
  saveAnyway: () => void
  closeNearby: () => void
}

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
