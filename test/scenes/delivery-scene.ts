// A server that sends deliveries only when a test triggers it.
import { beforeAll, afterEach, afterAll } from 'vitest'
import { type TestApp, startTestApp, testStart } from '#test/support/test-app.ts'

export let app: TestApp

export function startDeliveries(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterEach(async () => {
    await app.db.deleteFrom('deliveries').execute()
    app.push.outcome = 'sent'
    app.clock.set(testStart)
  })
  afterAll(() => app.close())
}
