// Ratings on profiles: empty at first, then a rating that follows confirmed and corrected matches,
// explained in words.
import { topics } from '#server/live/topics.ts'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('Ann sees her rating come, explain itself and follow a correction, and Ben sees it on her profile @proof', async ({
  story,
}) => {
  const { db, deps } = story.app
  const location = await aLocation(db)
  const ann = await story.player('Ann Rivera', '/player', { skill: 3.5 })
  const [ben, cleo, dan] = [
    await story.player('Ben Okafor', '/viewplayer/Ann%20Rivera', {
      skill: 4,
      language: 'es',
      theme: 'dark',
    }),
    await story.app.signedIn('Cleo'),
    await story.app.signedIn('Dan'),
  ]
  const rating = ann.page
    .locator('section')
    .filter({ has: ann.page.getByRole('heading', { name: 'Rating', exact: true }) })
  await expect(rating).toContainText('No rated match yet')

  const eventId = await aMatchList(
    db,
    { location, organizer: cleo.playerId },
    { startDate: '2026-05-30' },
  )
  const sides = { a: [ann.player.playerId, ben.player.playerId], b: [cleo.playerId, dan.playerId] }
  const play = async (games: readonly (readonly [number, number])[]) => {
    const matchId = await aResult(db, { eventId, ...sides, games })
    deps.bus.publish([topics.matchList(eventId)])
    return matchId
  }
  const first = await play([[11, 5]])
  await expect(rating).toContainText('Expected 11–9, played 11–5')
  await expect(rating).toContainText('Provisional')
  await expect(rating).toContainText('9 more rated matches')
  await play([
    [9, 11],
    [11, 8],
    [11, 9],
  ])
  await expect(rating).toContainText('played 9–11, 11–8, 11–9')
  await expect(ann.page.getByText('Rating match by match').first()).toBeVisible()
  await ann.page.getByText('Show as table').click()
  await expect(ann.page.getByRole('row', { name: /May 30, 2026/ })).toHaveCount(2)
  await ann.page.getByText('How the rating works').click()
  await expectAccessible(ann.page)

  await expect(ben.page.getByText('Esperado 11–9, jugado 11–5')).toBeVisible()
  await expect(ben.page.getByText('Valoración partido a partido').first()).toBeVisible()
  await expectAccessible(ben.page)

  await db
    .updateTable('matches')
    .set({ pointsA: [5], pointsB: [11], winner: 'b' })
    .where('matchId', '=', first)
    .execute()
  deps.bus.publish([topics.matchList(eventId)])
  await expect(rating).toContainText('Expected 11–9, played 5–11')
  await expect(ben.page.getByText('Esperado 11–9, jugado 5–11')).toBeVisible()
  await expect(ann.page.getByRole('link', { name: 'Results of May 30, 2026' })).toHaveCount(2)
  await expect(ben.page.getByRole('link', { name: /Resultados/ })).toHaveCount(0)
})
