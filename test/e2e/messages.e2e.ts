// Two people chat in two windows: online, offline, and with lost answers.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { collectEffects } from '#server/effects.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { addMessages } from '../../src/server/features/message/commands.ts'
import { type NewMessage } from '../../src/server/features/message/queries.ts'
import { expect, expectAccessible, test } from './story.ts'

const hourMs = 3_600_000
const texts = (page: Page) =>
  page
    .getByRole('region', { name: /^(Messages|Mensajes)$/ })
    .getByRole('listitem')
    .locator('p.whitespace-pre-wrap')
const input = (page: Page) =>
  page.getByRole('textbox', { name: /^(Write a message|Escribe un mensaje)$/ })
const threads = (page: Page) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const menu = (page: Page) => page.getByRole('banner').getByRole('button')

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await page.getByRole('button', { name: /^(Send|Enviar)$/ }).click()
}

const tell = (app: TestApp, messages: readonly Partial<NewMessage>[]) =>
  addMessages(
    { tx: app.db, effects: collectEffects(), now: Date.now() - hourMs },
    messages.map((message) => ({
      messageId: randomUUID(),
      fromId: 'ben',
      toId: 'ana',
      type: 'txt',
      message: 'Hi',
      eventId: null,
      locationId: null,
      expires: null,
      ...message,
    })),
  )

const stored = (app: TestApp) =>
  app.db
    .selectFrom('messages')
    .select('message')
    .orderBy('created')
    .execute()
    .then((rows) => rows.map(({ message }) => message))

test('two windows talk live: what one writes the other reads, and who wrote sees that it was read', async ({
  story,
}) => {
  const { page: ana } = await story.player('Ana', '/messagethread/Ben')
  await expect(ana.getByText('Player not found')).toBeVisible()
  const ben = await story.app.signedIn('Ben')
  await ana.reload()
  await expect(ana.getByText('Say hello to Ben')).toBeVisible()
  await input(ana).fill('Court 3 a')
  await ana.reload()
  await expect(input(ana)).toHaveValue('Court 3 a')
  const benMenu = await story.window(ben, '/menu')
  await say(ana, 'Court 3 at six?')
  await expect(texts(ana)).toHaveText(['Court 3 at six?'])
  await expect(ana.getByText('Sent', { exact: true })).toHaveCount(1)
  await expect(menu(benMenu)).toHaveAccessibleName('Menu, 1 unread message')

  const benPage = await story.window(ben, '/messages', { language: 'es', theme: 'dark' })
  await benPage.getByRole('link', { name: /Sin leer: Ana.*Court 3 at six\?/ }).click()
  await expect(texts(benPage)).toHaveText(['Court 3 at six?'])
  await expect(ana.getByText('Read', { exact: true })).toHaveCount(1)
  await expect(menu(benMenu)).toHaveAccessibleName('Menu')
  await say(benPage, 'Sí')
  await expect(texts(ana)).toHaveText(['Court 3 at six?', 'Sí'])
  await expect(benPage.getByText('Leído', { exact: true })).toHaveCount(1)
  await input(ana).fill(' \n ')
  await expect(ana.getByRole('button', { name: 'Send' })).toBeDisabled()
  for (const page of [ana, benPage]) await expectAccessible(page)
  expect(await stored(story.app)).toEqual(['Court 3 at six?', 'Sí'])
})

