// The players of an event who still have an agreement to sign, for organizers.
import { useEffect } from 'react'
import { useRead } from '../../net/use-read.ts'

const nobody: readonly string[] = []

/** Empty while unknown, or when the viewer may not know. A change of `roster` reloads it. */
export function useUnsigned(eventId: string, mayKnow: boolean, roster: string): readonly string[] {
  const { data, again } = useRead('agreements-roster', mayKnow ? { eventId } : 'skip')
  useEffect(() => {
    if (roster !== '') again()
  }, [again, roster])
  return (
    data?.players.filter(({ missing }) => missing > 0).map(({ playerId }) => playerId) ?? nobody
  )
}
