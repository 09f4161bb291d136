// The title of the window: what tabs, the history and screen readers call a screen.
import { useEffect } from 'react'

const product = 'Sideout'

/** Names the window `{title} · Sideout` while the screen shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title])
}
