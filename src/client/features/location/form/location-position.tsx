// The position of a venue: from the device, its town, typed, or picked on the map.
import { useState } from 'react'
import { LocateFixed } from 'lucide-react'
import type { Town } from '#domain/location/towns.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { locateDevice } from '../device-position.ts'
import { LocationMap } from '../location-map.tsx'
import { mapStyleUrl } from '../map-style.ts'
import { placeText } from '../place-text.ts'
import { draftPosition, placed, typedLat } from './location-draft.ts'
import { DegreesField, type LocationForm } from './location-fields.tsx'
import { TownSearch } from './town-search.tsx'

export function LocationPosition({ form }: { form: LocationForm }) {
  const t = useTexts(locationEditTexts)
  const [isLocating, setLocating] = useState(false)
  const [town, setTown] = useState<Town | null>(null)
  const [failure, setFailure] = useState<'denied' | 'unknown' | null>(null)
  const locate = async () => {
    setLocating(true)
    const found = await locateDevice()
    setLocating(false)
    setFailure(typeof found === 'string' ? found : null)
    if (typeof found !== 'string') form.change(placed(found))
  }
  const settle = (chosen: Town) => {
    setTown(chosen)
    form.change({
      ...placed(chosen),
      city: chosen.city,
      region: chosen.region,
      country: chosen.country,
    })
  }
  const position = draftPosition(form.draft)
  const hasMap = mapStyleUrl() !== null
  return (
    <>
      <Button
        variant="soft"
        isPending={isLocating}
        className="self-start"
        onPress={() => void locate()}
      >
        {!isLocating && <LocateFixed aria-hidden size={20} />}
        {isLocating ? t.locating : t.useMine}
      </Button>
      {failure !== null && !isLocating && (
        <p role="alert" className="rounded-xl bg-warm-soft px-3 py-2 text-sm text-warm">
          {t[failure]}
        </p>
      )}
      <TownSearch onChoose={settle} />
      {town !== null && (
        <output className="rounded-xl bg-soft px-3 py-2 text-sm">
          {t[hasMap ? 'townOnMap' : 'townByNumbers']({ town: placeText(town) })}
        </output>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <DegreesField field="lat" form={form} onType={(text) => form.change(typedLat(text))} />
        <DegreesField field="lon" form={form} onType={(lon) => form.change({ lon })} />
      </div>
      <p className="-mt-2 text-sm text-muted">{hasMap ? t.pickHelp : t.positionHelp}</p>
      <LocationMap
        className="h-64"
        points={position === null ? [] : [{ id: 'here', name: form.draft.name, ...position }]}
        onPick={(picked) => form.change(placed(picked))}
      />
    </>
  )
}
