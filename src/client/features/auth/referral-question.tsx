// Asks a signed-in player who opened a referral link whether to add its venue to the favorites.
import { useEffect, useRef } from 'react'
import { authTexts } from '#words/en/auth/auth.ts'
import { setStored } from '../../device/storage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useMe, type Me } from '../../session/use-me.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { LoadingOverlay } from '../../ui/overlay/loading-overlay.tsx'

export type ReferralEnd = 'venue' | 'home'

export function ReferralQuestion({
  locationId,
  onEnd,
}: {
  locationId: string
  onEnd: (end: ReferralEnd) => void
}) {
  const t = useTexts(authTexts)
  const me = useMe()
  const isAsked = useRef(false)
  useEffect(() => {
    if (me.status === 'loading' || isAsked.current) return
    isAsked.current = true
    void (
      me.status === 'ready' ? askFor(locationId, me.data) : Promise.resolve<ReferralEnd>('home')
    ).then(onEnd)
  }, [me, locationId, onEnd])
  return <LoadingOverlay label={t.looking} />
}

async function askFor(locationId: string, me: Me): Promise<ReferralEnd> {
  if (me.player === null) {
    setStored('referral', locationId)
    return 'home'
  }
  if (me.locations.some((location) => location.locationId === locationId)) return 'venue'
  const venue = await call('locations-name', { locationId })
  if (!venue.ok) return 'home'
  const t = pick(authTexts)
  if (
    !(await confirmUser({
      title: venue.value.name,
      text: t.addVenue({ venue: venue.value.name }),
      confirm: t.add,
    }))
  )
    return 'home'
  const added = await call('playerLocations-setActive', { locationId, active: true })
  if (added.ok) return 'venue'
  await alertUser(refusalText(added.refusal))
  return 'home'
}
