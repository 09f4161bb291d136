// The operator's review of held results that no admin of the venue may review.
import { expect, test } from 'vitest'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { closeCup, openCup, recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'

startOperator()

async function aHeldCup(title: string) {
  app.clock.set('2026-06-02T21:30:00Z')
  const location = await aLocation(app.db, { name: 'Riverside Courts' })
  const olga = await app.signedIn(`Olga${title[0]}`)
  await anAdmin(app.db, location, olga.playerId)
  const players = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(`${name}${title[0]}`)),
  )
  const eventId = await openCup(app, {
    location,
    organizer: olga,
    entrants: players.map((player) => ({ player, isPutIn: false })),
    fields: { title },
  })
  await closeCup(app, olga, eventId)
  await app.db
    .updateTable('events')
    .set({ ranking: 'held' })
    .where('eventId', '=', eventId)
    .execute()
  return { eventId, location, ann: players[0]?.playerId ?? '' }
}

test('an operator lists held results, and ranks an event or takes it out for good', async () => {
  const { eventId, location, ann } = await aHeldCup('Spring cup')
  const other = await aHeldCup('Autumn cup')
  expect(await admin('results', 'held')).toMatchObject({
    events: [
      { eventId, title: 'Spring cup', locationName: 'Riverside Courts' },
      { eventId: other.eventId, title: 'Autumn cup' },
    ],
  })
  await settleRecords(app)
  expect(await recordOf(app, ann)).toMatchObject({ wins: 0 })
  const window = (await app.socket((await app.signedIn('Zoe')).token)).subscribe('events-byId', {
    eventId,
  })
  await window.next()
  await admin('results', 'rank', eventId)
  await window.until(({ ranking }) => ranking === 'ranked')
  await admin('results', 'unrank', other.eventId)
  await settleRecords(app)
  expect([await recordOf(app, ann), await recordOf(app, other.ann)]).toMatchObject([
    { wins: 3, medals: [1, 0, 0] },
    { wins: 0, medals: [0, 0, 0] },
  ])
  expect(await admin('results', 'held')).toEqual({ events: [] })
  expect(await logLines()).toEqual([`results rank ${eventId}`, `results unrank ${other.eventId}`])
  const lines = await app.db
    .selectFrom('location_log')
    .select(['action', 'actorId'])
    .where('locationId', '=', location)
    .where('eventId', '=', eventId)
    .execute()
  expect(lines).toEqual([{ action: 'event-ranked', actorId: null }])
})

test('only held results are the operator’s to decide', async () => {
  const { eventId } = await aHeldCup('Winter cup')
  await admin('results', 'rank', eventId)
  await expect(admin('results', 'unrank', eventId)).rejects.toThrow('not held')
  await expect(admin('results', 'rank', 'nowhere')).rejects.toThrow('There is no event "nowhere"')
})
