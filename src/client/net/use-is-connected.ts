// True when this page can reach the server, as far as it knows: the device is online and the live
// connection is open.
import { useSyncExternalStore } from 'react'
import { useLiveStatus } from './use-live.ts'

export function useIsConnected(): boolean {
  const isOnline = useIsOnline()
  return useLiveStatus() === 'open' && isOnline
}

export const useIsOnline = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine)

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
