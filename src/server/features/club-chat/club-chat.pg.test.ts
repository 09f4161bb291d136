// A club's chat through the API: members read, write and moderate.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { clubChatRestMs } from '#domain/club/club-chat.ts'
import {
  aClubOf,
  ann,
  app,
  ben,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { statementsOf } from '#test/support/statements.ts'
import type { TestPlayer } from '#test/support/test-app.ts'

startClubs()

type Club = { locationId: string; clubId: string }
async function aChatOf(members: readonly string[]): Promise<Club> {
  const club = await aClubOf(members)
  await app.db
    .updateTable('club_members')
    .set({ created: new Date(0) })
    .where('slug', '=', club.clubId)
    .execute()
  return club
}
const say = (from: TestPlayer, club: Club, message: string, messageId: string = randomUUID()) =>
  from.call('clubChats-send', { ...club, messageId, message })
const watch = async (player: TestPlayer, club: Club, limit = 20) =>
  (await app.socket(player.token)).subscribe('clubChats-byClub', { ...club, limit })
const told = async (playerId: string) =>
  (
    await app.db
      .selectFrom('deliveries')
      .select('source')
      .distinct()
      .where('playerId', '=', playerId)
      .where('kind', '=', 'club-message')
      .execute()
  ).length
const aDevice = (playerId: string) =>
  sql`insert into push_devices (device_id, player_id, name, endpoint, p256dh, auth, created)
    values (gen_random_uuid(), ${playerId}, 'phone', ${`https://push.example/${randomUUID()}`},
    'key', 'auth', now())`.execute(app.db)

describe('the chat of a club', () => {
  test('shows each message once, in order, to members, and to nobody else', async () => {
    const club = await aChatOf(['ann'])
    const chat = await watch(ann, club)
    expect(await chat.next()).toEqual({
      more: false,
      unread: 0,
      muted: false,
      mayModerate: false,
      messages: [],
    })
    const messageId = randomUUID()
    for (let again = 0; again < 2; again += 1)
      expect((await say(olga, club, 'Courts are dry', messageId)).ok).toBe(true)
    await say(ann, club, 'On my way')
    const { messages, unread } = await chat.until((value) => value.messages.length === 2)
    expect(messages.map(({ playerName, message }) => [playerName, message])).toEqual([
      ['Olga', 'Courts are dry'],
      ['Ann', 'On my way'],
    ])
    expect(unread).toBe(1)
    expect(await say(ann, club, 'mine', messageId)).toEqual(
      refusedAs('bad-input', { field: 'messageId' }),
    )
    expect(await say(ben, club, 'hello')).toEqual(notFound)
    expect(await (await watch(ben, club)).refused()).toMatchObject({ code: 'club-not-found' })
    await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
    expect(await say(ben, club, 'hello')).toEqual(notFound)
  })

  test('ends for a member that leaves, and goes with the club', async () => {
    const club = await aChatOf(['ann'])
    await say(ann, club, 'hello')
    const chat = await watch(ann, club)
    await chat.next()
    await ann.must('clubMembers-remove', { ...club, playerId: 'ann' })
    expect(await chat.refused()).toMatchObject({ code: 'club-not-found' })
    await olga.must('clubs-delete', club)
    expect(
      await app.db
        .selectFrom('club_messages')
        .select('messageId')
        .where('slug', '=', club.clubId)
        .execute(),
    ).toEqual([])
  })

  test('follows the club to another name', async () => {
    const club = await aChatOf(['ann'])
    await say(ann, club, 'hello')
    const { clubId } = await olga.must('clubs-rename', { ...club, clubName: 'Named anew' })
    const { messages } = await (await watch(ann, { ...club, clubId })).next()
    expect(messages.map(({ message }) => message)).toEqual(['hello'])
  })
})

describe('order in the chat of a club', () => {
  test('the owner and organizers remove a message, others their own, and its place says so', async () => {
    const cat = await app.signedIn('Cat')
    const club = await aChatOf(['ann', 'ben', cat.playerId])
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'organizer' })
    await olga.must('clubMembers-setOffice', {
      ...club,
      playerId: cat.playerId,
      office: 'treasurer',
    })
    const [first, second] = [randomUUID(), randomUUID()]
    await say(ann, club, 'Buy my car', first)
    await say(ann, club, 'Sorry', second)
    expect(await cat.call('clubChats-remove', { ...club, messageId: first })).toEqual(
      refusedAs('not-allowed'),
    )
    await ben.must('clubChats-remove', { ...club, messageId: first })
    await ann.must('clubChats-remove', { ...club, messageId: second })
    const seen = await (await watch(cat, club)).next()
    expect(seen.messages).toMatchObject([
      { messageId: first, playerName: 'Ann', message: '', removed: true },
      { messageId: second, message: '', removed: true },
    ])
    expect(seen).toMatchObject({ mayModerate: false, unread: 0 })
    expect((await (await watch(ben, club)).next()).mayModerate).toBe(true)
    const stored = await sql<{ n: number }>`select count(*)::int as n from club_messages
      where message like '%car%'`.execute(app.db)
    expect(stored.rows).toEqual([{ n: 0 }])
  })

  test('a message of another club is not found in this one', async () => {
    const club = await aChatOf(['ann'])
    const other = await aChatOf(['ann'])
    const messageId = randomUUID()
    await say(ann, other, 'hello', messageId)
    for (const name of ['clubChats-remove', 'clubChats-markRead'] as const)
      expect(await olga.call(name, { ...club, messageId })).toEqual(refusedAs('message-not-found'))
  })

  test('people that a block parts do not read each other there', async () => {
    const eve = await app.signedIn('Eve')
    const club = await aChatOf(['ann', eve.playerId])
    await say(ann, club, 'hello')
    await say(olga, club, 'welcome')
    const chat = await watch(eve, club)
    expect((await chat.next()).unread).toBe(2)
    await ann.must('players-block', { playerId: eve.playerId, blocked: true })
    const after = await chat.until(({ messages }) => messages.length === 1)
    expect(after).toMatchObject({ unread: 1, messages: [{ message: 'welcome' }] })
  })

  test('a hidden member is named to friends and those deciding about the people', async () => {
    const shy = await app.signedIn('Shy')
    const pal = await app.signedIn('Pal')
    const club = await aChatOf(['ann', shy.playerId, pal.playerId])
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', shy.playerId)
      .execute()
    await app.db
      .insertInto('player_friends')
      .values({ playerId: shy.playerId, friendId: pal.playerId, friend: true })
      .execute()
    await say(shy, club, 'psst')
    const nameFor = async (player: TestPlayer) =>
      (await (await watch(player, club)).next()).messages.map(
        ({ playerName, playerId }) => `${playerName} ${playerId === shy.playerId}`,
      )
    expect(await nameFor(ann)).toEqual(['Hidden player 1 false'])
    for (const player of [pal, olga, shy]) expect(await nameFor(player)).toEqual(['Shy true'])
  })
})

describe('what is new in the chat of a club', () => {
  test('is what others wrote since a member joined or read', async () => {
    const club = await aChatOf(['ann'])
    const messageId = randomUUID()
    await say(olga, club, 'one')
    await say(olga, club, 'two', messageId)
    await say(olga, club, 'three')
    const chat = await watch(ann, club, 1)
    expect(await chat.next()).toMatchObject({
      unread: 3,
      more: true,
      messages: [{ message: 'three' }],
    })
    await ann.must('clubChats-markRead', { ...club, messageId })
    expect((await chat.until(({ unread }) => unread !== 3)).unread).toBe(1)
    app.clock.advance(1000)
    await olga.must('clubMembers-add', { ...club, playerId: 'ben' })
    expect((await (await watch(ben, club)).next()).unread).toBe(0)
  })

  test('is told once until it is read, and not to those that muted the chat or are apart', async () => {
    const far = await app.signedIn('Far')
    const club = await aChatOf(['ann', 'ben', far.playerId])
    for (const playerId of ['ann', 'ben', far.playerId, 'olga']) await aDevice(playerId)
    await far.must('players-block', { playerId: 'olga', blocked: true })
    await ben.must('clubChats-mute', { ...club, muted: true })
    const before = await Promise.all(['ann', 'ben', far.playerId, 'olga'].map(told))
    const count = async () =>
      (await Promise.all(['ann', 'ben', far.playerId, 'olga'].map(told))).map(
        (n, index) => n - (before[index] ?? 0),
      )
    const last = randomUUID()
    await say(olga, club, 'one')
    await say(olga, club, 'two', last)
    expect(await count()).toEqual([1, 0, 0, 0])
    await ann.must('clubChats-markRead', { ...club, messageId: last })
    await app.db
      .updateTable('deliveries')
      .set({ state: 'sent', ended: new Date(app.clock.now()) })
      .where('kind', '=', 'club-message')
      .execute()
    const next = randomUUID()
    await say(olga, club, 'three', next)
    expect(await count()).toEqual([1, 0, 0, 0])
    await ann.must('clubChats-markRead', { ...club, messageId: next })
    app.clock.advance(clubChatRestMs)
    await say(olga, club, 'four')
    expect(await count()).toEqual([2, 0, 0, 0])
  })
})

test('a message costs the same for one watcher as for many', async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, (_one, index) => app.signedIn(`Watcher ${index}`)),
  )
  const club = await aChatOf(people.map(({ playerId }) => playerId))
  const windows = await Promise.all(people.map((player) => watch(player, club)))
  await Promise.all(windows.map((window) => window.next()))
  const statements = await statementsOf(async () => {
    await say(olga, club, 'hello')
    await Promise.all(
      windows.map((window) => window.until(({ messages }) => messages.length === 1)),
    )
  })
  expect(statements.filter((text) => text.includes('with latest as')).length).toBe(1)
})

test('whoever deletes their account leaves no word in a chat that is open, nor a vote in a poll', async () => {
  const dora = await app.signedIn('Dora')
  const club = await aChatOf(['ann', dora.playerId])
  const pollId = randomUUID()
  await olga.must('clubPolls-ask', {
    ...club,
    pollId,
    kind: 'yes-no',
    question: 'Saturday?',
    options: [],
    closes: null,
  })
  await dora.must('clubPolls-vote', { ...club, pollId, choices: [0] })
  await say(dora, club, 'I am Dora')
  const chat = await watch(ann, club)
  const polls = (await app.socket(ann.token)).subscribe('clubPolls-list', club)
  await chat.until(({ messages }) => messages.length === 1)
  await polls.until(({ polls: [asked] }) => asked?.voters === 1)
  await dora.must('account-delete', { playerName: 'Dora', password: null })
  await chat.until(({ messages }) => messages.length === 0)
  await polls.until(({ polls: [asked] }) => asked?.voters === 0)
})