test('what is written without a connection waits in sight, survives leaving the page, and arrives once and in order @proof', async ({
  story,
}) => {
  story.expectNoise(/WebSocket connection/)
  const ben = await story.app.signedIn('Ben')
  const { page: ana, player } = await story.player('Ana', '/messagethread/ben')
  const benPage = await story.window(ben, '/messagethread/ana')
  await expect(input(ana)).toBeVisible()
  await ana.context().setOffline(true)
  for (const text of ['one', 'two', 'three']) await say(ana, text)
  await expect(texts(ana)).toHaveText(['one', 'two', 'three'])
  await expect(ana.getByText('Waiting for the connection')).toHaveCount(3)
  await ana.context().setOffline(false)
  await expect(texts(benPage)).toHaveText(['one', 'two', 'three'])
  await expect(ana.getByText('Waiting for the connection')).toHaveCount(0)

  await ana.context().setOffline(true)
  await say(ana, 'four')
  await expect(ana.getByText('Waiting for the connection')).toHaveCount(1)
  const storage = await ana.context().storageState()
  await ana.close()
  const again = await story.window(player, '/menu', { context: { storageState: storage } })
  await expect(texts(benPage)).toHaveText(['one', 'two', 'three', 'four'])
  await again.goto('/messagethread/ben')
  await expect(texts(again)).toHaveText(['one', 'two', 'three', 'four'])
  expect(await stored(story.app)).toEqual(['one', 'two', 'three', 'four'])
})

test('a message whose answer is lost is stored once @proof', async ({ story }) => {
  story.expectNoise(/ERR_FAILED/)
  await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messagethread/ben')
  let lost = 0
  await ana.route('**/call/messages-send', async (route) => {
    lost += 1
    if (lost > 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await say(ana, 'Only once')
  await expect(ana.getByText('Sent', { exact: true })).toHaveCount(1)
  await expect.poll(() => lost).toBe(3)
  await expect(texts(ana)).toHaveText(['Only once'])
  expect(await stored(story.app)).toEqual(['Only once'])
})

test('a refused message says why and can be removed @proof', async ({ story }) => {
  story.expectNoise(/404/)
  const ben = await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messagethread/ben')
  await expect(input(ana)).toBeVisible()
  await ana.route('**/call/messages-send', (route) =>
    route.fulfill({
      status: 404,
      json: {
        error: {
          status: 'NOT_FOUND',
          message: 'player-not-found',
          details: { code: 'player-not-found' },
        },
      },
    }),
  )
  await say(ana, 'Into the void')
  await expect(ana.getByRole('alert')).toContainText('Player not found!')
  await expectAccessible(ana)
  const list = await ana.context().newPage()
  await list.goto('/messages')
  await expect(list.getByRole('alert')).toContainText('One message wasn’t sent')
  await ana.getByRole('button', { name: 'Remove' }).click()
  await expect(ana.getByText('Say hello to Ben')).toBeVisible()
  await expect(list.getByRole('alert')).toHaveCount(0)
  expect(ben.playerId).toBe('ben')
})

test('the list shows 5 conversations and 5 more per Show More, a thread 10 messages and 10 more, from its end @proof', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana')
  const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
  for (const name of names) await story.app.signedIn(name)
  await tell(
    story.app,
    names.slice(1).map((name) => ({ fromId: name.toLowerCase(), message: `From ${name}` })),
  )
  await tell(
    story.app,
    Array.from({ length: 25 }, (_, index) => ({
      message: `Line ${index + 1} ${'word '.repeat(30)}`,
    })),
  )
  const page = await story.window(ana, '/messages')
  await expect(threads(page)).toHaveCount(5)
  await expect(threads(page).first()).toContainText('Unread: Ben')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(threads(page)).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  await expectAccessible(page)

  await threads(page).first().getByRole('link').click()
  await expect(texts(page)).toHaveCount(10)
  await expect(texts(page).last()).toBeInViewport()
  await expect(page.getByText(/^(?:Today|Yesterday)$/)).toHaveCount(1)
  for (const count of [20, 25]) {
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(texts(page)).toHaveCount(count)
  }
  await expect(texts(page).first()).toContainText('Line 1 ')
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  await say(page, 'At the end')
  await expect(texts(page).last()).toBeInViewport()
  await expect(texts(page).last()).toHaveText('At the end')
})

test('the picker finds players by a part of their name, in 13 letters at most @proof', async ({
  story,
}) => {
  for (const name of ['Ben', 'Benita', 'Cleo']) await story.app.signedIn(name)
  const { page: ana } = await story.player('Ana', '/messages', { language: 'es', theme: 'dark' })
  await expect(ana.getByText('Aún no hay conversaciones')).toBeVisible()
  const search = ana.getByRole('searchbox', { name: 'Escribir a un jugador' })
  await search.fill('abcdefghijklmnop')
  await expect(search).toHaveAttribute('maxlength', '13')
  await search.fill('EN')
  await expect(
    ana.getByRole('list', { name: 'Jugadores encontrados' }).getByRole('listitem'),
  ).toHaveText([/Ben$/, /Benita$/])
  await expectAccessible(ana)
  await search.fill('zzz')
  await expect(ana.getByText('Ningún jugador tiene eso en su nombre')).toBeVisible()
  await search.fill('benit')
  await ana.getByRole('link', { name: /Benita/ }).click()
  await expect(ana).toHaveURL(/\/messagethread\/benita$/)
  await expect(ana.getByText('Saluda a Benita')).toBeVisible()
})

test('a listener that is refused says "could not get data" and can be asked again @proof', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana')
  await story.app.signedIn('Ben')
  await tell(story.app, [{}])
  const page = await story.window(ana, '/menu')
  let isRefusing = true
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; id?: number; query?: string }
      if (isRefusing && frame.type === 'subscribe' && frame.query?.startsWith('messages-') === true)
        socket.send(
          JSON.stringify({
            type: 'refused',
            id: frame.id,
            refusal: { code: 'too-many-subscriptions' },
          }),
        )
      else server.send(message)
    })
  })
  for (const path of ['/messages', '/messagethread/ben']) {
    isRefusing = true
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('could not get data')
    isRefusing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Hi', { exact: true })).toBeVisible()
  }
})

