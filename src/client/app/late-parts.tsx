// The non-urgent parts of a player's screen, mounted after the first screen.
import { Suspense, useState } from 'react'
import type { DiamondId } from '#domain/player/player.ts'
import { getStored } from '../device/storage.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useMe } from '../session/use-me.ts'
import { useClockError } from './clock/use-clock-error.ts'
import { AgreementQuestions } from './dialog/agreement-questions.tsx'
import { Keys } from './keys/keys.tsx'
import { InstallHint } from './menu/install-hint.tsx'
import { ReachPrompts } from './reach/reach-parts.tsx'
import { useMedalCount } from './use-medal-count.ts'

const ClockNotice = lazyPart(() => import('./clock/clock-notice.tsx'), 'ClockNotice')

const DiamondJoy = lazyPart(() => import('./diamond-joy.tsx'), 'DiamondJoy')

const ClaimLink = lazyPart(() => import('./session/claim-link.tsx'), 'ClaimLink')

export function LateParts() {
  const me = useMe().data
  const player = me?.player
  const [isClockSeen, setClockSeen] = useState(false)
  const clockError = useClockError()
  useMedalCount(me)
  const isClockWrong = clockError !== null && !isClockSeen
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
        <ReachPrompts me={me} isHeld={isClockWrong}>
          {atBottom}
        </ReachPrompts>
      ) : (
        atBottom
      )}
      {player != null && <Claims claims={me?.claims} />}
      <Joy diamondId={player?.newDiamond} />
      {player != null && <Keys player={player} />}
    </>
  )
}

function Joy({ diamondId }: { diamondId: DiamondId | null | undefined }) {
  return (
    diamondId != null && (
      <Suspense>
        <DiamondJoy diamondId={diamondId} />
      </Suspense>
    )
  )
}

function Claims({ claims = 0 }: { claims: number | undefined }) {
  return (
    (getStored('personalLink') !== null || claims > 0) && (
      <Suspense>
        <ClaimLink />
      </Suspense>
    )
  )
}
