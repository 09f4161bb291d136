// Playwright fixture of the stories: the whole product on its own database, and named people in
// open windows. Unexpected console messages or uncaught errors fail the story.
import { setTimeout as delay } from 'node:timers/promises'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
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

export type WindowOptions = Look & {
  context?: BrowserContextOptions
  /** Allows the "how to reach you" question and its reminder, which other stories postpone. */
  asksReach?: boolean
}

export const bothLooks = [
  ['en', 'light'],
  ['es', 'dark'],
] as const

/**
 * Languages and themes that a story checks: `for (const [language, theme] of looks)`, with words
 * from the product: `eventTexts[language]`. The long form adds Spanish and dark; in the short form
 * map.e2e.ts covers those.
 */
export const looks = isProof ? bothLooks : bothLooks.slice(0, 1)

/** The end of a title: which of a story's sizes or languages are left to the long form. */
export const leftToProof = (isLeft: boolean): string => (isLeft ? ' @proof' : '')

export type Story = {
  app: TestApp
  url: string
  player(
    name: string,
    path: string,
    options?: PlayerOptions & WindowOptions,
  ): Promise<{ page: Page; player: TestPlayer }>
  newcomer(
    name: string,
    path: string,
    options?: SignInOptions & WindowOptions,
  ): Promise<{ page: Page; user: TestUser }>
  visitor(path: string, options?: WindowOptions): Promise<Page>
  window(user: TestUser, path: string, options?: WindowOptions): Promise<Page>
  expectNoise(pattern: RegExp): void
}

/**
 * A browser that showed a notification may never report that its window closed. The story's checks
 * are done by then, and the browser ends with its worker.
 */
const closeWithinMs = 60_000

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * The story's test function. A file may set options: test.use({ appOptions: {…} }). All products of
 * a worker share one address, so that its windows can be reused.
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

/** Looks ten times a second at first, then rarely: what takes longer is real work. */
const hastyLooks = { intervals: [...Array.from({ length: 30 }, () => 100), 1_000] }

/** Skips the time that its page would wait for it, a second with each look (`clock.install`). */
export const skipUntilVisible = (wanted: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await wanted.page().clock.runFor(1_000)
        return wanted.isVisible()
      },
      { message: `${wanted.toString()} is visible`, ...hastyLooks },
    )
    .toBe(true)

export function listenForNoise() {
  const heard: string[] = []
  const allowed: RegExp[] = [
    /Service Worker registration blocked by Playwright/,
    // Stories that go offline interrupt running requests.
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
 * Expects no WCAG 2.2 AA violations. Animations are finished first, because fading content has no
 * contrast yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Also covers later elements, such as a toast. The page's CSP would block a style element.
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }',
    )
    document.adoptedStyleSheets.push(still)
    // Finish animations instead of cancelling them, because code may await their end. Don't wait
    // either: browsers may pause invisible ones.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    // Wait until scrolling ends: a target that moves under the top bar is half hidden and measures
    // too small.
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

/**
 * Scrolls a target clear of the bars before measuring it, because its size must not depend on the
 * scroll position.
 */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return (await findViolations(page, { tags: ['target-size'], part: target })).length > 0
}
