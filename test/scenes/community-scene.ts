// The player list of a venue, as a player asks for it.
import { afterAll, beforeAll } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

export let app: TestApp

export type List = LiveOutput<'players-list'>

/** Begins what these tests share, in the file that asks. */
export function startCommunity(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}
