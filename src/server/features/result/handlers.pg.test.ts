// Closing results: medals in top bars and profiles, corrections, reopening, and what has to be
// settled before.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEvening, medalsTold, tellAll } from '#test/scenes/result-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const settled = { unplayed: 0, unanswered: 0 }
const kindsOf = async (player: TestPlayer) => {
  const rows = await app.db
    .selectFrom('alerts')
    .select('kind')
    .where('playerId', '=', player.playerId)
    .where('kind', 'in', ['medal-won', 'results-closed', 'results-corrected'])
    .orderBy('created')
    .orderBy('alertId')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('closing', () => {
  test('gives medals in open top bars and on profiles, tells everyone, and a correction moves them', async () => {
    const evening = await anEvening(app, ['Ann', 'Ben', 'Cleo', 'Dan'])
    const { eventId, organizer, players } = evening
    const [ann, ben, cleo, dan] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    await tellAll(evening)
    const window = await app.socket(ann.token)
    const [bar, profile, results] = [
      window.subscribe('players-me', {}),
      window.subscribe('players-byId', { playerId: ben.playerId }),
      window.subscribe('results-byEvent', { eventId }),
    ]
    expect(await results.next()).toEqual({ closed: null, awards: [] })
    expect(await bar.next()).toMatchObject({ player: { medalGold: 0 } })
    await profile.next()

    await organizer.must('results-close', { eventId, ...settled })
    await bar.until((me) => me.player?.medalGold === 1)
    await profile.until((shown) => shown.medalSilver === 1)
    expect((await results.until(({ closed }) => closed !== null)).awards).toEqual([
      { number: 0, medal: 'gold' },
      { number: 1, medal: 'silver' },
      { number: 2, medal: 'bronze' },
    ])
    expect(await Promise.all([ann, ben, cleo, dan].map(kindsOf))).toEqual([
      ['medal-won'],
      ['medal-won'],
      ['medal-won'],
      ['results-closed'],
    ])
    expect(await kindsOf(organizer)).toEqual([])
    expect(await organizer.call('results-close', { eventId, ...settled })).toMatchObject({
      refusal: { code: 'match-list-closed' },
    })

    app.clock.advance(1000)
    await evening.tell(1, 0)
    await bar.until((me) => me.player?.medalGold === 0 && me.player.medalSilver === 1)
    await profile.until((shown) => shown.medalGold === 1)
    await evening.tell(3, 2)
    expect(
      (await results.until(({ awards }) => awards.some(({ number }) => number === 3))).awards,
    ).toEqual([
      { number: 1, medal: 'gold' },
      { number: 0, medal: 'silver' },
      { number: 3, medal: 'bronze' },
    ])
    expect(await Promise.all([ann, ben, cleo, dan].map(medalsTold))).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
    ])
    expect(await kindsOf(cleo)).toEqual(['medal-won', 'results-corrected'])
    expect(await kindsOf(dan)).toEqual(['results-closed', 'medal-won'])

    await organizer.must('results-reopen', { eventId })
    await bar.until((me) => me.player?.medalSilver === 0)
    expect(await results.until(({ closed }) => closed === null)).toEqual({
      closed: null,
      awards: [],
    })
    expect(await Promise.all([ann, dan].map(kindsOf))).toEqual([[], []])
    expect(await organizer.call('results-reopen', { eventId })).toMatchObject({
      refusal: { code: 'results-open' },
    })
    await organizer.must('results-close', { eventId, ...settled })
    await profile.until((shown) => shown.medalGold === 1)
    await organizer.must('events-delete', { eventId })
    await profile.until((shown) => shown.medalGold === 0)
    expect(await results.refused()).toMatchObject({ code: 'event-not-found' })
    await window.close()
  })

  test('keeps the place of everyone for the history, however often it is asked for at once', async () => {
    const evening = await anEvening(app, ['Eve', 'Fay', 'Gus', 'Hal'])
    await tellAll(evening)
    const answers = await Promise.all(
      [0, 1, 2].map(() =>
        evening.organizer.call('results-close', { eventId: evening.eventId, ...settled }),
      ),
    )
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code)).toSorted()).toEqual([
      'match-list-closed',
      'match-list-closed',
      'ok',
    ])
    const rows = await app.db
      .selectFrom('results')
      .select(['playerId', 'rank', 'entrants', 'wins', 'losses', 'partnerId'])
      .where('eventId', '=', evening.eventId)
      .orderBy('rank')
      .execute()
    expect(rows).toEqual(
      [
        [3, 0],
        [2, 1],
        [1, 2],
        [0, 3],
      ].map(([wins, losses], index) => ({
        playerId: evening.players[index]?.playerId,
        rank: index + 1,
        entrants: 4,
        wins,
        losses,
        partnerId: null,
      })),
    )
  })

  test('an evening that is not played for a result has places and no medals', async () => {
    const evening = await anEvening(app, ['Ida', 'Jon', 'Kim', 'Lou'], { type: 'open play' })
    await tellAll(evening)
    await evening.organizer.must('results-close', { eventId: evening.eventId, ...settled })
    expect(await Promise.all(evening.players.map(medalsTold))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(await Promise.all(evening.players.map(kindsOf))).toEqual([
      ['results-closed'],
      ['results-closed'],
      ['results-closed'],
      ['results-closed'],
    ])
  })
})

