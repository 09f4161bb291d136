import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

export function LocationMissing({ refusal, onRetry }: { refusal: Refusal; onRetry?: () => void }) {
  const t = useTexts(locationTexts)
  const isGone = refusal.code === 'location-not-found' || refusal.code === 'bad-input'
  if (!isGone) return <ErrorState title={refusalText(refusal)} onRetry={onRetry} />
  return (
    <EmptyState
      icon={MapPinOff}
      title={t.gone}
      text={t.goneText}
      action={
        <Link to="/venuelist" className={buttonClasses()}>
          {t.findVenues}
        </Link>
      }
    />
  )
}
