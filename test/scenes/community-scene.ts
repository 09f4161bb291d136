// Queries for a venue's player list.
import { afterAll, beforeAll } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

export let app: TestApp

export type List = LiveOutput<'players-list'>

export function startCommunity(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}
