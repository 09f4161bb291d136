// What a player's screen has that nothing waits for: it comes after the first screen.
import { Suspense, useState } from 'react'
import { getStored } from '../device/storage.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useMe } from '../session/use-me.ts'
import { useClockError } from './clock/use-clock-error.ts'
import { AgreementQuestions } from './dialog/agreement-questions.tsx'
import { InstallHint } from './menu/install-hint.tsx'
import { useMedalCount } from './use-medal-count.ts'

const ClockNotice = lazyPart(async () => ({
  default: (await import('./clock/clock-notice.tsx')).ClockNotice,
}))

const Keys = lazyPart(async () => ({ default: (await import('./keys/keys.tsx')).Keys }))

const ReachParts = lazyPart(async () => ({
  default: (await import('./reach/reach-parts.tsx')).ReachParts,
}))

const ClaimLink = lazyPart(async () => ({
  default: (await import('./session/claim-link.tsx')).ClaimLink,
}))

export function LateParts() {
  const me = useMe().data
  const player = me?.player
  const [isClockSeen, setClockSeen] = useState(false)
  const clockError = useClockError()
  useMedalCount(me)
  const isClockWrong = clockError !== null && !isClockSeen
  // One thing at a time stands at the bottom.
  const atBottom = isClockWrong ? (
    <Suspense>
      <ClockNotice error={clockError} onClose={() => setClockSeen(true)} />
    </Suspense>
  ) : (
    <InstallHint />
  )
  return (
    <>
      <AgreementQuestions />
      {me !== undefined && player != null ? (
        <Suspense>
          <ReachParts me={me} isHeld={isClockWrong}>
            {atBottom}
          </ReachParts>
        </Suspense>
      ) : (
        atBottom
      )}
      {player != null && (getStored('personalLink') !== null || (me?.claims ?? 0) > 0) && (
        <Suspense>
          <ClaimLink />
        </Suspense>
      )}
      {player != null && (
        <Suspense>
          <Keys player={player} />
        </Suspense>
      )}
    </>
  )
}
