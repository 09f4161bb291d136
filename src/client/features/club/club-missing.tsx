// A club that can't be shown. Deleted, renamed and hidden clubs get the same answer.
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { isLocationId } from '#domain/shared/id-form.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

type ClubMissingProps = {
  failure: { refusal: Refusal; onRetry: () => void } | null
  locationId: string | undefined
}

export function ClubMissing({ failure, locationId }: ClubMissingProps) {
  const t = useTexts(clubPageTexts)

  // The server refuses a malformed club address as bad input.
  const isGone =
    failure === null ||
    failure.refusal.code === 'club-not-found' ||
    failure.refusal.code === 'bad-input'
  if (!isGone) return <ErrorState title={refusalText(failure.refusal)} onRetry={failure.onRetry} />
  const way =
    locationId !== undefined && isLocationId(locationId) ? (
      <Link
        to="/players/$locId/{-$showAdmin}"
        params={{ locId: locationId }}
        search={{ clubActive: true }}
        className={buttonClasses()}
      >
        {t.clubsHere}
      </Link>
    ) : (
      <Link to="/venuelist" className={buttonClasses()}>
        {t.findVenues}
      </Link>
    )
  return <EmptyState icon={Users} title={t.gone} text={t.goneText} action={way} />
}
