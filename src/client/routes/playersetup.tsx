// /playersetup: the name first, then the level and the home venue; all at once for people who came
// for an event. A complete player moves on.
import { createFileRoute } from '@tanstack/react-router'
import { getStored } from '../device/storage.ts'
import { BasicsStep } from '../features/player/basics-step.tsx'
import { InvitedSetup } from '../features/player/invited-setup.tsx'
import { NameStep } from '../features/player/name-step.tsx'
import { usePendingEvent } from '../features/player/use-pending-event.ts'
import { GoTo } from '../navigation/go-to.tsx'
import { useMe } from '../session/use-me.ts'

export const Route = createFileRoute('/playersetup')({ component: PlayerSetup })

function PlayerSetup() {
  const { data: me } = useMe()
  const eventId = usePendingEvent()
  if (me === undefined) return null
  if (me.status === 'not_found' || me.status === 'error') return <GoTo to="/" />
  if (me.player === null)
    return eventId === null && getStored('personalLink') === null ? (
      <NameStep />
    ) : (
      <InvitedSetup me={me} eventId={eventId} />
    )
  const { setupComplete, skillSelf, homeLocation } = me.player
  // Home sends players without one of the two here, setup complete or not: sending them back would
  // loop forever.
  if (skillSelf === null || homeLocation === null) return <BasicsStep me={me} player={me.player} />
  return <GoTo to={setupComplete ? '/' : '/welcome'} />
}
