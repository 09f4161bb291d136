import { expect, test } from 'vitest'
import {
  chatLimit,
  isInChat,
  mayRemoveFromChat,
  viewChat,
  type ChatLine,
  type WholeChat,
} from './chat.ts'

test('the chat is for who is on the roster or runs the event', () => {
  expect(isInChat({ isInRoster: true, roles: [] })).toBe(true)
  expect(isInChat({ isInRoster: false, roles: ['cohost'] })).toBe(true)
  expect(isInChat({ isInRoster: false, roles: [] })).toBe(false)
})

test('a message is taken away by its writer and by who keeps the roster', () => {
  expect(mayRemoveFromChat({ playerId: 'ana', roles: [] }, 'ana')).toBe(true)
  expect(mayRemoveFromChat({ playerId: 'ana', roles: [] }, 'ben')).toBe(false)
  for (const role of ['organizer', 'cohost', 'venue-admin'] as const)
    expect(mayRemoveFromChat({ playerId: 'ana', roles: [role] }, 'ben')).toBe(true)
})

const aLine = (created: number, playerId: string): ChatLine => ({
  messageId: `m${created}`,
  playerId,
  playerName: playerId,
  photoURL: '',
  message: `at ${created}`,
  created,
})
const aChat = (chat: Partial<WholeChat>): WholeChat => ({
  organizer: 'olga',
  cohosts: ['cleo'],
  admins: ['ada'],
  inRoster: ['ann', 'ben', 'eve'],
  lines: [aLine(1, 'ben'), aLine(2, 'ann'), aLine(3, 'eve'), aLine(4, 'ben')],
  reads: {},
  blocked: {},
  ...chat,
})
const see = (chat: WholeChat, playerId: string, limit = 20, lacksSecondFactor = false) => {
  const { key, told } = viewChat(chat, { playerId, lacksSecondFactor }, limit)
  return { key, ...told() }
}
const listShown = ({ messages }: ReturnType<typeof see>) => messages.map(({ created }) => created)

test('the roster, organizers and venue admins with their factor are in the chat, others see none of it', () => {
  for (const playerId of ['ann', 'olga', 'cleo', 'ada'])
    expect(see(aChat({}), playerId)).toMatchObject({ isIn: true, messages: { length: 4 } })
  const nothing = { isIn: false, more: false, unread: 0, messages: [] }
  expect(see(aChat({}), 'zoe')).toMatchObject(nothing)
  expect(see(aChat({}), 'ada', 20, true)).toMatchObject(nothing)
  expect(see(aChat({}), 'ann', 20, true)).toMatchObject({ isIn: true })
})

test('a block hides the messages of either, which leaves room for earlier ones', () => {
  const chat = aChat({ blocked: { eve: ['ann'], ben: ['zoe'] } })
  expect(listShown(see(chat, 'ann', 3))).toEqual([1, 2, 4])
  expect(listShown(see(chat, 'ben', 3))).toEqual([2, 3, 4])
  expect([see(chat, 'ann', 3).more, see(chat, 'ben', 3).more]).toEqual([false, true])
})

test('unread are the visible messages of others since the last one read, up to a limit', () => {
  const chat = aChat({ reads: { ann: 1, ben: 3 }, blocked: { eve: ['olga'] } })
  expect(['ann', 'ben', 'eve', 'olga'].map((id) => see(chat, id).unread)).toEqual([2, 0, 3, 3])
  const long = aChat({ lines: Array.from({ length: 150 }, (_, n) => aLine(n, 'ben')) })
  expect(see(long, 'ann').unread).toBe(chatLimit)
})

test('a message without its text is counted and not shown', () => {
  const chat = aChat({ lines: [{ ...aLine(1, 'ben'), message: null }, aLine(2, 'ben')] })
  expect(see(chat, 'ann')).toMatchObject({ more: true, unread: 2, messages: { length: 1 } })
})

test('own messages and those of the roster one keeps may be taken away', () => {
  const listRemovable = (playerId: string) =>
    see(aChat({}), playerId).messages.flatMap((one) => (one.mayRemove ? [one.created] : []))
  expect(['ann', 'ben', 'cleo', 'ada'].map(listRemovable)).toEqual([
    [2],
    [1, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
})

test('viewers with one key see the same, and those who see the same mostly have one key', () => {
  const chat = aChat({ reads: { ann: 4, olga: 4, cleo: 4, ada: 4 }, blocked: { ben: ['ada'] } })
  const told = new Map<string, string>()
  for (const playerId of ['ann', 'ben', 'eve', 'olga', 'cleo', 'ada', 'zoe', 'yan']) {
    const { key, ...seen } = see(chat, playerId)
    const text = JSON.stringify(seen)
    expect(told.get(key) ?? text).toBe(text)
    told.set(key, text)
  }
  expect(told.size).toBe(6)
})
