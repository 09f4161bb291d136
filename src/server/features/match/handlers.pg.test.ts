// Scores through the API: four players of a match, their organizer, and outsiders.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let place: string
let [olivia, coco, ann, ben, cleo, dan, zed]: TestPlayer[] = []
const people = ['olivia', 'coco', 'ann', 'ben', 'cleo', 'dan', 'zed'] as const
const who = (player: TestPlayer | undefined): TestPlayer => {
  if (player === undefined) throw new Error('nobody')
  return player
}

beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  ;[olivia, coco, ann, ben, cleo, dan, zed] = await Promise.all(
    people.map((name) => app.signedIn(name)),
  )
})
afterAll(() => app.close())

let eventId: string
let matchId: string
let otherId: string
beforeEach(async () => {
  await app.db.deleteFrom('alerts').execute()
  eventId = await anEvent(
    app.db,
    { location: place, organizer: 'olivia' },
    { type: 'round robin', title: 'Tuesday' },
  )
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'coco' }).execute()
  await openDoors(app, eventId)
  ;[matchId = '', otherId = ''] = await aMatchList(
    app.db,
    eventId,
    ['ann', 'ben', 'cleo', 'dan', null],
    [
      { a: [0, 1], b: [2, 3] },
      { round: 2, a: [0, 4], b: [1, 2] },
    ],
  )
})

const elevenSeven = { games: [[11, 7]] as [number, number][], walkover: null }
const nineEleven = { games: [[9, 11]] as [number, number][], walkover: null }
const row = (id = matchId) =>
  app.db
    .selectFrom('matches')
    .select([
      'state',
      'pointsA',
      'pointsB',
      'winner',
      'reportedBy',
      'disputedBy',
      'dispute',
      'confirmedBy',
      'resultOrder',
      'walkover',
      'reported',
      'confirmed',
    ])
    .where('matchId', '=', id)
    .executeTakeFirstOrThrow()
const told = async () => ({ matchId, reported: (await row()).reported?.toISOString() ?? '' })
const alerts = async () => {
  const rows = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'kind', 'params'])
    .where('kind', '<>', 'match-next')
    .execute()
  return rows
    .map(({ playerId, kind, params }) =>
      [playerId, kind, params['score'], params['reason']]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .sort()
}
const code = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const answer = await asked
  return answer.ok ? 'ok' : (answer.refusal?.code ?? '')
}

