// Fixture of the engine flows: the whole product, named people in windows of one engine, and a
// network that can be cut.
import { expect, test as base } from '@playwright/test'
import type { PlayerOptions } from '#test/support/builders.ts'
import { startDyingProxy, type DyingProxy } from '#test/support/dying-proxy.ts'
import { freePort } from '#test/support/free-port.ts'
import type { TestApp, TestPlayer, TestUser } from '#test/support/test-app.ts'
import { cookiesOf, startProduct } from '../e2e/start-product.ts'
import type { Engine, EngineName } from './engine-window.ts'
import { findEngine } from './find-engine.ts'
import { pageOf, type EnginePage } from './page.ts'

export type EngineOptions = { engineName: EngineName }

type EngineStory = {
  app: TestApp
  player(
    name: string,
    path: string,
    options?: PlayerOptions,
  ): Promise<{ page: EnginePage; player: TestPlayer }>
  window(user: TestUser | null, path: string): Promise<EnginePage>
  /** The proxy to the server. Cutting it outside the browser works the same for every engine. */
  network: Pick<DyingProxy, 'cut' | 'restore'>
  expectNoise(pattern: RegExp): void
}

export const test = base.extend<
  { story: EngineStory },
  EngineOptions & { engine: Engine | string }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const start = findEngine(engineName)
      if (typeof start === 'string') return provide(start)
      const engine = await start()
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  story: async ({ engine }, provide, testInfo) => {
    if (typeof engine === 'string') {
      // CI must have all three engines.
      if (process.env['CI'] !== undefined) throw new Error(engine)
      console.log(engine)
      return testInfo.skip(true, engine)
    }
    const [outside, port] = [await freePort(), await freePort()]
    const publicUrl = `http://127.0.0.1:${outside}`
    const app = await startProduct({ publicUrl, port })
    const network = await startDyingProxy(outside, () => port)
    const pages: EnginePage[] = []
    const allowed: RegExp[] = []
    const open = async (user: TestUser | null, path: string) => {
      const cookies = cookiesOf(user, {}, { hasWorker: true })
      const page = pageOf(await engine.open(publicUrl, cookies), publicUrl)
      pages.push(page)
      await page.goTo(path)
      return page
    }
    await provide({
      app,
      player: async (name, path, options) => {
        const player = await app.signedIn(name, options)
        await reach(app, player)
        return { player, page: await open(player, path) }
      },
      window: open,
      network,
      expectNoise: (pattern) => void allowed.push(pattern),
    })
    const complaints = await Promise.all(pages.map(({ window }) => window.complaints()))
    await Promise.all(pages.map(({ window }) => window.close()))
    await network.close()
    await app.close()
    expect(
      complaints.flat().filter((words) => !allowed.some((pattern) => pattern.test(words))),
    ).toEqual([])
  },
})

export { expect }

async function reach({ db }: TestApp, { userId, playerId }: TestPlayer): Promise<void> {
  await db.updateTable('auth_users').set({ emailVerified: true }).where('id', '=', userId).execute()
  await db
    .insertInto('notification_settings')
    .values({ playerId, reachAsked: new Date() })
    .execute()
}
