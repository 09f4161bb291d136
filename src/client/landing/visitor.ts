// The script of the public pages, put inside them at build time (its budget is in budgets.json).
import './pages.css'
import { showNextEvents } from './next-events.ts'
import { startVisit } from './visit.ts'

startVisit()
const nextEvents = document.querySelector<HTMLElement>('#next-events')
if (nextEvents) {
  // The page is whole without them; their room stays, so that nothing moves.
  showNextEvents(nextEvents).catch(() => nextEvents.style.setProperty('visibility', 'hidden'))
}
