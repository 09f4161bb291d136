// What a player's screen has that nothing waits for: it comes after the first screen.
import { Suspense } from 'react'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useMe } from '../session/use-me.ts'
import { InstallHint } from './menu/install-hint.tsx'

const Keys = lazyPart(async () => ({ default: (await import('./keys/keys.tsx')).Keys }))

export function LateParts() {
  const player = useMe().data?.player
  return (
    <>
      <InstallHint />
      {player != null && (
        <Suspense>
          <Keys player={player} />
        </Suspense>
      )}
    </>
  )
}
