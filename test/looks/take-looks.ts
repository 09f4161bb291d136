// Opens every screen in each requested size, theme and language, and saves a picture.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'
import { putOffReach } from '../e2e/put-off-reach.ts'
import { cookiesOf } from '../e2e/start-product.ts'
import type { LookStage } from './look-stage.ts'
import { listLooks, type Screen, type Viewer } from './screens.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const
export type Size = keyof typeof sizes

export type Wanted = {
  sizes: readonly Size[]
  themes: readonly ('light' | 'dark')[]
  languages: readonly ('en' | 'es')[]
  screen: string
}
export type Look = { screen: string; group: string; file: string }

export async function takeLooks(
  stage: LookStage,
  wanted: Wanted,
  folder: string,
  tell: (look: Look) => void,
): Promise<Look[]> {
  const browser = await chromium.launch(await findBrowser())
  const screens = listLooks(stage.places).filter(({ name }) => name.includes(wanted.screen))
  const looks: Look[] = []
  try {
    for (const size of wanted.sizes)
      for (const theme of wanted.themes)
        for (const language of wanted.languages) {
          const group = `${size}-${theme}-${language}`
          await mkdir(join(folder, group), { recursive: true })
          const context = await browser.newContext({
            baseURL: stage.url,
            viewport: sizes[size],
            serviceWorkers: 'block',
            reducedMotion: 'reduce',
          })
          await context.addInitScript(putOffReach)
          const asWanted = ['language', 'theme'].map((name) => ({
            name,
            value: name === 'language' ? language : theme,
            url: stage.url,
          }))
          for (const [viewer, own] of Map.groupBy(screens, ({ viewer }) => viewer)) {
            await context.clearCookies()
            await context.addCookies(asWanted)
            await signIn(context, stage, viewer)
            const page = await context.newPage()
            for (const screen of own) {
              const look = { screen: screen.name, group, file: join(group, `${screen.name}.png`) }
              await openScreen(page, screen)
              await page.screenshot({ path: join(folder, look.file) })
              looks.push(look)
              tell(look)
            }
            await page.close()
          }
          await context.close()
        }
  } finally {
    await browser.close()
  }
  return looks
}

export async function signIn(
  context: BrowserContext,
  stage: LookStage,
  viewer: Viewer,
): Promise<void> {
  if (viewer === 'visitor') return
  if (viewer === 'owner') {
    const cookies = cookiesOf(await stage.findOwner(), {}, { hasWorker: false })
    // The language and theme are the context's own.
    const session = cookies.filter(({ httpOnly }) => httpOnly === true)
    return context.addCookies(session.map((cookie) => ({ ...cookie, url: stage.url })))
  }
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email: stage.emails[viewer], password: stage.password },
    headers: { origin: stage.url },
  })
  if (!answer.ok()) throw new Error(`nobody can sign in: ${answer.status()}`)
}

/** Resolves when the heading, pictures and data have loaded. */
export async function openScreen(page: Page, { path }: Screen): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
  await page.evaluate(untilCalm)
}

/** Runs in the page: waits until the text is stable for a while and images have loaded. */
const untilCalm = async (): Promise<void> => {
  const calmMs = 400
  const patienceMs = 6_000
  const begun = performance.now()
  let since = begun
  let before = ''
  while (performance.now() - since < calmMs && performance.now() - begun < patienceMs) {
    await new Promise(requestAnimationFrame)
    const { body, images } = document
    const isLoading =
      document.querySelector('[aria-busy=true], [role=progressbar]') !== null ||
      [...images].some(({ complete, loading }) => !complete && loading !== 'lazy')
    if (body.innerHTML.length.toString() !== before || isLoading) since = performance.now()
    before = body.innerHTML.length.toString()
  }
  await document.fonts.ready
}
