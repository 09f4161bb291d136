// The window title, shown in tabs and history and read by screen readers.
import { useEffect } from 'react'

const product = 'Sideout'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title])
}
