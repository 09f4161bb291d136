// Notes of the event form on who may found: public events, and the club that an event invites.
import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFounding } from '../../parts/founding/use-founding.ts'

export function FoundingNote({ locationId }: { locationId: string | null }) {
  const held = useFounding('event', locationId)
  return held !== null && <p className="text-sm text-muted">{held}</p>
}

/**
 * Opens club creation in a new tab, so the form keeps its input; on return the new club is among
 * the choices.
 */
export function NoClubYet({ locationId, onBack }: { locationId: string; onBack: () => void }) {
  const t = useTexts(eventFormTexts)
  const held = useFounding('club', locationId)
  useEffect(() => {
    window.addEventListener('focus', onBack)
    return () => window.removeEventListener('focus', onBack)
  }, [onBack])
  if (held !== null) return null
  return (
    <p className="text-sm text-muted">
      <Link
        to="/players/$locId/{-$showAdmin}"
        params={{ locId: locationId }}
        search={{ clubActive: true }}
        target="_blank"
        className="font-semibold text-brand underline underline-offset-2"
      >
        {t.createClub}
      </Link>{' '}
      {t.createClubNote}
    </p>
  )
}