test('requests are accepted in the thread: a team and an office, each with a celebration in its place @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const [ana, ben] = [
    await story.app.signedIn('Ana', { skill: 3.5 }),
    await story.app.signedIn('Ben'),
  ]
  await story.app.db
    .insertInto('locations_admin')
    .values({ locationId: location, playerId: 'ben' })
    .execute()
  const day = new Date(Date.now() + 5 * 24 * hourMs).toISOString().slice(0, 10)
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: 'ben' },
    { title: 'Friday Ladder', startDate: day },
  )
  await ben.must('eventTeams-request', { eventId, playerId: 'ana' })
  await ben.must('locationsAdmin-invite', { locationId: location, playerId: 'ana' })
  const [anaPage, benPage] = [
    await story.window(ana, '/messagethread/ben'),
    await story.window(ben, '/messagethread/ana'),
  ]
  const accept = anaPage.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toHaveCount(2)
  await expect(benPage.getByText('No answer yet')).toHaveCount(2)
  await expect(anaPage.getByRole('link', { name: /Friday Ladder/ })).toHaveAttribute(
    'href',
    `/vieweditevent/${eventId}`,
  )
  await expectAccessible(anaPage)

  await accept.first().click()
  await anaPage.getByRole('button', { name: 'Team formed!' }).click()
  await expect(benPage.getByText('Accepted')).toHaveCount(1)
  await accept.click()
  const question = anaPage.getByRole('alertdialog')
  await expect(question).toContainText('Do you wish to accept admin privileges for Pier 7?')
  await question.getByRole('button', { name: 'Accept' }).click()
  await anaPage.getByRole('button', { name: 'You are now an admin at Pier 7!' }).click()
  await expect(accept).toHaveCount(0)
  await expect(benPage.getByText('Accepted')).toHaveCount(2)
})

