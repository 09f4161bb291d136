// Windows for one worker's stories, used again from story to story. A page that goes on in its old
// process costs a third of the CPU of a new one. A window comes back empty: no cookies, no storage,
// no history, no listeners. One that a story changed in a way that lasts is closed instead.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test'

type PooledWindow = {
  key: string
  context: BrowserContext
  page: Page
  /** As its context has it; a story may resize its window. */
  size: ReturnType<Page['viewportSize']>
  /** Detach at once: beside a second session, requests of an offline page were left pending. */
  attach: () => Promise<CDPSession>
}

export type WindowPool = {
  /** An empty window. `prepare` runs once for each new context of this kind. */
  take(wanted: {
    url: string
    kind: string
    options: BrowserContextOptions
    prepare: (context: BrowserContext) => Promise<void>
  }): Promise<Page>
  /** Takes back all windows of a story. */
  giveBack(): Promise<void>
}

/** More windows than that are closed, the oldest first. */
const keptMax = 6

/** What these change stays in a context, or can't be seen when it comes back. */
const lastingChanges = {
  page: [
    'addInitScript',
    'close',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'close',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'on',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const

const listenedTo = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const

/** Contexts that hold more than a page, or rights, are made for one story. */
const isForOneStory = ({
  serviceWorkers,
  storageState,
  permissions,
  geolocation,
}: BrowserContextOptions) =>
  serviceWorkers === 'allow' ||
  storageState !== undefined ||
  permissions !== undefined ||
  geolocation !== undefined

export function createWindowPool(browser: Browser): WindowPool {
  const idle: PooledWindow[] = []
  const taken: PooledWindow[] = []
  const changed = new Set<BrowserContext>()

  const open = async (
    key: string,
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<void>,
  ): Promise<PooledWindow> => {
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    await prepare(context)
    const page = await context.newPage()
    const attach = context.newCDPSession.bind(context, page)
    if (isForOneStory(options)) changed.add(context)
    const mark = (): void => void changed.add(context)
    markUses(page, lastingChanges.page, mark)
    markUses(context, lastingChanges.context, mark)
    return { key, context, page, size: page.viewportSize(), attach }
  }

  return {
    take: async ({ url, kind, options, prepare }) => {
      const key = JSON.stringify([url, kind, options])
      const at = idle.findLastIndex((one) => one.key === key)
      const [kept] = at < 0 ? [] : idle.splice(at, 1)
      if (kept !== undefined) await forgetTab(kept, url)
      const window = kept ?? (await open(key, { baseURL: url, ...options }, prepare))
      taken.push(window)
      return window.page
    },
    giveBack: async () => {
      await Promise.all(
        taken.splice(0).map(async (window) => {
          if (!changed.delete(window.context) && (await isEmptied(window))) idle.push(window)
          else await window.context.close()
        }),
      )
      const surplus = idle.splice(0, Math.max(0, idle.length - keptMax))
      await Promise.all(surplus.map(({ context }) => context.close()))
    },
  }
}

/** Calls `mark` when one of `names` is called, or the clock is asked for. */
function markUses<Thing extends Page | BrowserContext>(
  thing: Thing,
  names: readonly (keyof Thing & string)[],
  mark: () => void,
): void {
  for (const name of names) {
    const original: unknown = Reflect.get(thing, name)
    if (typeof original !== 'function') throw new Error(`a window has no ${name}()`)
    const marked = (...inputs: unknown[]): unknown => {
      mark()
      return Reflect.apply(original, thing, inputs)
    }
    Object.defineProperty(thing, name, { value: marked })
  }
  const { clock } = thing
  Object.defineProperty(thing, 'clock', {
    get: () => {
      mark()
      return clock
    },
  })
}

/** Leaves the story's page and empties what the browser keeps; false where that fails. */
async function isEmptied({ context, page, attach, key }: PooledWindow): Promise<boolean> {
  const [url] = JSON.parse(key) as [string]
  try {
    for (const name of listenedTo) page.removeAllListeners(name)
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.goto('about:blank')
    const session = await attach()
    await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
    await session.detach()
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}

/** Empties what belongs to the tab, which only a page of its own origin can. */
async function forgetTab({ page, attach, size }: PooledWindow, url: string): Promise<void> {
  if (size !== null) await page.setViewportSize(size)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(() => {
    Reflect.set(globalThis, 'name', '')
    sessionStorage.clear()
    localStorage.clear()
  })
  const session = await attach()
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}
