// The players of an event with an agreement still to sign, for organizers.
import { useEffect } from 'react'
import { useRead } from '../../net/use-read.ts'

const nobody: readonly string[] = []

/**
 * Nobody, while it isn't known or isn't the viewer's to know. `roster`: what it is asked again by.
 */
export function useUnsigned(eventId: string, mayKnow: boolean, roster: string): readonly string[] {
  const { data, again } = useRead('agreements-roster', mayKnow ? { eventId } : 'skip')
  useEffect(() => {
    if (roster !== '') again()
  }, [again, roster])
  return (
    data?.players.filter(({ missing }) => missing > 0).map(({ playerId }) => playerId) ?? nobody
  )
}
