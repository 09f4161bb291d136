// The back button of a screen. A screen opened by a link, a push or a bookmark has no history, so
// it leads home.
import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'

export function useBack(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) return router.history.back()
    void router.navigate({ to: '/', replace: true })
  }, [router])
}
