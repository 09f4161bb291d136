// The gate's time. What screens show depends on the hour and the day of the week, and with it what
// is too long for them; the gate finds the same at any hour.
import type { BrowserContext } from '@playwright/test'
import type { Clock } from '#server/deps.ts'

/**
 * Ten o'clock at the demo's venues, on a Wednesday in September: the longest names of a day and a
 * month in Spanish.
 */
const start = Date.parse('2026-09-16T10:00:00-07:00')
const behindMs = Date.now() - start

export const gateClock: Clock = { now: () => Date.now() - behindMs }

/** Gives the pages of `context` the same time. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((behind: number) => {
    const Real = Date
    class Behind extends Real {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(Real.now() - behind)
        else super(...given)
      }
      static override now(): number {
        return Real.now() - behind
      }
    }
    globalThis.Date = Behind as DateConstructor
  }, behindMs)
}
