// The window title, shown in tabs and history and read by screen readers.
import { useEffect } from 'react'
import { appName } from '#words/words.ts'

export function useDocumentTitle(title: string): void {
  const name = appName()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
