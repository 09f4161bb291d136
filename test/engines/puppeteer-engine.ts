// Chromium and Firefox. Puppeteer talks WebDriver BiDi to Firefox directly, without geckodriver,
// which Debian lacks.
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findBrowser } from '../support/find-browser.ts'
import {
  phone,
  type Engine,
  type EngineWindow,
  type Handle,
  type PageCode,
} from './engine-window.ts'

export async function startChromium(): Promise<Engine> {
  return engineOf(await launch({ ...(await findBrowser()), headless: true }))
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  return engineOf(await launch({ browser: 'firefox', executablePath, headless: true }))
}

const engineOf = (browser: Browser): Engine => ({
  open: async (url, cookies) => {
    const context = await browser.createBrowserContext()
    const { hostname: domain } = new URL(url)
    for (const cookie of cookies) await context.setCookie({ ...cookie, domain, path: '/' })
    // Two tabs of one window would hide each other, and hidden tabs are throttled.
    const page = await context.newPage({ type: 'window' })
    await page.setViewport({ ...phone, hasTouch: false })
    return windowOf(page, () => context.close())
  },
  close: () => browser.close(),
})

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    complaints.push(error instanceof Error ? error.message : String(error))
  })
  const elementOf = (handle: Handle) => handle as ElementHandle<HTMLInputElement>
  return {
    goTo: async (url) => {
      await page.goto(url)
    },
    run: <Answer>({ call, values }: PageCode<Answer>) => page.evaluate(call, ...values),
    find: async ({ call, values }) =>
      (await page.evaluateHandle(call, ...values)).asElement() ?? null,
    click: (handle) => elementOf(handle).click(),
    type: async (handle, text) => {
      await elementOf(handle).focus()
      await page.keyboard.type(text)
    },
    choose: (handle, path) => elementOf(handle).uploadFile(path),
    complaints: () => Promise.resolve(complaints),
    close,
  }
}
