// Offline use: screens seen before open unchanged, actions wait visibly and run once, and an
// installed app gets a new version or loses its worker. Only these stories use a service worker.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { collectEffects } from '#server/effects.ts'
import { topics } from '#server/live/topics.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { TestUser } from '#test/support/test-app.ts'
import { addMessages } from '../../src/server/features/message/commands.ts'
import { hasKept } from './kept-answers.ts'
import {
  expect,
  expectAccessible,
  skipUntilVisible,
  test,
  type Story,
  type WindowOptions,
} from './story.ts'

const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)
const noNetwork = /ERR_FAILED|WebSocket connection|Failed to load resource/
const installed = { context: { serviceWorkers: 'allow' } } as const satisfies WindowOptions
const main = (page: Page) => page.locator('[data-main]')
const main1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** The worker starts two seconds after the first screen, and answers are kept a second later. */
const untilKept = (page: Page, query: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return page.evaluate(hasKept, query)
      },
      { intervals: [100] },
    )
    .toBe(true)

async function aScene(story: Story, window: WindowOptions = installed) {
  story.expectNoise(noNetwork)
  const { db } = story.app
  const location = await aLocation(db, { name: 'Riverside' })
  const [olivia, ben, cleo, dan] = [
    await story.app.signedIn('Olivia'),
    await story.app.signedIn('Ben'),
    await story.app.signedIn('Cleo'),
    await story.app.signedIn('Dan'),
  ]
  const event = (title: string, changes = {}) =>
    anEvent(
      db,
      { location, organizer: olivia.playerId },
      { title, startDate: tomorrow(), ...changes },
    )
  const eventId = await event('Riverside evening')
  const { page, player } = await story.player('Ana', '/calendar', {
    homeLocation: location,
    ...window,
  })
  await page.clock.install()
  await page.reload()
  for (const person of [player, ben, cleo, dan])
    await person.must('events-signUp', { eventId, guests: 0 })
  const [matchId = ''] = await aMatchList(
    db,
    eventId,
    ['ana', 'ben', 'cleo', 'dan'],
    [{ court: 1, a: [0, 1], b: [2, 3] }],
  )
  await addMessages({ tx: db, effects: collectEffects(), now: Date.now() }, [
    {
      messageId: randomUUID(),
      fromId: 'ben',
      toId: 'ana',
      type: 'txt',
      message: 'Court 3 at six?',
      eventId: null,
      locationId: null,
      expires: null,
    },
  ])
  return { page, player, ben, olivia, event, eventId, matchId, location }
}

async function endSessions({ app }: Story, { userId }: TestUser): Promise<void> {
  await app.db
    .updateTable('auth_sessions')
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', userId)
    .execute()
  app.deps.bus.publish([topics.sessions(userId)])
}

