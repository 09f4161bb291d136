import { expect, test } from 'vitest'
import { clubMembersPage } from '#domain/club/club-members.ts'
import { aClubOf, ann, app, olga, startClubs } from '#test/scenes/club-scene.ts'

const memberCount = 240
const bytesMax = 20_000

startClubs()

test('a club of two hundred and forty is three pages, its owner first', async () => {
  const many = Array.from({ length: memberCount }, (_, n) => `many${String(n).padStart(3, '0')}`)
  await app.db
    .insertInto('players')
    .values(
      many.map((playerId) => ({
        playerId,
        userId: null,
        playerName: playerId,
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
        setupComplete: true,
        created: new Date(app.clock.now()),
      })),
    )
    .execute()
  const club = await aClubOf(['ann', ...many])
  const socket = await app.socket(ann.token)
  const all = ['ann', ...many, 'olga']
  const cards: string[] = []
  const records: string[] = []
  for (const page of [1, 2, 3]) {
    const asked = { ...club, after: cards.at(-1) ?? null }
    const found = await socket.subscribe('clubs-byId', asked).next()
    expect(JSON.stringify(found).length).toBeLessThan(bytesMax)
    expect([found.members.length <= clubMembersPage, found.more]).toEqual([true, page < 3])
    cards.push(...found.members.map(({ playerId }) => playerId))
  }
  expect(cards).toEqual([olga.playerId, ...all.filter((playerId) => playerId !== olga.playerId)])
  for (const page of [1, 2, 3]) {
    const asked = { ...club, playerId: null, after: records.at(-1) ?? null }
    const found = await socket.subscribe('clubMembers-list', asked).next()
    expect(JSON.stringify(found).length).toBeLessThan(bytesMax)
    expect(found.more).toBe(page < 3)
    records.push(...found.clubMembers.map(({ playerId }) => playerId))
  }
  expect(records).toEqual(all)
  await socket.close()
})
