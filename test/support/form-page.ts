// A product form in a real browser with calls and live queries answered by the test. Any console
// message or uncaught error of the page fails the test.
import { join } from 'node:path'
import {
  chromium,
  expect as playwrightExpect,
  type Browser,
  type Page,
  type WebSocketRoute,
} from '@playwright/test'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import type { CallName } from '#contract/contract.ts'
import { wireVersion } from '#domain/version/version.ts'
import { findBrowser } from './find-browser.ts'
import { isProof } from './proof.ts'

export type FormPage = {
  page: Page
  asked: (name: CallName) => unknown[]
}

type Answer = { result: unknown } | { refused: string; params?: Record<string, unknown> }
export type FormOptions = {
  language?: 'en' | 'es'
  answers?: Partial<Record<CallName, (input: unknown) => Answer | Promise<Answer>>>
  live?: Readonly<Record<string, unknown>>
}

const expectedNoise = /^Failed to load resource|^Cloud Function call failed|React DevTools/
const origin = 'http://forms.test'
/**
 * Languages to check a form in. The short form of the proof takes the first; types and house tests
 * cover the words of the others.
 */
export const eachLanguage = <Texts>(all: readonly Texts[]): readonly Texts[] =>
  isProof ? all : all.slice(0, 1)

/** As long as stories; Playwright's default of 5 s is too short on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 30_000 })

let browser: Browser
const open: { close: () => Promise<void>; noise: string[] }[] = []

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser.close())
afterEach(async () => {
  const closing = open.splice(0)
  await Promise.all(closing.map(({ close }) => close()))
  expect(closing.flatMap(({ noise }) => noise)).toEqual([])
})

export async function openForm(
  name: string,
  { language = 'en', answers = {}, live = {} }: FormOptions = {},
): Promise<FormPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: language === 'en' ? 'en-US' : 'es-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context.newPage()
  const noise: string[] = []
  await page.clock.setFixedTime('2031-05-30T16:00:00Z')
  page.on('console', (message) => {
    if (!expectedNoise.test(message.text())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  open.push({ close: () => context.close(), noise })
  const calls: { name: string; input: unknown }[] = []
  await page.routeWebSocket(`${origin.replace('http', 'ws')}/live?rows=1&packed=1`, (socket) =>
    serveLive(socket, live),
  )
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const asked = /^\/call\/(.+)$/.exec(pathname)?.[1]
    if (asked === undefined) {
      const file = pathname.startsWith('/assets/') ? pathname : 'page.html'
      return route.fulfill({ path: join(inject('formsFolder'), file) })
    }
    const { data } = route.request().postDataJSON() as { data: unknown }
    calls.push({ name: asked, input: data })
    const answer = (await answers[asked as CallName]?.(data)) ?? { refused: 'internal' }
    return route.fulfill(
      'result' in answer
        ? { json: answer }
        : {
            status: 400,
            json: { error: { details: { code: answer.refused, params: answer.params } } },
          },
    )
  })
  await page.goto(`${origin}/${name}`)
  return {
    page,
    asked: (wanted) => calls.filter((call) => call.name === wanted).map(({ input }) => input),
  }
}

function serveLive(socket: WebSocketRoute, live: Readonly<Record<string, unknown>>): void {
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  send({ type: 'hello', wire: wireVersion, version: 'test', store: null })
  socket.onMessage((message) => {
    const frame = JSON.parse(String(message)) as { type: string; id: number; query: string }
    if (frame.type === 'ping') send({ type: 'pong' })
    if (frame.type !== 'subscribe' || !(frame.query in live)) return
    const key = `${frame.query} ${frame.id}`
    send({ type: 'subscribed', id: frame.id, key })
    send({ type: 'snapshot', key, version: 1, data: live[frame.query] })
  })
}

export const submitTwice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
