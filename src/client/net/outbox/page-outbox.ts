// The outbox of the signed-in account on this page. It retries when the connection returns and when
// another window changed it.
import type { CallName } from '#contract/contract.ts'
import { askAtOnceAttempts } from '#domain/shared/sending-timing.ts'
import { newId } from '../../device/new-id.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { call } from '../call.ts'
import { liveClient } from '../live-client.ts'
import { outboxPrefix } from './outbox-prefix.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutboxStore } from './outbox-world.ts'
import { Outbox } from './outbox.ts'
import { witnessOnPage } from './page-witness.ts'

let open: { userId: string; outbox: Outbox; close: () => void } | null = null

export function openOutbox(userId: string): Outbox {
  if (open?.userId === userId) return open.outbox
  open?.close()
  const store = outboxStore(userId, () => localStorage)
  const outbox = newOutbox(store)
  const retry = () => outbox.retryNow()
  const onStorage = ({ key }: StorageEvent) =>
    key === null || key.startsWith(outboxPrefix(userId)) ? retry() : undefined
  const leave = () => outbox.leave()
  addEventListener('pagehide', leave)
  addEventListener('online', retry)
  addEventListener('storage', onStorage)
  const askAboutStuck = () => {
    if (outbox.findStuck().length === 0) return
    void loadPart(() => import('./confirm-stuck.ts')).then((part) => part.confirmStuck(outbox))
  }
  const alertRefusals = () =>
    outbox.items().some(({ state }) => state === 'refused')
      ? void import('./alert-refused.ts').then(
          ({ alertRefused }) => alertRefused(outbox),
          () => undefined,
        )
      : undefined
  const stopAlerting = outbox.onChange(alertRefusals)
  const stopAsking = outbox.onChange(askAboutStuck)
  alertRefusals()
  document.addEventListener('visibilitychange', alertRefusals)
  document.addEventListener('visibilitychange', askAboutStuck)
  const stopWitness = witnessOnPage(userId, outbox, store)
  const stopStatus = liveClient().onStatus((status) => (status === 'open' ? retry() : undefined))
  const stopRepeating = liveClient().onOtherStore(() => outbox.repeatAnswered())
  const close = () => {
    outbox.stop()
    stopRepeating()
    stopWitness()
    removeEventListener('pagehide', leave)
    removeEventListener('online', retry)
    removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', alertRefusals)
    document.removeEventListener('visibilitychange', askAboutStuck)
    stopAlerting()
    stopAsking()
    stopStatus()
  }
  open = { userId, outbox, close }
  return outbox
}

function newOutbox(store: OutboxStore): Outbox {
  return new Outbox({
    store,
    // Stored calls were valid when stored; a server that no longer knows one refuses it.
    send: ({ key, name, input }) =>
      call(name as CallName, input as never, { idempotencyKey: key, attempts: 1 }),
    ask: ({ key, name, input }, signal) =>
      call(name as CallName, input as never, {
        idempotencyKey: key,
        attempts: askAtOnceAttempts,
        signal,
      }),
    isOffline: () => !navigator.onLine,
    canAsk: () => navigator.onLine && liveClient().status() !== 'waiting',
    newKey: newId,
    now: Date.now,
    random: Math.random,
    backoff: { firstMs: 500, maxMs: 15_000 },
    settleMs: 5000,
  })
}
