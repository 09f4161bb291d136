// Opens a TV screen of a venue of the demo, showing the live queue.
import type { Browser, Page } from '@playwright/test'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { screenSecondsMin } from '#domain/screen/screen.ts'
import type { Language } from '#domain/shared/language.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { wordsIn } from '#words/words.ts'
import type { LookStage } from './look-stage.ts'
import { signIn } from './take-looks.ts'

const wallSize = { width: 1920, height: 1080 }

type WallLook = { language: Language; theme: 'light' | 'dark' }
/** A picture of 1920 × 1080; the venue lists the screen until it is removed. */
type Wall = { picture: Buffer; remove(): Promise<void> }

export async function takeWall(browser: Browser, stage: LookStage, look: WallLook): Promise<Wall> {
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: wallSize,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  try {
    const tv = await context.newPage()
    await tv.goto('/tv')
    const code = await tv.locator('[data-screen-code]').getAttribute('data-screen-code')
    const admin = await openAdmin(browser, stage)
    const { screenId } = await admin.call('screens-add', {
      locationId: stage.live.location,
      code: code ?? '',
      settings: {
        name: wordsIn(look.language, wallTexts).courts,
        pages: ['queue'],
        seconds: screenSecondsMin,
        ...look,
      },
    })
    const picture = await takeQueuePage(tv)
    return {
      picture,
      remove: async () => {
        await admin.call('screens-remove', { locationId: stage.live.location, screenId })
        await admin.close()
      },
    }
  } finally {
    await context.close()
  }
}

/** Pages take turns, so one that came between is taken again. */
async function takeQueuePage(tv: Page): Promise<Buffer> {
  const queue = tv.locator('[data-page=queue]')
  await queue.waitFor({ timeout: 60_000 })
  await tv.evaluate(() => document.fonts.ready)
  const picture = await tv.screenshot()
  return (await queue.isVisible()) ? picture : takeQueuePage(tv)
}

async function openAdmin(browser: Browser, stage: LookStage) {
  const context = await browser.newContext({ baseURL: stage.url })
  await signIn(context, stage, 'organizer')
  return {
    close: () => context.close(),
    call: async <Name extends 'screens-add' | 'screens-remove'>(
      name: Name,
      input: CallInput<Name>,
    ): Promise<CallOutput<Name>> => {
      const answer = await context.request.post(`/call/${name}`, {
        data: { data: input },
        headers: { origin: stage.url },
      })
      if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
      return ((await answer.json()) as { result: CallOutput<Name> }).result
    },
  }
}
