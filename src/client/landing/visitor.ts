// The script of the public pages, inlined at build time (its budget is in budgets.json).
import './pages.css'
import { showNextEvents } from './next-events.ts'
import { startVisit } from './visit.ts'

startVisit()
const nextEvents = document.querySelector<HTMLElement>('#next-events')
if (nextEvents) {
  showNextEvents(nextEvents).catch(() => nextEvents.style.setProperty('visibility', 'hidden'))
}