describe('a score', () => {
  test('is told by a player and confirmed by the other side: then it counts, and both windows see it', async () => {
    const window = await app.socket(who(cleo).token)
    const list = window.subscribe('matchLists-byEvent', { eventId })
    expect((await list.next()).matchList?.matches[0]?.state).toBe('planned')
    expect(await who(ann).must('matches-report', { matchId, ...elevenSeven })).toEqual({
      state: 'reported',
    })
    expect((await list.next()).matchList?.matches[0]).toMatchObject({
      state: 'reported',
      games: [[11, 7]],
      winner: 'a',
      reportedBy: 'ann',
    })
    expect(await alerts()).toEqual(['cleo score-to-confirm 7–11', 'dan score-to-confirm 7–11'])
    await who(dan).must('matches-confirm', await told())
    expect((await list.next()).matchList?.matches[0]).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'dan',
    })
    expect(await row()).toMatchObject({
      state: 'confirmed',
      pointsA: [11],
      pointsB: [7],
      reportedBy: 'ann',
      confirmedBy: 'dan',
      resultOrder: expect.any(Number) as number,
    })
    await window.close()
  })

  test('counts when the other side tells the same, and is refused when it tells another', async () => {
    await who(ann).must('matches-report', { matchId, ...elevenSeven })
    expect(await code(who(cleo).call('matches-report', { matchId, ...nineEleven }))).toBe(
      'match-reported',
    )
    expect(await who(cleo).must('matches-report', { matchId, ...elevenSeven })).toEqual({
      state: 'confirmed',
    })
    expect(await row()).toMatchObject({ state: 'confirmed', confirmedBy: 'cleo' })
    expect(await who(ben).must('matches-report', { matchId, ...elevenSeven })).toEqual({
      state: 'confirmed',
    })
    expect(await code(who(ben).call('matches-report', { matchId, ...nineEleven }))).toBe(
      'match-reported',
    )
  })

  test('is changed by its own side until it is answered; who confirms the old one is told to look again', async () => {
    await who(ann).must('matches-report', { matchId, ...elevenSeven })
    const seen = await told()
    app.clock.advance(1000)
    expect(await who(ben).must('matches-report', { matchId, ...nineEleven })).toEqual({
      state: 'reported',
    })
    expect(await code(who(cleo).call('matches-confirm', seen))).toBe('match-reported')
    await who(cleo).must('matches-confirm', await told())
    expect(await row()).toMatchObject({ winner: 'b', reportedBy: 'ben' })
  })

  test('must follow the rule of the event', async () => {
    expect(
      await who(ann).call('matches-report', { matchId, games: [[11, 10]], walkover: null }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'score-too-low', params: { game: 1, points: 12 } },
    })
    expect(
      await code(who(ann).call('matches-report', { matchId, games: [], walkover: null })),
    ).toBe('score-missing')
    await app.db
      .updateTable('events')
      .set({
        format: 'rotating partners',
        rounds: 6,
        points: 15,
        winBy: 1,
        scoring: 'rally',
        bestOf: 1,
        ranked: true,
        consolation: false,
      })
      .where('eventId', '=', eventId)
      .execute()
    expect(await code(who(ann).call('matches-report', { matchId, ...elevenSeven }))).toBe(
      'score-too-low',
    )
    await who(ann).must('matches-report', { matchId, games: [[14, 15]], walkover: null })
  })

  test('of a match the other side could not play counts as any other', async () => {
    await who(ann).must('matches-report', { matchId, games: [[4, 2]], walkover: 'a' })
    await who(cleo).must('matches-confirm', await told())
    expect(await row()).toMatchObject({
      state: 'confirmed',
      winner: 'a',
      walkover: true,
      pointsA: [4],
    })
  })

  test('is nobody else’s: not of who does not play in it, of who told it, or of those who may not see the event', async () => {
    expect(await code(who(zed).call('matches-report', { matchId, ...elevenSeven }))).toBe(
      'not-allowed',
    )
    expect(await code(who(dan).call('matches-report', { matchId: otherId, ...elevenSeven }))).toBe(
      'not-allowed',
    )
    await who(ann).must('matches-report', { matchId, ...elevenSeven })
    for (const player of [ann, ben, zed])
      expect(await code(who(player).call('matches-confirm', await told()))).toBe('not-allowed')
    expect(await code(who(ben).call('matches-dispute', { ...(await told()), dispute: 'No' }))).toBe(
      'not-allowed',
    )
    for (const name of ['matches-decide', 'matches-report'] as const)
      expect(await code(who(zed).call(name, { matchId, ...elevenSeven }))).toBe('not-allowed')
    expect(await code(who(ann).call('matches-clear', { matchId }))).toBe('not-allowed')
    await app.db
      .updateTable('events')
      .set({ invite: true, invited: 'Friends' })
      .where('eventId', '=', eventId)
      .execute()
    expect(await code(who(zed).call('matches-confirm', await told()))).toBe('match-not-found')
    expect(await row()).toMatchObject({ state: 'reported' })
  })
})

describe('a dispute', () => {
  test('goes to who runs the event; the decision is told to the players', async () => {
    await who(ann).must('matches-report', { matchId, ...elevenSeven })
    await app.db.deleteFrom('alerts').execute()
    await who(cleo).must('matches-dispute', { ...(await told()), dispute: 'We won 11–9' })
    expect(await row()).toMatchObject({
      state: 'disputed',
      disputedBy: 'cleo',
      dispute: 'We won 11–9',
      resultOrder: null,
    })
    expect(await alerts()).toEqual([
      'coco score-disputed 11–7 We won 11–9',
      'olivia score-disputed 11–7 We won 11–9',
    ])
    await app.db.deleteFrom('alerts').execute()
    await who(coco).must('matches-decide', { matchId, ...nineEleven })
    expect(await row()).toMatchObject({
      state: 'confirmed',
      winner: 'b',
      disputedBy: null,
      dispute: '',
      confirmedBy: 'coco',
    })
    expect(await alerts()).toEqual([
      'ann score-decided 9–11',
      'ben score-decided 9–11',
      'cleo score-decided 11–9',
      'dan score-decided 11–9',
    ])
  })

  test('ends when who disputes confirms after all, or when who told it agrees', async () => {
    await who(ann).must('matches-report', { matchId, ...elevenSeven })
    await who(cleo).must('matches-dispute', { ...(await told()), dispute: 'Hm' })
    await who(dan).must('matches-confirm', await told())
    expect(await row()).toMatchObject({ state: 'confirmed', winner: 'a' })
    await who(ann).must('matches-report', { matchId: otherId, ...elevenSeven })
    const other = { matchId: otherId, reported: (await row(otherId)).reported?.toISOString() ?? '' }
    await who(ben).must('matches-dispute', { ...other, dispute: 'Other way' })
    app.clock.advance(1000)
    expect(await who(ann).must('matches-report', { matchId: otherId, ...nineEleven })).toEqual({
      state: 'reported',
    })
    expect(await row(otherId)).toMatchObject({
      state: 'reported',
      winner: 'b',
      disputedBy: null,
      dispute: '',
    })
  })
})

