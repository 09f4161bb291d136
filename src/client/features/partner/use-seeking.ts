// Joins and leaves the list of players looking for a partner. The live list shows the result.
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useBusy } from '../../ui/use-busy.ts'

export function useSeeking(eventId: string) {
  const { busy, run } = useBusy<string>()
  return {
    busy,
    seek: (note: string) => run('seek', () => callOrAlert('partners-seek', { eventId, note })),
    stop: (playerId: string) =>
      run(playerId, () => callOrAlert('partners-stop', { eventId, playerId })),
  }
}
