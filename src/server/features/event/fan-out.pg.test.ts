import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow, TestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

const windowCount = 30
const workMax = 8

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

type EventPage = {
  socket: TestSocket
  event: LiveWindow<LiveOutput<'events-byId'>>
  chat: LiveWindow<LiveOutput<'eventChats-byEvent'>>
}

/** The queries of the client on the page of a doubles event without a price. */
async function openPage({ token }: TestPlayer, eventId: string): Promise<EventPage> {
  const socket = await app.socket(token)
  const event = socket.subscribe('events-byId', { eventId })
  const chat = socket.subscribe('eventChats-byEvent', { eventId, limit: 20 })
  const others = [
    socket.subscribe('players-me', {}),
    socket.subscribe('eventTeams-mine', { eventId }),
    socket.subscribe('playerFriends-mine', {}),
    socket.subscribe('notifications-reach', {}),
  ]
  await Promise.all([event, chat, ...others].map((window) => window.next()))
  return { socket, event, chat }
}

/** The loads and the checks of rights so far, once none follows. */
async function countWork(): Promise<number> {
  const count = (): number => {
    const { loads, checksByQuery } = app.app.hub.stats()
    return [...checksByQuery.values()].reduce((sum, checks) => sum + checks, loads)
  }
  let before = -1
  await until('nothing waits to be loaded', () => {
    const { waiting } = app.app.hub.stats()
    const [now, last] = [count(), before]
    before = now
    return now === last && Object.values(waiting).every((loads) => loads === 0)
  })
  return count()
}

async function aCrowd(kind: 'public' | 'private') {
  const venue = await aLocation(app.db)
  const crowd = await Promise.all(
    Array.from({ length: windowCount }, (_, n) => app.signedIn(`${kind}${n}`)),
  )
  const [runner, actor] = crowd
  if (actor === undefined || runner === undefined) throw new Error('no crowd')
  await app.db
    .insertInto('player_friends')
    .values(
      crowd
        .slice(1)
        .map(({ playerId }) => ({ playerId: runner.playerId, friendId: playerId, friend: true })),
    )
    .execute()
  const eventId = await anEvent(
    app.db,
    { location: venue, organizer: runner.playerId },
    kind === 'private' ? { invite: true, invited: 'Friends' } : {},
  )
  for (const player of crowd.slice(2, 6)) await signUp(player, eventId)
  const pages = await Promise.all(crowd.map((player) => openPage(player, eventId)))
  return { runner, actor, eventId, pages }
}

test.each(['public', 'private'] as const)(
  'a sign-up and a message cost a crowd that looks at a %s event a few loads',
  async (kind) => {
    const { runner, actor, eventId, pages } = await aCrowd(kind)
    const before = await countWork()
    await signUp(actor, eventId)
    await Promise.all(
      pages.map(({ event }) =>
        event.until(({ roster }) => roster.some((row) => row.playerId === actor.playerId)),
      ),
    )
    const afterSignUp = await countWork()
    await runner.must('eventChats-send', { messageId: randomUUID(), eventId, message: 'Court 3' })
    await Promise.all(
      pages.slice(0, 6).map(({ chat }) => chat.until(({ messages }) => messages.length === 1)),
    )
    const afterMessage = await countWork()
    expect([afterSignUp - before, afterMessage - afterSignUp].filter((n) => n > workMax)).toEqual(
      [],
    )
    await Promise.all(pages.map(({ socket }) => socket.close()))
  },
)
