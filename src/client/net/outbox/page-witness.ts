// Maintains the cookie of waiting calls on this page, and reports calls lost since the last page.
import { loadPart } from '../../navigation/load-part.ts'
import { OutboxWitness } from './outbox-witness.ts'
import type { OutboxStore } from './outbox-world.ts'
import type { Outbox } from './outbox.ts'

export function witnessOnPage(userId: string, outbox: Outbox, store: OutboxStore): () => void {
  const witness = new OutboxWitness(userId, outbox, store)
  let isAlerting = false
  const alertLosses = async () => {
    const lost = witness.findUntold()
    if (lost === null || isAlerting || document.hidden) return
    isAlerting = true
    const { alertLost } = await loadPart(() => import('./alert-lost.ts'))
    const wantsEvents = await alertLost(lost)
    witness.forgetLost()
    if (wantsEvents) location.assign('/myevents')
  }
  const onVisible = () => void alertLosses()
  const note = () => witness.note()
  onVisible()
  const stopLooking = outbox.onChange(() => witness.check())
  addEventListener('pagehide', note)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    witness.stop()
    stopLooking()
    removeEventListener('pagehide', note)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
