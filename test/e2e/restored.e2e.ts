// A backup is restored under open windows by the operator's own programs, at the same address and
// without the latest changes.
import { test as base, type Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { startRestorableServer, type RestorableServer } from '#test/support/restorable-server.ts'
import type { RunPostgres } from '#test/support/run-postgres.ts'
import { testClient, type TestClient } from '#test/support/test-client.ts'
import { signTestToken } from '#test/support/test-secret.ts'
import { postgresVariable } from './start-postgres.ts'
import {
  expect,
  expectAccessible,
  listenForNoise,
  openContext,
  type WindowOptions,
} from './story.ts'

type Person = TestClient & { playerId: string; cookie: string }
type Scene = {
  server: RestorableServer
  join(name: string): Promise<Person>
  open(person: Person, path: string, options?: WindowOptions): Promise<Page>
}

const serverAway =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|WebSocket connection|Failed to load resource/
const slow = 60_000
const keepsAnswers = { context: { serviceWorkers: 'allow' } } as const satisfies WindowOptions

const test = base.extend<{ scene: Scene }>({
  scene: async ({ browser }, provide) => {
    const postgres = JSON.parse(process.env[postgresVariable] ?? '') as RunPostgres
    const server = await startRestorableServer(postgres)
    const noise = listenForNoise()
    noise.allow(serverAway)
    await provide({
      server,
      join: async (name) => {
        const { playerId, sessionToken } = await aPlayer(server.db(), name)
        const token = signTestToken(sessionToken)
        const client = testClient(server.url, { authorization: `Bearer ${token}` })
        return { ...client, playerId, cookie: `sideout.session_token=${token}` }
      },
      open: async (person, path, options = {}) => {
        const context = await openContext(browser, server.url, person, options)
        const page = await context.newPage()
        noise.watch(page)
        await page.goto(path)
        return page
      },
    })
    for (const context of browser.contexts()) await context.close()
    await server.close()
    expect(noise.heard()).toEqual([])
  },
})

const messages = (page: Page) =>
  page
    .getByRole('region', { name: /^(Messages|Mensajes)$/ })
    .getByRole('listitem')
    .locator('p.whitespace-pre-wrap')

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: /^(Send|Enviar)$/ }).click()
}

const listStored = async ({ server }: Scene): Promise<string[]> =>
  (await server.db().selectFrom('messages').select('message').orderBy('created').execute()).map(
    ({ message }) => message,
  )

const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('sideout')
        opening.addEventListener('success', () => {
          const db = opening.result
          if (!db.objectStoreNames.contains('answers')) return resolve([])
          const asking = db.transaction('answers').objectStore('answers').getAllKeys()
          asking.addEventListener('success', () => {
            resolve(asking.result.map(String))
            db.close()
          })
        })
      }),
  )

const keeps = async (page: Page, query: string): Promise<boolean> =>
  (await listKept(page)).some((key) => key.includes(query))

async function makeEvent({ server }: Scene, organizer: Person): Promise<string> {
  const location = await aLocation(server.db())
  const changes = { title: 'Evening', startDate: addDays(toDeviceDay(Date.now()), 1) }
  return anEvent(server.db(), { location, organizer: organizer.playerId }, changes)
}

test('windows that were open, offline or busy show what the restored store holds, and what it lost of them is done again, once @proof', async ({
  scene,
}) => {
  const ana = await scene.join('Ana')
  const ben = await scene.join('Ben')
  const cleo = await scene.join('Cleo')
  const eventId = await makeEvent(scene, cleo)
  const anaThread = await scene.open(ana, '/messagethread/ben')
  const benThread = await scene.open(ben, '/messagethread/ana', { language: 'es' })
  const anaEvent = await scene.open(ana, '/messages', keepsAnswers)
  await say(anaThread, 'in the backup')
  await expect(messages(benThread)).toHaveText(['in the backup'])
  await expect.poll(() => keeps(anaEvent, 'messages-summary')).toBe(true)
  await anaEvent.goto(`/vieweditevent/${eventId}`)
  await expect(anaEvent.getByText('0 of 8 places taken')).toBeVisible()

  await scene.server.backup()
  await say(anaThread, 'after the backup')
  await expect(messages(benThread)).toHaveText(['in the backup', 'after the backup'])
  await cleo.must('events-signUp', { eventId, guests: 0 })
  await anaEvent.locator('[data-main]').click()
  await expect(anaEvent.getByText('2 of 8 places taken')).toBeVisible()
  await benThread.context().setOffline(true)
  await say(benThread, 'from the hall')
  await expect(benThread.getByText('Esperando la conexión')).toBeVisible()
  expect(await keeps(anaEvent, 'messages-summary')).toBe(true)

  await scene.server.restore()
  // Shown only briefly, so look for it in both at once.
  await Promise.all(
    [anaThread, anaEvent].map((page) =>
      expect(page.getByText('Reconnected')).toBeVisible({ timeout: slow }),
    ),
  )
  await expectAccessible(anaThread)
  await expect(anaEvent.getByText('1 of 8 places taken')).toBeVisible()
  await expect.poll(() => keeps(anaEvent, 'events-byId')).toBe(true)
  expect(await keeps(anaEvent, 'messages-summary')).toBe(false)
  await expect(messages(anaThread)).toHaveText(['in the backup', 'after the backup'])

  await benThread.context().setOffline(false)
  await expect(benThread.getByText('Conexión restablecida')).toBeVisible({ timeout: slow })
  const all = ['in the backup', 'after the backup', 'from the hall']
  for (const page of [anaThread, benThread]) await expect(messages(page)).toHaveText(all)
  await expect.poll(() => listStored(scene)).toEqual(all)
  const places = await scene.server
    .db()
    .selectFrom('player_events')
    .select(['playerId', 'place'])
    .where('eventId', '=', eventId)
    .execute()
  expect(places).toEqual([{ playerId: 'ana', place: 'playing' }])
})
