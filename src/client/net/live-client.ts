// The live connection of this page, created on first use.
import { androidStaggerMs } from '#domain/shared/screen-timing.ts'
import { getStored, setStored } from '../device/storage.ts'
import { forgetAnswers } from './kept-answers.ts'
import { liveAnswers } from './live-answers.ts'
import { readStamp } from './live-frames.ts'
import { LiveConnection } from './live.ts'
import { serverBack } from './server-back.ts'
import { parseJson } from './wire-values.ts'

/** Own answers of many screens: a window that goes from screen to screen asks once. */
const stays = /(Friends|Favorites|Teams)-mine|ions-reach/
const stayMs = 60_000

let connection: LiveConnection | undefined

export function liveClient(): LiveConnection {
  connection ??= connectionOfPage()
  return connection
}

function connectionOfPage(): LiveConnection {
  const made = new LiveConnection({
    url: () => `${location.origin.replace(/^http/, 'ws')}/live?rows=1&packed=1`,
    Socket: WebSocket,
    random: Math.random,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 25_000,
    deadMs: 8000,
    staysMs: (query) => (stays.test(query) ? stayMs : 0),
    staggerMs: navigator.userAgent.includes('Android') ? androidStaggerMs : 0,
    lastStore: () => readStamp(parseJson(getStored('store') ?? '')),
    keepStore: (store) => setStored('store', JSON.stringify(store)),
  })
  made.onOtherStore(() => {
    liveAnswers.changeStore(new Set(made.watched()))
    void forgetAnswers()
  })
  addEventListener('online', () => made.reconnectNow())
  made.onStatus((status) => (status === 'open' ? dispatchEvent(new Event(serverBack)) : undefined))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.reconnectNow()
  })
  return made
}
