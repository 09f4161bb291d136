// Tells screen readers where a link has led: a new screen in the same page is a change that no one
// hears otherwise.
import { useEffect, useState } from 'react'

/** Screen readers hear what changes in a region that they have seen empty. */
const seenEmptyMs = 100

/**
 * Says what the window is called from now on. It comes with the first move: the first screen is
 * named by the browser.
 */
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
