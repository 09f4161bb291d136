// Chooses the home venue on a phone: suggestions first, then search results, or nearby venues on a
// tap.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { LocateFixed, MapPin } from 'lucide-react'
import { venueTexts } from '#words/en/player/venue.ts'
import {
  requestPosition,
  type DevicePosition,
  type PositionTrouble,
} from '../../device/position.ts'
import { formatDistance } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFounding } from '../../parts/founding/use-founding.ts'
import type { Me } from '../../session/use-me.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useVenueChoices, type VenueChoice, type VenueChoices } from './use-venue-choices.ts'

type VenuePickerProps = {
  me: Me
  value: VenueChoice | null
  onChange: (venue: VenueChoice | null) => void
  error: string | undefined
}

export function VenuePicker({ me, value, onChange, error }: VenuePickerProps) {
  const t = useTexts(venueTexts)
  return (
    <section className="flex flex-col gap-3">
      <h2>{t.label}</h2>
      {error !== undefined && (
        <p role="alert" className="-mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {value === null ? (
        <VenueSearch me={me} onChoose={onChange} />
      ) : (
        <ChosenVenue venue={value} onChange={() => onChange(null)} />
      )}
    </section>
  )
}

function ChosenVenue({ venue, onChange }: { venue: VenueChoice; onChange: () => void }) {
  const t = useTexts(venueTexts)
  return (
    <div className={`${cardClasses()} flex items-center gap-3`}>
      <MapPin aria-hidden size={24} className="shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t.chosen}</span>
        <span className="block font-semibold">{venue.name}</span>
        <span className="block text-sm text-muted">{venue.city}</span>
      </span>
      <Button variant="ghost" size="sm" onPress={onChange}>
        {t.change}
      </Button>
    </div>
  )
}

function VenueSearch({ me, onChoose }: { me: Me; onChoose: (venue: VenueChoice) => void }) {
  const t = useTexts(venueTexts)
  const [text, setText] = useState('')
  const [position, setPosition] = useState<DevicePosition | null>(null)
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null)
  const [isLocating, setLocating] = useState(false)
  const choices = useVenueChoices(me, text, position)

  async function locate() {
    setLocating(true)
    const answer = await requestPosition()
    setLocating(false)
    setTrouble(answer.ok ? null : answer.trouble)
    if (!answer.ok) return
    setText('')
    setPosition(answer.value)
  }

  const held = useFounding('venue')
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={80} />
      <Button variant="soft" isPending={isLocating} onPress={() => void locate()}>
        {!isLocating && <LocateFixed aria-hidden size={20} />}
        {t.near}
      </Button>
      {trouble !== null && <output className="text-sm text-muted">{t[trouble]}</output>}
      <Choices choices={choices} text={text.trim()} onChoose={onChoose} />
      {held === null && (
        <Link
          to="/locationedit/$lId"
          params={{ lId: 'new' }}
          className="inline-flex min-h-11 items-center self-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {t.add}
        </Link>
      )}
    </>
  )
}

const titles = { found: 'found', near: 'nearby', suggested: 'suggested' } as const

function Choices({
  choices: { kind, venues, isLoading },
  text,
  onChoose,
}: {
  choices: VenueChoices
  text: string
  onChoose: (venue: VenueChoice) => void
}) {
  const t = useTexts(venueTexts)
  if (isLoading && venues.length === 0) return <SkeletonList label={t.loading} rows={3} />
  if (venues.length === 0)
    return kind === 'suggested' ? null : (
      <output className="py-2 text-center text-muted">
        {kind === 'found' ? t.none({ text }) : t.noneNear}
      </output>
    )
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm text-muted">{t[titles[kind]]}</h3>
      <List label={t[titles[kind]]}>
        {venues.map((venue) => (
          <li key={venue.locationId}>
            <button type="button" className={rowClasses} onClick={() => onChoose(venue)}>
              <RowContent
                leading={<MapPin aria-hidden size={20} className="shrink-0 text-brand" />}
                title={venue.name}
                detail={venue.city}
                trailing={
                  typeof venue.distanceM === 'number' ? formatDistance(venue.distanceM) : undefined
                }
              />
            </button>
          </li>
        ))}
      </List>
    </div>
  )
}
