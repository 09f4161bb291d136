// What a story needs: the whole product on a database of its own, and named people in open windows.
// Any console message or uncaught error of a page fails the story, unless it says that it expects
// one.
import { setTimeout as delay } from 'node:timers/promises'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { PlayerOptions, SignInOptions } from '#test/support/builders.ts'
import { freePort } from '#test/support/free-port.ts'
import { isProof } from '#test/support/proof.ts'
import {
  type TestApp,
  type TestAppOptions,
  type TestPlayer,
  type TestUser,
} from '#test/support/test-app.ts'
import { findViolations } from './find-violations.ts'
import { putOffReach } from './put-off-reach.ts'
import { cookiesOf, startProduct, type Look } from './start-product.ts'
import { createWindowPool, type WindowPool } from './window-pool.ts'

/** How a window looks. Sizes default to a phone's. */
export type WindowOptions = Look & {
  context?: BrowserContextOptions
  /** The question how to be reached, and its reminder, may come; elsewhere they were put off. */
  asksReach?: boolean
}

/** What stories choose from that look at many things once each. */
export const bothLooks = [
  ['en', 'light'],
  ['es', 'dark'],
] as const

/**
 * How a story looks at its screens: `for (const [language, theme] of looks)`, with words from the
 * product: `eventTexts[language]`. The long form looks at each in Spanish and dark as well; in the
 * short form the walk over all screens does (map.e2e.ts).
 */
export const looks = isProof ? bothLooks : bothLooks.slice(0, 1)

export type Story = {
  app: TestApp
  url: string
  /** A registered player with an open window on `path`. */
  player(
    name: string,
    path: string,
    options?: PlayerOptions & WindowOptions,
  ): Promise<{ page: Page; player: TestPlayer }>
  /** A signed-in account that is no player yet. */
  newcomer(
    name: string,
    path: string,
    options?: SignInOptions & WindowOptions,
  ): Promise<{ page: Page; user: TestUser }>
  /** Nobody: a window without a session. */
  visitor(path: string, options?: WindowOptions): Promise<Page>
  /** Another window of somebody. */
  window(user: TestUser, path: string, options?: WindowOptions): Promise<Page>
  /** Lets console messages that match pass. */
  expectNoise(pattern: RegExp): void
}

/**
 * A whole browser that had shown a notification once never said that its window was closed. What the
 * story looked at was seen by then, and the browser ends with its worker.
 */
const closeWithinMs = 60_000

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * The story's test function. `appOptions` may be set by a file: test.use({ appOptions: {…} }). All
 * products of a worker have one address, so that its windows can be used again.
 */
export const test = base.extend<
  { appOptions: TestAppOptions; story: Story },
  { productPort: number; windows: WindowPool }
>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  productPort: [async ({}, provide) => provide(await freePort()), { scope: 'worker' }],
  windows: [
    async ({ browser }, provide) => provide(createWindowPool(browser)),
    { scope: 'worker' },
  ],
  appOptions: [{}, { option: true }],
  story: async ({ windows, productPort, appOptions }, provide) => {
    const app = await startProduct({ port: productPort, ...appOptions })
    const noise = listenForNoise()
    const open = async (
      user: TestUser | null,
      path: string,
      { context: options = {}, asksReach = false, ...look }: WindowOptions,
    ): Promise<Page> => {
      const page = await windows.take({
        url: app.url,
        kind: asksReach ? 'asks reach' : '',
        options,
        prepare: (context) => prepareContext(context, { asksReach }),
      })
      await addCookies(page.context(), app.url, user, look, options)
      noise.watch(page)
      await page.goto(path)
      return page
    }
    await provide({
      app,
      url: app.url,
      player: async (name, path, options = {}) => {
        const player = await app.signedIn(name, options)
        return { player, page: await open(player, path, options) }
      },
      newcomer: async (name, path, options = {}) => {
        const user = await app.signedInUser(name, options)
        return { user, page: await open(user, path, options) }
      },
      visitor: (path, options = {}) => open(null, path, options),
      window: (user, path, options = {}) => open(user, path, options),
      expectNoise: noise.allow,
    })
    await Promise.race([windows.giveBack(), delay(closeWithinMs, undefined, { ref: false })])
    await app.close()
    expect(noise.heard()).toEqual([])
  },
})

export { expect }

/** A context of its own for `user`, or for a visitor, at the server of `url`. */
export async function openContext(
  browser: Browser,
  url: string,
  user: Pick<TestUser, 'cookie'> | null,
  { context: options = {}, asksReach = false, ...look }: WindowOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...options })
  await prepareContext(context, { asksReach })
  await addCookies(context, url, user, look, options)
  return context
}

async function prepareContext(
  context: BrowserContext,
  { asksReach }: { asksReach: boolean },
): Promise<void> {
  if (!asksReach) await context.addInitScript(putOffReach)
}

async function addCookies(
  context: BrowserContext,
  url: string,
  user: Pick<TestUser, 'cookie'> | null,
  look: Look,
  { serviceWorkers }: BrowserContextOptions,
): Promise<void> {
  const cookies = cookiesOf(user, look, { hasWorker: serviceWorkers === 'allow' })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
}

/** Collects what the pages it watches complain of; `allow` lets some pass. */
export function listenForNoise() {
  const heard: string[] = []
  const allowed: RegExp[] = [
    /Service Worker registration blocked by Playwright/,
    // A story that takes the network away does so whatever is still on its way.
    /ERR_INTERNET_DISCONNECTED/,
  ]
  return {
    watch: (page: Page): void => {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => heard.push(error.message))
    },
    allow: (pattern: RegExp): void => void allowed.push(pattern),
    heard: (): string[] => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}

/**
 * No violation of WCAG 2.2 AA on the page while nothing moves: what fades in has no contrast yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Also for what appears meanwhile, such as a toast. A style element would be stopped by the
    // page's policy.
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }',
    )
    document.adoptedStyleSheets.push(still)
    // What is on its way is brought to its end, not stopped: code that waits for the end would wait
    // for ever. Nor waited for: the browser may hold back what nobody can see.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    // What glides under the top bar is half hidden for a moment, and a target of half its size.
    for (let before = -1; before !== scrollY;) {
      before = scrollY
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    }
  })
  const found = await findViolations(page, { tags: axeTags })
  const wrong: string[] = []
  for (const { id, html, target } of found)
    if (id !== 'target-size' || (await isTooSmall(page, target))) wrong.push(`${id}: ${html}`)
  expect(wrong).toEqual([])
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** Also where no bar covers a part of it: how far a page has scrolled is no matter of its size. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return (await findViolations(page, { tags: ['target-size'], part: target })).length > 0
}
