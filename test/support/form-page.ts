// A form of the product in a real browser, and the world it asks: calls and live queries are
// answered by the test. Any console message or uncaught error of the page fails the test.
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
  /** The inputs of a call, in the order in which they came. */
  asked: (name: CallName) => unknown[]
}

/** A result, or a refusal by its code. */
type Answer = { result: unknown } | { refused: string; params?: Record<string, unknown> }
export type FormOptions = {
  language?: 'en' | 'es'
  answers?: Partial<Record<CallName, (input: unknown) => Answer | Promise<Answer>>>
  /** What live queries answer, by name. The others never answer. */
  live?: Readonly<Record<string, unknown>>
}

/** What the browser and the app note of an answer that refuses, and React of itself. */
const expectedNoise = /^Failed to load resource|^Cloud Function call failed|React DevTools/
const origin = 'http://forms.test'
/**
 * The languages that a form is looked at in: the short form of the proof takes the first, as types
 * and house tests hold the words of the others.
 */
export const eachLanguage = <Texts>(all: readonly Texts[]): readonly Texts[] =>
  isProof ? all : all.slice(0, 1)

/** Waits as long as stories do: Playwright's own bound of 5 s measures the machine. */
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

/** Opens the form of that name in test/component/forms.tsx. */
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
  // The fixed day is in no one's summer time change, and all the tests speak of it.
  await page.clock.setFixedTime('2031-05-30T16:00:00Z')
  page.on('console', (message) => {
    if (!expectedNoise.test(message.text())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  open.push({ close: () => context.close(), noise })
  const calls: { name: string; input: unknown }[] = []
  await page.routeWebSocket(`${origin.replace('http', 'ws')}/live`, (socket) =>
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

/** Sends the form twice before the page has drawn again, as two quick taps do. */
export const submitTwice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
