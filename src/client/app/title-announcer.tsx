// Announces each new screen to screen readers, which don't notice a navigation inside one page.
import { useEffect, useState } from 'react'

/** Screen readers announce changes only in a region that was empty before. */
const seenEmptyMs = 100

export function TitleAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const tell = () => setTitle(document.title)
    const timer = setTimeout(tell, seenEmptyMs)
    const watcher = new MutationObserver(tell)
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [])
  return (
    <p aria-live="polite" className="sr-only" data-screen>
      {title}
    </p>
  )
}