describe('the organizer', () => {
  test('tells scores that count at once, corrects them, and takes them back; the place in the order of results stays through corrections', async () => {
    expect(await who(olivia).must('matches-report', { matchId, ...elevenSeven })).toEqual({
      state: 'confirmed',
    })
    const first = await row()
    expect(await alerts()).toEqual([])
    expect(await who(olivia).must('matches-report', { matchId: otherId, ...elevenSeven })).toEqual({
      state: 'confirmed',
    })
    expect(await code(who(olivia).call('matches-report', { matchId, ...nineEleven }))).toBe(
      'match-reported',
    )
    app.clock.advance(60_000)
    await who(olivia).must('matches-decide', { matchId, ...nineEleven })
    expect(await row()).toMatchObject({
      winner: 'b',
      resultOrder: first.resultOrder,
      confirmed: first.confirmed,
    })
    await who(olivia).must('matches-clear', { matchId })
    expect(await row()).toMatchObject({
      state: 'planned',
      winner: null,
      resultOrder: null,
      reported: null,
      pointsA: [],
    })
    expect(await code(who(olivia).call('matches-clear', { matchId }))).toBe('match-not-reported')
    await who(olivia).must('matches-report', { matchId, ...elevenSeven })
    const again = await row(otherId)
    expect(Number((await row()).resultOrder)).toBeGreaterThan(Number(again.resultOrder))
  })

  test('changes nothing but decisions once the results are closed, and medals follow those', async () => {
    await who(olivia).must('matches-report', { matchId, ...elevenSeven })
    await who(olivia).must('results-close', { eventId, unplayed: 1, unanswered: 0 })
    const gold = async () =>
      (
        await app.db
          .selectFrom('awards')
          .select('playerId')
          .where('eventId', '=', eventId)
          .where('medal', '=', 'gold')
          .execute()
      ).map(({ playerId }) => playerId)
    expect(['ann', 'ben']).toEqual(expect.arrayContaining(await gold()))
    expect(await gold()).toHaveLength(1)
    for (const asked of [
      who(ann).call('matches-report', { matchId, ...nineEleven }),
      who(olivia).call('matches-clear', { matchId }),
    ])
      expect(await code(asked)).toBe('match-list-closed')
    await who(olivia).must('matches-decide', { matchId, ...nineEleven })
    expect(['cleo', 'dan']).toEqual(expect.arrayContaining(await gold()))
    expect(await gold()).toHaveLength(1)
  })

  test('has the venue’s log keep what an admin of the venue decides, who does not run the event', async () => {
    await anAdmin(app.db, place, 'zed')
    await who(zed).must('matches-report', { matchId, ...elevenSeven })
    const lines = await app.db
      .selectFrom('location_log')
      .select(['actorId', 'action', 'detail'])
      .where('eventId', '=', eventId)
      .execute()
    expect(lines).toEqual([{ actorId: 'zed', action: 'score-decided', detail: '11–7' }])
    await app.db.deleteFrom('locations_admin').where('playerId', '=', 'zed').execute()
  })
})

describe('two at once', () => {
  test('of two different scores one stands and the other is refused', async () => {
    const codes = await Promise.all(
      [
        who(ann).call('matches-report', { matchId, ...elevenSeven }),
        who(cleo).call('matches-report', { matchId, ...nineEleven }),
      ].map(code),
    )
    expect(codes.sort()).toEqual(['match-reported', 'ok'])
    expect(await row()).toMatchObject({ state: 'reported' })
  })

  test('all four tell the same: it counts once', async () => {
    const states = await Promise.all(
      [ann, ben, cleo, dan].map((player) =>
        who(player).must('matches-report', { matchId, ...elevenSeven }),
      ),
    )
    expect(states.map(({ state }) => state)).toContain('confirmed')
    expect(await row()).toMatchObject({ state: 'confirmed' })
  })

  test('a call sent twice with its key is answered once', async () => {
    const key = '0198c2f0-0000-7000-8000-000000000001'
    const first = await who(ann).call('matches-report', { matchId, ...elevenSeven }, key)
    await who(dan).must('matches-confirm', await told())
    expect(await who(ann).call('matches-report', { matchId, ...elevenSeven }, key)).toEqual(first)
    expect(first).toEqual({ ok: true, value: { state: 'reported' } })
  })
})