test('a request is declined in the thread, and whoever asked reads no more than that it was not taken @proof', async ({
  story,
}) => {
  const [ana, ben] = [await story.app.signedIn('Ana'), await story.app.signedIn('Ben')]
  const day = new Date(Date.now() + 5 * 24 * hourMs).toISOString().slice(0, 10)
  const eventId = await anEvent(
    story.app.db,
    { location: await aLocation(story.app.db), organizer: 'ben' },
    { startDate: day },
  )
  await ben.must('eventTeams-request', { eventId, playerId: 'ana' })
  const [anaPage, benPage] = [
    await story.window(ana, '/messagethread/ben'),
    await story.window(ben, '/messagethread/ana', { language: 'es', theme: 'dark' }),
  ]
  await expectAccessible(anaPage)
  await anaPage.getByRole('button', { name: 'Decline' }).click()
  await expect(anaPage.getByText('Not accepted')).toBeVisible()
  await expect(anaPage.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(benPage.getByText('Sin aceptar')).toBeVisible()
  await expectAccessible(benPage)
})

test('what an organizer writes to a roster names its event in every thread @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const [ana, ben] = [await story.app.signedIn('Ana'), await story.app.signedIn('Ben')]
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: 'ben' },
    {
      title: 'Friday Ladder',
      startDate: new Date(Date.now() + 5 * 24 * hourMs).toISOString().slice(0, 10),
    },
  )
  await ana.must('events-signUp', { eventId, guests: 0 })
  const page = await story.window(ana, '/messagethread/ben')
  await ben.must('messages-toRoster', { eventId, to: 'all', message: 'Bring water' })
  await expect(texts(page)).toHaveText(['Bring water'])
  await page.getByRole('link', { name: /^Friday Ladder ·/ }).click()
  await expect(page).toHaveURL(new RegExp(`/vieweditevent/${eventId}$`))
})

test('on a phone Enter breaks the line and the button sends; the input grows to 120 px @proof', async ({
  story,
}) => {
  await story.app.signedIn('Ben')
  const { page } = await story.player('Ana', '/messagethread/ben', {
    context: { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } },
  })
  await input(page).fill('First line')
  await input(page).press('Enter')
  await expect(input(page)).toHaveValue('First line\n')
  await input(page).fill('line\n'.repeat(12))
  await expect.poll(async () => (await input(page).boundingBox())?.height).toBe(120)
  await input(page).fill('a\nb')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(texts(page)).toHaveText(['a\nb'])
  await expect.poll(async () => ((await input(page).boundingBox())?.height ?? 99) < 60).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('with a keyboard Enter sends and Shift with Enter breaks the line @proof', async ({
  story,
}) => {
  await story.app.signedIn('Ben')
  const { page } = await story.player('Ana', '/messagethread/ben', {
    context: { hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } },
  })
  await input(page).pressSequentially('a')
  await input(page).press('Shift+Enter')
  await input(page).pressSequentially('b')
  await input(page).press('Enter')
  await expect(texts(page)).toHaveText(['a\nb'])
  await expect(input(page)).toBeFocused()
  await input(page).press('Enter')
  await expect(input(page)).toHaveValue('')
  await expect(texts(page)).toHaveCount(1)
})

test('blocking from a thread leaves it, and neither finds the other any more @proof', async ({
  story,
}) => {
  const ben = await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messages')
  await tell(story.app, [{}])
  await ana.goto('/messagethread/ben')
  const benPage = await story.window(ben, '/messagethread/ana')
  await expect(input(benPage)).toBeVisible()
  const flags = ana.getByRole('button', { name: 'Report this message' })
  const more = ana.getByRole('button', { name: 'More', exact: true })
  await expect(texts(ana)).toHaveCount(1)
  await expect(flags).toHaveCount(0)
  await more.click()
  await ana.getByRole('menuitem', { name: 'Report a message…' }).click()
  await expect(flags).toHaveCount(1)
  await flags.click()
  await ana.getByRole('button', { name: 'Cancel' }).click()
  await expect(flags).toHaveCount(0)
  await more.click()
  await ana.getByRole('menuitem', { name: 'Block' }).click()
  await ana.getByRole('alertdialog').getByRole('button', { name: /Block/ }).click()
  await expect(ana).toHaveURL(/\/messages$/)
  await expect(ana.getByText('No conversations yet')).toBeVisible()
  await expect(benPage.getByText('Player not found')).toBeVisible()
})
