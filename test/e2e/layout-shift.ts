// Measures cumulative layout shift while a page opens (https://web.dev/articles/cls).
import type { Page } from '@playwright/test'

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

/** The sum so far, read after fonts and images have loaded and painted. */
export async function readShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const awaited = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))
    // Shifts of the first frame are observed before the second.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
