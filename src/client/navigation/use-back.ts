// The way back of a screen. One that was opened by a link, a push or a bookmark has nothing behind
// it: home is its way out.
import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'

/** What a back button does. */
export function useBack(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) return router.history.back()
    void router.navigate({ to: '/', replace: true })
  }, [router])
}
