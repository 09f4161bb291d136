// The decision screen: waits briefly, then navigates to where the person belongs (SPEC section 2
// "Home").
import { useEffect } from 'react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  decideHome,
  type HomeDecision as Decision,
  type OnboardingStatus,
} from '#domain/onboarding/onboarding.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { getCookie } from '../../device/cookies.ts'
import { clearStored, getStored } from '../../device/storage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { forgetPendingEvent } from '../../session/session.ts'
import { signOutBecause } from '../../session/sign-out.ts'
import type { Me } from '../../session/use-me.ts'
import { LoadingOverlay } from '../../ui/overlay/loading-overlay.tsx'
import { homeTarget, type SavedTarget } from './home-target.ts'
import { useOnboarding } from './use-onboarding.ts'

export function HomeDecisionSheet({ me }: { me: Me }) {
  const t = useTexts(setupTexts)
  const navigate = useNavigate()
  const router = useRouter()
  const status = useOnboarding(me)
  useEffect(() => {
    if (status === 'looking') return
    const decision = decide(status, me)
    switch (decision.to) {
      case 'sign-out':
        return void signOutBecause(
          refusalText({ code: status === 'not_found' ? 'player-not-found' : 'internal' }),
        )
      case 'player-setup':
        return void navigate({ to: '/playersetup', replace: true })
      case 'welcome':
        return void navigate({ to: '/welcome', replace: true })
      case 'path': {
        const { path, forget } = homeTarget(
          decision.path,
          kept(),
          me.locations.map((location) => location.locationId),
        )
        for (const what of forget) forgetKept(what)
        return router.history.replace(path)
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- decided once per status: what changes about the person afterwards is the next screen's business
  }, [status])
  return <LoadingOverlay label={t.looking} />
}

function decide(status: OnboardingStatus, { player }: Me): Decision {
  return decideHome({
    status,
    pendingPath: getCookie('pendingEvent'),
    homeLocation: player?.homeLocation ?? null,
    skillSelf: player?.skillSelf ?? null,
    setupComplete: player?.setupComplete ?? false,
    homePage: player?.homePage ?? 'calendar',
  })
}

const kept = (): SavedTarget => ({
  pendingPath: getCookie('pendingEvent'),
  referral: getStored('referral'),
  pendingRoute: getStored('pendingRoute'),
})

function forgetKept(what: keyof SavedTarget): void {
  if (what === 'pendingPath') forgetPendingEvent()
  else clearStored(what)
}
