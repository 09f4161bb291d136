// How far a page moved while it opened, as cumulative layout shift (https://web.dev/articles/cls).
import type { Page } from '@playwright/test'

/** Adds up the shifts of every page that opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) +
            (entry as PerformanceEntry & { value: number }).value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far, once fonts and pictures have come and the page was drawn with them. */
export async function readShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const awaited = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))
    // Two frames: what the first one lays out is observed before the second.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
