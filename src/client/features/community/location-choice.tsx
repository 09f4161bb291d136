// Chooses the venue of the player list: my active venues, plus the one in the address.
import { isLocationId } from '#domain/shared/id-form.ts'
import { communityTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Select } from '../../ui/field/select.tsx'
import { locationLabel } from './location-label.ts'

export function LocationChoice({
  locationId,
  onChange,
}: {
  locationId: string
  onChange: (locationId: string) => void
}) {
  const t = useTexts(communityTexts)
  const { locations } = usePlayer()
  const isMine = locations.some((location) => location.locationId === locationId)
  const { data: other } = useRead(
    'locations-name',
    isMine || !isLocationId(locationId) ? 'skip' : { locationId },
  )
  const options = (other === undefined || isMine ? locations : [...locations, other]).map(
    ({ locationId: id, name }) => ({ id, label: locationLabel(name) }),
  )
  if (options.length === 0) return null
  return (
    <Select
      label={t.venue}
      options={options}
      value={options.some(({ id }) => id === locationId) ? locationId : null}
      onChange={onChange}
      isBare
    />
  )
}