test('what was seen before opens without a network, for who is signed in; a session that ended meanwhile is found out with the network', async ({
  story,
}) => {
  const { page, player, eventId, location } = await aScene(story)
  const screens = [
    [
      '/calendar',
      'events-publicCounts',
      page.getByRole('link', { name: /1 (public )?event/ }).first(),
    ],
    ['/myevents', 'events-mine', page.getByText('Riverside evening').first()],
    [`/vieweditevent/${eventId}`, 'events-byId', page.getByText('4 of 8 places taken')],
    ['/messages', 'messages-summary', page.getByText('Court 3 at six?')],
    ['/messagethread/ben', 'messages-thread', page.getByText('Court 3 at six?').first()],
    [
      `/matchlist/${eventId}`,
      'matchLists-byEvent',
      page
        .locator('[data-court="1"]')
        .or(page.getByRole('region', { name: 'Your match' }))
        .first(),
    ],
    ['/alerts', 'alerts-list', page.getByRole('heading', { level: 1, name: 'Alerts' })],
  ] as const
  for (const [path, query, seen] of screens) {
    await page.goto(path)
    await expect(seen).toBeVisible()
    await untilKept(page, query)
  }
  await page.context().setOffline(true)
  for (const [path, , seen] of screens) {
    await page.goto(path)
    await expect(seen).toBeVisible()
    await expect(page.getByText(/^No connection\. This is as of \d+:\d\d [AP]M\./)).toBeVisible()
  }
  for (const path of ['/', `/events/${location}`, '/calendar']) {
    await page.goto(path)
    await expect(main1(page), path).toHaveText('Event Calendar')
  }
  await expectAccessible(page)
  await page.goto('/list')
  await expect(main1(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await endSessions(story, player)
  await page.goto('/calendar')
  await expect(main1(page)).toHaveText('Event Calendar')
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/landing\?redirect=%2Fcalendar$/)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.has('person'),
        document.cookie.includes('session_mark'),
        (await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
    .toEqual([false, false, ['sideout']])
  await page.context().setOffline(true)
  await page.goto('/calendar')
  await skipUntilVisible(page.getByText('No connection', { exact: true }))
  await expect(page.getByRole('link', { name: 'Ana', exact: true })).toHaveCount(0)
})

test('a message, a sign-up, a mark and a score wait in sight and are done once, what came too late is explained', async ({
  story,
}) => {
  const { page, player, ben, olivia, event, matchId, eventId } = await aScene(story, {
    ...installed,
    language: 'es',
    theme: 'dark',
  })
  await openDoors(story.app, eventId)
  const [open, later, given] = [
    await event('Ocho plazas', { type: 'round robin' }),
    await event('Ya llena', { maxPlayers: 2, maxWaitlist: 0 }),
    await event('Quizá no'),
  ]
  const seen = [
    ...[open, later, given].map(
      (id) => [`/vieweditevent/${id}`, `events-byId {"eventId":"${id}`] as const,
    ),
    ['/viewplayer/Ben', 'players-byId'],
    ['/messagethread/ben', 'messages-thread'],
    [`/matchlist/${eventId}?match=${matchId}`, 'matchLists-byEvent'],
  ] as const
  for (const [path, query] of seen) {
    await page.goto(path)
    await expect(main1(page)).toBeVisible()
    await untilKept(page, query)
  }
  await page.context().setOffline(true)
  for (const id of [open, later, given]) {
    await page.goto(`/vieweditevent/${id}`)
    await main(page).click()
    await expect(main(page)).toContainText(
      'No tienes conexión. Te inscribiremos en cuanto vuelva; todavía no tienes plaza.',
    )
  }
  // The first taps of a button that changed are taken for a double tap's second.
  await page.clock.runFor(6_000)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(main(page)).toContainText('Apuntarme')
  await page.goto('/viewplayer/Ben')
  await page.getByRole('button', { name: 'Añadir amigo' }).click()
  await expect(
    page.getByRole('button', { name: 'Quitar amigo Esperando la conexión' }),
  ).toBeVisible()
  await page.goto('/messagethread/ben')
  await page.getByRole('textbox').fill('Voy')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.goto(`/matchlist/${eventId}?match=${matchId}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Ana y Ben' }).click()
  await sheet.getByRole('button', { name: /^7 / }).click()
  await sheet.getByRole('button', { name: 'Enviar resultado' }).click()
  await expect(sheet.getByText('Esperando la conexión.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: '5 cambios pendientes de enviar' }).click()
  await expect(sheet.getByRole('listitem')).toContainText([
    'Apuntarme: Ocho plazas',
    'Apuntarme: Ya llena',
    'Amistad: Ben',
    'Mensaje para Ben',
    'Resultado',
  ])
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()

  for (const person of [ben, olivia])
    await person.must('events-signUp', { eventId: later, guests: 0 })
  const second = await page.context().newPage()
  await page.context().setOffline(false)
  await second.goto('/menu')
  const told = async () =>
    (
      await Promise.all(
        [page, second].map((window) => window.getByRole('alertdialog').allInnerTexts()),
      )
    ).join(' ')
  await expect
    .poll(told)
    .toMatch(/Tu inscripción en Ya llena no se aceptó\..*No estás en ninguna lista\./)
  const { db } = story.app
  await expect
    .poll(() =>
      db
        .selectFrom('matches')
        .select(['reportedBy', 'pointsB'])
        .where('matchId', '=', matchId)
        .executeTakeFirst(),
    )
    .toEqual({ reportedBy: 'ana', pointsB: [7] })
  expect(
    await db.selectFrom('messages').select('message').where('fromId', '=', 'ana').execute(),
  ).toEqual([{ message: 'Voy' }])
  expect(
    await db
      .selectFrom('player_events')
      .select(['eventId', 'place'])
      .where('playerId', '=', 'ana')
      .where('eventId', 'in', [open, later, given])
      .execute(),
  ).toEqual([{ eventId: open, place: 'playing' }])
  expect(await player.must('events-withdraw', { eventId: open })).toEqual({ late: false })
  expect(
    await db.selectFrom('player_friends').select('friend').where('playerId', '=', 'ana').execute(),
  ).toEqual([{ friend: true }])
})

for (const { point, reaches } of [
  { point: 'before the server heard of it', reaches: false },
  { point: 'after the server did it', reaches: true },
]) {
  test(`a sign-up whose page is closed ${point} is there with the next page, once${reaches ? '' : ' @proof'}`, async ({
    story,
  }) => {
    story.expectNoise(noNetwork)
    const { page, event } = await aScene(story, {})
    const eventId = await event('Quick evening')
    const held = Promise.withResolvers<void>()
    await page.route('**/call/events-signUp', async (route) => {
      if (reaches) await route.fetch()
      held.resolve()
    })
    await page.goto(`/vieweditevent/${eventId}`)
    await main(page).click()
    await held.promise
    const next = await page.context().newPage()
    await page.close()
    await next.goto('/menu')
    const { db } = story.app
    const places = () =>
      db
        .selectFrom('player_events')
        .select(['playerId', 'place'])
        .where('eventId', '=', eventId)
        .execute()
    await expect
      .poll(() =>
        next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))),
      )
      .toEqual([])
    expect(await places()).toEqual([{ playerId: 'ana', place: 'playing' }])
    await next.goto(`/vieweditevent/${eventId}`)
    await expect(next.getByText('1 of 8 places taken')).toBeVisible()
    await expect(next.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('a new version is offered and taken, and a server without a worker makes windows go on without', async ({
  story,
}) => {
  const { page } = await aScene(story)
  await untilKept(page, 'events-publicCounts')
  // Browsers treat a worker with another name like one with new content.
  await page.evaluate(
    async () => void (await navigator.serviceWorker.register('/service-worker.js?another')),
  )
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expectAccessible(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(main1(page)).toHaveText('Event Calendar')
  await untilKept(page, 'events-publicCounts')

  await page
    .context()
    .route('**/service-worker.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ])
        .catch(() => null),
    )
    .toEqual([0, 0])
  await expect(main1(page)).toHaveText('Event Calendar')
})
