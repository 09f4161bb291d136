// Loads code on demand while servers come and go. What the server does not answer for is asked for
// again; what is gone, after a release, needs the page of today.
import { newVersion } from '../device/new-version.ts'
import { backoffMs } from '../net/backoff.ts'
import { serverBack } from '../net/server-back.ts'

/** gone: no file of that name; null: no server answers for it now. */
export type PartAnswer = 'there' | 'gone' | null

/** The world a loader needs; tests give their own. */
export type PartWorld = {
  /** Asks the server for the file that `error` names, for the server itself where it names none. */
  findPart: (error: unknown) => Promise<PartAnswer>
  /** Loads the page again; false where that was done `reloadsMax` times for this release. */
  reload: (reloadsMax: number) => boolean
  /** Text stands in a field and would be lost with the page. */
  hasTyped: () => boolean
  /** Offers the reload while someone types. */
  offerReload: () => void
  /** Resolves after `ms`, or sooner when there is hope. */
  wait: (ms: number) => Promise<void>
  random: () => number
  /** Tells developers of a bug in a part that the screen can do without. */
  report: (error: unknown) => void
}

/** The code of a screen cannot be had: the page has to load again. */
export class LostPart extends Error {}

const backoff = { firstMs: 200, maxMs: 3000 }
/**
 * A file that is there and still fails is remembered as lost by the browser: only a new page helps.
 */
const servedMax = 3
const servedReloadsMax = 5

/** Parts that wait as no server answers. */
const away = new Set<symbol>()
const listeners = new Set<() => void>()

function setAway(part: symbol, isAway: boolean): void {
  if (away.has(part) === isAway) return
  if (isAway) away.add(part)
  else away.delete(part)
  for (const listener of listeners) listener()
}

/** True while a part waits for a server that does not answer. */
export const isPartAway = (): boolean => away.size > 0

/** Calls `listener` when that may have changed; returns how to stop. */
export function onPartAway(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Browsers say by these words, and Vite of a style, that a file did not come; all else is a bug.
 */
const isFetchError = (error: unknown): boolean => /import|preload/i.test(String(error))

/**
 * Resolves when the part is there. An optional part (`isScreen` false) never rejects: it comes, or
 * it stays away. A screen rejects with LostPart when even loading the page again did not help.
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

/** Loads the page again, or offers it while someone types; false where neither helps. */
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

/** Loads the page again in the server's release, once the server answers. */
export async function reloadWhenThere(): Promise<void> {
  if ((await askServer('/livez')) !== 'there') return
  await import('../device/updates.ts').then(
    ({ reloadFresh }) => reloadFresh(),
    () => location.reload(),
  )
}

/** Long enough for a slow phone; a server that is silent does not answer. */
const askMs = 8000

const askServer = (path: string): Promise<PartAnswer> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(askMs) }).then(
    ({ ok, status }) => (ok ? 'there' : status === 404 || status === 410 ? 'gone' : null),
    () => null,
  )

const marksKey = 'sideout.reloads'

/** A release is known by the name of the file that holds this code. */
function mayReload(reloadsMax: number): boolean {
  try {
    const marks = sessionStorage.getItem(marksKey)?.split(' ') ?? []
    if (marks.filter((mark) => mark === import.meta.url).length >= reloadsMax) return false
    sessionStorage.setItem(marksKey, [...marks, import.meta.url].join(' '))
    return true
  } catch {
    // What cannot be counted could go round for ever.
    return false
  }
}

/** The field that was changed last: its value is what a reload would lose. */
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
  reload: (max) => {
    if (!mayReload(max)) return false
    void reloadWhenThere()
    return true
  },
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
