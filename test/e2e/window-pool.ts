// Pool of windows that one worker's stories reuse; reusing a page costs a third of the CPU of a new
// one. Windows return without cookies, storage, history or listeners, and are closed when a story
// changed them permanently.
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
  size: ReturnType<Page['viewportSize']>
  /** Detach at once: with a second session, requests of an offline page stayed pending. */
  attach: () => Promise<CDPSession>
}

export type WindowPool = {
  /** Returns an empty window. `prepare` runs once per new context of this kind. */
  take(wanted: {
    url: string
    kind: string
    options: BrowserContextOptions
    prepare: (context: BrowserContext) => Promise<void>
  }): Promise<Page>
  giveBack(): Promise<void>
}

/** Oldest windows beyond this count are closed. */
const keptMax = 6

/** Their changes stay in a context or can't be detected when it returns. */
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

/** Contexts with permissions or service workers serve one story only. */
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

/** Clears tab-specific state, which only a page of the same origin can do. */
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
