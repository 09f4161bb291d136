// The script of the public pages, inlined at build time (its budget is in budgets.json).
import './pages.css'
import { showNextEvents } from './next-events.ts'
import { startVisit } from './visit.ts'

startVisit()
const nextEvents = document.querySelector<HTMLElement>('#next-events')
if (nextEvents) {
  showNextEvents(nextEvents).catch(() => nextEvents.style.setProperty('visibility', 'hidden'))
}
// Fetched a screen ahead, so that it can be played on when it comes into sight.
const courtScript = '/demo-court.js'
const court = document.querySelector('#court')
if (court) {
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      import(/* @vite-ignore */ courtScript).catch(() => undefined)
    },
    { rootMargin: '100%' },
  )
  observer.observe(court)
}
