// The venue field of an event. Its sheet loads on first use, because most events are at the home
// venue.
import { Suspense, useId, useState } from 'react'
import { clsx } from 'clsx'
import { ChevronDown, MapPin } from 'lucide-react'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { fieldBox, fieldFocus, fieldStack } from '../../ui/field/field-classes.ts'

const VenueSheet = lazyPart(() => import('./venue-sheet.tsx'), 'VenueSheet')

type VenueFieldProps = {
  locationId: string | null
  name: string
  error: string | undefined
  onChange: (locationId: string) => void
}

export function VenueField({ locationId, name, error, onChange }: VenueFieldProps) {
  const t = useTexts(eventFormTexts)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const id = useId()
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  const choose = (chosen: string) => {
    setOpen(false)
    onChange(chosen)
  }
  return (
    <div className={fieldStack} data-invalid={error === undefined ? undefined : true}>
      <span id={`${id}-label`} className="text-sm font-semibold">
        {t.venue}
      </span>
      <button
        type="button"
        id={`${id}-box`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-box`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={open}
        className={clsx(
          fieldBox,
          fieldFocus,
          'flex cursor-pointer items-center gap-2 text-left in-data-invalid:border-bad',
        )}
      >
        <MapPin aria-hidden size={20} className="shrink-0 text-brand" />
        <span className={clsx('min-w-0 flex-1 truncate', locationId === null && 'text-muted')}>
          {locationId === null ? t.chooseVenue : name}
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-muted" />
      </button>
      {error !== undefined && (
        <span id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </span>
      )}
      {wasOpened && (
        <Suspense>
          <VenueSheet
            locationId={locationId}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
}
