// Loads code chunks through server outages and releases. It retries while the server doesn't
// answer, and reloads the page when a file is gone after a release.
import { newVersion } from '../device/new-version.ts'
import { backoffMs } from '../net/backoff.ts'
import { serverBack } from '../net/server-back.ts'

/** gone: no such file; null: the server doesn't answer. */
export type PartAnswer = 'there' | 'gone' | null

export type PartWorld = {
  /** Requests the file named in `error`, or the server itself when `error` names no file. */
  findPart: (error: unknown) => Promise<PartAnswer>
  /** Reloads the page; false once done `reloadsMax` times for this release. */
  reload: (reloadsMax: number) => boolean
  hasTyped: () => boolean
  offerReload: () => void
  wait: (ms: number) => Promise<void>
  random: () => number
  report: (error: unknown) => void
}

export class LostPart extends Error {}

const backoff = { firstMs: 200, maxMs: 3000 }
/** Browsers cache a failed module: only a new page can load it again. */
const servedMax = 3
const servedReloadsMax = 5

const away = new Set<symbol>()
const listeners = new Set<() => void>()

function setAway(part: symbol, isAway: boolean): void {
  if (away.has(part) === isAway) return
  if (isAway) away.add(part)
  else away.delete(part)
  for (const listener of listeners) listener()
}

export const isPartUnavailable = (): boolean => away.size > 0

export function onPartUnavailable(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Browsers report a failed fetch in these words, as does Vite for a style; anything else is a bug.
 */
const isFetchError = (error: unknown): boolean => /import|preload/i.test(String(error))

/**
 * Resolves when the part is loaded. An optional part (`isScreen` false) never rejects. A screen
 * rejects with LostPart when even reloading the page didn't help.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { isScreen = false, world = browserWorld }: { isScreen?: boolean; world?: PartWorld } = {},
): Promise<Part> {
  const part = Symbol('part')
  let [served, unanswered] = [0, 0]
  for (;;) {
    try {
      const loaded = await load()
      setAway(part, false)
      return loaded
    } catch (error) {
      if (!isFetchError(error)) return giveUp(error, isScreen, world)
      const answer = await world.findPart(error)
      setAway(part, answer === null)
      if (answer === 'there') [served, unanswered] = [served + 1, 0]
      else [served, unanswered] = [0, unanswered + 1]
      const needsPage = answer === 'gone' || served >= servedMax
      if (needsPage && !renewPage(answer, world) && isScreen) throw new LostPart('lost part')
    }
    await world.wait(backoffMs(backoff, unanswered, world.random()))
  }
}

function renewPage(answer: PartAnswer, world: PartWorld): boolean {
  if (!world.hasTyped()) return world.reload(answer === 'gone' ? 1 : servedReloadsMax)
  world.offerReload()
  return true
}

function giveUp(error: unknown, isScreen: boolean, world: PartWorld): Promise<never> {
  if (isScreen) throw error
  world.report(error)
  return new Promise(() => {})
}

/** Resolves with false when the server doesn't answer and this page stays. */
export async function reloadWhenThere(): Promise<boolean> {
  if ((await askServer('/livez')) !== 'there') return false
  await import('../device/updates.ts').then(
    ({ reloadFresh }) => reloadFresh(),
    () => location.reload(),
  )
  return true
}

/** Long enough for a slow phone; a silent server counts as not answering. */
const askMs = 8000

const askServer = (path: string): Promise<PartAnswer> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(askMs) }).then(
    ({ ok, status }) => (ok ? 'there' : status === 404 || status === 410 ? 'gone' : null),
    () => null,
  )

const marksKey = 'sideout.reloads'

/** A release is identified by the file name of this chunk. */
function mayReload(reloadsMax: number): boolean {
  try {
    const marks = sessionStorage.getItem(marksKey)?.split(' ') ?? []
    if (marks.filter((mark) => mark === import.meta.url).length >= reloadsMax) return false
    sessionStorage.setItem(marksKey, [...marks, import.meta.url].join(' '))
    return true
  } catch {
    // Without a counter the page could reload forever.
    return false
  }
}

/** A new page may take seconds to come: until then its parts are not given up. */
let isReloading = false

function reload(reloadsMax: number): boolean {
  if (isReloading) return true
  if (!mayReload(reloadsMax)) return false
  isReloading = true
  void reloadWhenThere().then((reloads) => {
    isReloading = reloads
  })
  return true
}

let changed: EventTarget | null = null
globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    changed = target
  },
  true,
)

const hasTyped = (): boolean => {
  const field = changed as HTMLInputElement | null
  return field !== null && field.isConnected && field.value !== ''
}

const hopes = ['online', serverBack] as const

const browserWorld: PartWorld = {
  findPart: (error) => askServer(/(?:https?:\/)?\/\S+/.exec(String(error))?.[0] ?? '/livez'),
  reload,
  hasTyped,
  offerReload: () => dispatchEvent(new Event(newVersion)),
  wait: (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        for (const hope of hopes) removeEventListener(hope, done)
        resolve()
      }
      for (const hope of hopes) addEventListener(hope, done)
    }),
  random: Math.random,
  report: (error) => reportError(error),
}
