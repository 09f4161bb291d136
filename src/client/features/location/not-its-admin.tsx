// Why someone cannot change a venue, and whom to ask.
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { buttonLook } from '../../ui/look.ts'
import { locationEditTexts } from './location-edit-texts.ts'
import { LocationAdmins } from './location-people.tsx'

export function NotItsAdmin({ location: { locationId, admins }, playerId }: { location: LiveOutput<'locations-byId'>; playerId: string }) {
  const t = useTexts(locationEditTexts)
  const toVenue = <Link to="/venuedetail/$locationId" params={{ locationId }} className={buttonLook()}>{t.toVenue}</Link>
  return (
    <>
      <EmptyState icon={Lock} title={t.notAdmin} text={admins.length > 0 ? t.notAdminText : t.notAdminNobody} action={toVenue} />
      {admins.length > 0 && <LocationAdmins admins={admins} playerId={playerId} />}
    </>
  )
}
