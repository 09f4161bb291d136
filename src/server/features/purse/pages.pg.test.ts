import { expect, test } from 'vitest'
import { holdersPage } from '#domain/purse/purse.ts'
import { aClubOf, app, olga, startClubs } from '#test/scenes/club-scene.ts'

const memberCount = 240
const bytesMax = 8000

startClubs()

test('what members of a large club have left comes ninety-nine a page by name, each of them once', async () => {
  const many = Array.from({ length: memberCount }, (_, n) => `many${String(n).padStart(3, '0')}`)
  await app.db
    .insertInto('players')
    .values(
      many.map((playerId, n) => ({
        playerId,
        userId: null,
        playerName: `${n % 2 === 0 ? 'Nora' : 'nora'} ${Math.floor(n / 30)}`,
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
        setupComplete: true,
        created: new Date(app.clock.now()),
      })),
    )
    .execute()
  const club = await aClubOf(['ann', ...many])
  await olga.must('purses-sell', { ...club, playerId: 'ann', entries: 7 })
  const socket = await app.socket(olga.token)
  const shown: string[] = []
  for (const page of [1, 2, 3]) {
    const asked = { ...club, after: shown.at(-1) ?? null }
    const found = await socket.subscribe('purses-holders', asked).next()
    expect(JSON.stringify(found).length).toBeLessThan(bytesMax)
    expect([found.holders.length <= holdersPage, found.more]).toEqual([true, page < 3])
    if (page === 1)
      expect(found.holders[0]).toEqual({ playerId: 'ann', playerName: 'Ann', balance: 7 })
    shown.push(...found.holders.map(({ playerId }) => playerId))
  }
  expect(shown).toEqual(['ann', ...many, 'olga'])
  await socket.close()
})
