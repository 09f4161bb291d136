// Chooses a venue: my active venues first, any other by search.
import { useState } from 'react'
import { Check } from 'lucide-react'
import { holdsWords } from '#domain/text/holds-words.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { usePlayer } from '../../session/use-me.ts'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useSettled } from '../../ui/use-settled.ts'

type VenueSheetProps = {
  locationId: string | null
  isOpen: boolean
  onClose: () => void
  onChoose: (locationId: string) => void
}

export function VenueSheet({ locationId, isOpen, onClose, onChoose }: VenueSheetProps) {
  const t = useTexts(eventFormTexts)
  return (
    <Sheet title={t.chooseVenue} isOpen={isOpen} onClose={onClose}>
      <VenueChoices locationId={locationId} onChoose={onChoose} />
    </Sheet>
  )
}

type Choice = { locationId: string; name: string; city: string }

function VenueChoices({
  locationId,
  onChoose,
}: {
  locationId: string | null
  onChoose: (locationId: string) => void
}) {
  const t = useTexts(eventFormTexts)
  const [text, setText] = useState('')
  const asked = useSettled(text.trim())
  const { locations } = usePlayer()
  const found = useRead('locations-search', asked === '' ? 'skip' : { text: asked, near: null })
  const mine = locations.filter(({ name, city }) => holdsWords(`${name} ${city}`, text))
  const others =
    asked === ''
      ? []
      : (found.data?.locations ?? []).filter(
          (venue) => !locations.some((own) => own.locationId === venue.locationId),
        )
  const rows = (choices: readonly Choice[]) =>
    choices.map((choice) => (
      <VenueRow
        key={choice.locationId}
        choice={choice}
        isChosen={choice.locationId === locationId}
        onChoose={onChoose}
      />
    ))
  return (
    <>
      <SearchField label={t.searchVenues} value={text} onChange={setText} />
      {mine.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3>{t.myVenues}</h3>
          <List label={t.myVenues}>{rows(mine)}</List>
        </div>
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3>{t.otherVenues}</h3>
          <List label={t.otherVenues}>{rows(others)}</List>
        </div>
      )}
      {mine.length + others.length === 0 && !found.isLoading && (
        <p className="py-6 text-center text-muted">{t.noVenues}</p>
      )}
    </>
  )
}

function VenueRow({
  choice,
  isChosen,
  onChoose,
}: {
  choice: Choice
  isChosen: boolean
  onChoose: (locationId: string) => void
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        className={rowClasses}
        onClick={() => onChoose(choice.locationId)}
      >
        <RowContent
          title={choice.name}
          detail={choice.city}
          trailing={isChosen && <Check aria-hidden size={20} className="text-brand" />}
        />
      </button>
    </li>
  )
}
