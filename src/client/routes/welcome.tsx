// /welcome: the end of the setup. A player with missing steps is sent back to them.
import { createFileRoute } from '@tanstack/react-router'
import { Welcome } from '../features/player/welcome.tsx'
import { GoTo } from '../navigation/go-to.tsx'
import { useMe } from '../session/use-me.ts'

export const Route = createFileRoute('/welcome')({ component: WelcomeScreen })

function WelcomeScreen() {
  const { player } = useMe().data ?? {}
  if (player === undefined) return null
  if (player === null || player.skillSelf === null || player.homeLocation === null)
    return <GoTo to="/playersetup" />
  return <Welcome player={player} />
}