describe('before', () => {
  test('what nobody played goes and what nobody answered counts, as many as the organizer saw', async () => {
    const evening = await anEvening(app, ['Max', 'Nia', 'Oto', 'Pia'])
    const {
      eventId,
      organizer,
      players: [max, nia],
    } = evening
    expect(
      await organizer.call('results-close', { eventId, unplayed: 6, unanswered: 0 }),
    ).toMatchObject({ refusal: { code: 'results-empty' } })
    await evening.tell(0, 3)
    const matchId = await evening.tell(0, 1)
    await organizer.must('matches-clear', { matchId })
    await max?.must('matches-report', { matchId, games: [[11, 9]], walkover: null })
    expect(
      await organizer.call('results-close', { eventId, unplayed: 4, unanswered: 0 }),
    ).toMatchObject({ refusal: { code: 'match-list-changed' } })
    const { reported } = await app.db
      .selectFrom('matches')
      .select('reported')
      .where('matchId', '=', matchId)
      .executeTakeFirstOrThrow()
    await nia?.must('matches-dispute', {
      matchId,
      reported: reported?.toISOString() ?? '',
      dispute: 'I won',
    })
    expect(
      await organizer.call('results-close', { eventId, unplayed: 4, unanswered: 1 }),
    ).toMatchObject({ refusal: { code: 'results-disputed' } })
    await organizer.must('matches-clear', { matchId })
    await max?.must('matches-report', { matchId, games: [[11, 9]], walkover: null })
    await organizer.must('results-close', { eventId, unplayed: 4, unanswered: 1 })
    const matches = await app.db
      .selectFrom('matches')
      .select(['state', 'confirmedBy'])
      .where('eventId', '=', eventId)
      .execute()
    expect(matches).toEqual([
      { state: 'confirmed', confirmedBy: organizer.playerId },
      { state: 'confirmed', confirmedBy: organizer.playerId },
    ])
  })

  test('players cannot close, and who may not see the event is told that there is none', async () => {
    const {
      eventId,
      players: [player],
      organizer,
    } = await anEvening(app, ['Quin', 'Ray', 'Sue', 'Tim'])
    const ask = { eventId, unplayed: 6, unanswered: 0 }
    expect(await player?.call('results-close', ask)).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
    expect(await player?.call('results-reopen', { eventId })).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
    const apart = await app.signedIn('Apart')
    await apart.must('players-block', { playerId: organizer.playerId, blocked: true })
    for (const answer of [
      await apart.call('results-close', ask),
      await organizer.call('results-close', { ...ask, eventId: randomUUID() }),
    ])
      expect(answer).toMatchObject({ refusal: { code: 'event-not-found' } })
    const window = await app.socket(apart.token)
    expect(await window.subscribe('results-byEvent', { eventId }).refused()).toMatchObject({
      code: 'event-not-found',
    })
    await window.close()
  })
})

test('the counts of a player equal the awards that exist, however these go', async () => {
  const evening = await anEvening(app, ['Yan', 'Zoe', 'Abe', 'Bea'])
  await tellAll(evening)
  await evening.organizer.must('results-close', { eventId: evening.eventId, ...settled })
  const [yan] = evening.players as [TestPlayer]
  expect(await medalsTold(yan)).toEqual([1, 0, 0])
  await app.db
    .updateTable('awards')
    .set({ medal: 'bronze' })
    .where('playerId', '=', yan.playerId)
    .execute()
  expect(await medalsTold(yan)).toEqual([0, 0, 1])
  await app.db.deleteFrom('events').where('eventId', '=', evening.eventId).execute()
  expect(await medalsTold(yan)).toEqual([0, 0, 0])
})

test('the history names place, medal and rating change of each event, and lists only those with a medal when asked', async () => {
  const evening = await anEvening(app, ['Una', 'Vera', 'Wim', 'Xeno'])
  await tellAll(evening)
  const [una, vera] = evening.players as [TestPlayer, TestPlayer]
  const window = await app.socket(una.token)
  const all = window.subscribe('events-history', { before: '2026-06-09', limit: 10 })
  expect((await all.next()).events).toMatchObject([{ title: 'Singles night', result: null }])
  const [golden, silver] = [
    window.subscribe('events-history', { before: '2026-06-09', limit: 10, medals: ['gold'] }),
    window.subscribe('events-history', {
      before: '2026-06-09',
      limit: 10,
      medals: ['silver', 'bronze'],
    }),
  ]
  expect([(await golden.next()).events, (await silver.next()).events]).toEqual([[], []])
  await evening.organizer.must('results-close', { eventId: evening.eventId, ...settled })
  expect((await all.until(({ events }) => events[0]?.result !== null)).events).toMatchObject([
    { partnerName: '', result: { rank: 1, entrants: 4, wins: 3, losses: 0, medal: 'gold' } },
  ])
  await golden.until(({ events }) => events.length === 1)
  app.clock.advance(1000)
  await evening.tell(1, 0)
  expect((await silver.until(({ events }) => events.length === 1)).events).toMatchObject([
    { result: { rank: 2, medal: 'silver' } },
  ])
  await golden.until(({ events }) => events.length === 0)
  await window.close()
  const other = await app.socket(vera.token)
  expect(
    (
      await other
        .subscribe('events-history', { before: '2026-06-09', limit: 10, medals: ['gold'] })
        .next()
    ).events,
  ).toHaveLength(1)
  await other.close()
})

test('an event of which nobody told a score is finished once it is over, and nobody is told of results', async () => {
  const {
    eventId,
    organizer,
    players: [max],
  } = await anEvening(app, ['Mia', 'Noa', 'Ole', 'Pam'])
  const { endsAt: ends } = await app.db
    .selectFrom('events')
    .select('endsAt')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  app.clock.set(ends.getTime() + 60_000)
  await organizer.must('results-close', { eventId, unplayed: 6, unanswered: 0 })
  expect(
    await app.db
      .selectFrom('match_lists')
      .select('state')
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ state: 'closed' })
  expect(
    await app.db.selectFrom('results').selectAll().where('eventId', '=', eventId).execute(),
  ).toEqual([])
  if (max !== undefined) expect(await kindsOf(max)).toEqual([])
})
