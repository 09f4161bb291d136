// Home decides where a signed-in person goes (SPEC section 2 "Home").
import { createFileRoute } from '@tanstack/react-router'
import { HomeDecisionSheet } from '../features/player/home-decision.tsx'
import { useMe } from '../session/use-me.ts'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  const me = useMe()
  return me.data === undefined ? null : <HomeDecisionSheet me={me.data} />
}
