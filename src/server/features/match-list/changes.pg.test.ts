// Changes by organizers in an open match list.
import { expect, test } from 'vitest'
import {
  app,
  cora,
  evening,
  location,
  olga,
  score,
  some,
  startEvenings,
} from '#test/scenes/evening-scene.ts'
import { alertKindsOf, signUp } from '#test/scenes/event-scene.ts'
import { matchListOf, roundsInWords } from '#test/scenes/match-list-scene.ts'
import { anEvent } from '#test/support/builders.ts'

startEvenings()

test('a round is changed by hand: two change places, one stands in, a match goes to another court, a round is dropped', async () => {
  const night = await evening(9)
  const { eventId } = night
  await night.plan(
    '0+1 v 2+3 | 4+5 v 6+7 / 8',
    '0+2 v 4+6 | 1+3 v 5+8 / 7',
    '0+3 v 1+2 | 4+7 v 5+6 / 8',
  )
  await score(night, 1, 1)
  await olga.must('matchLists-swap', { eventId, round: 1, number: 4, withNumber: 8 })
  await olga.must('matchLists-swap', { eventId, round: 2, number: 0, withNumber: 1 })
  expect(
    await olga.call('matchLists-swap', { eventId, round: 1, number: 0, withNumber: 5 }),
  ).toMatchObject({ refusal: { code: 'round-played' } })
  await olga.must('matchLists-dropRound', { eventId, round: 2 })
  expect(await olga.call('matchLists-dropRound', { eventId, round: 1 })).toMatchObject({
    refusal: { code: 'round-played' },
  })
  expect(roundsInWords(await night.now())).toEqual([
    '1: 0+1 v 2+3 11:4 | 5+8 v 6+7 / 4',
    '2: 0+3 v 1+2 | 4+7 v 5+6 / 8',
  ])
  const { number } = await olga.must('matchLists-addPlayer', {
    eventId,
    playerId: 'jo1',
    isGuest: false,
  })
  await olga.must('matchLists-substitute', { eventId, number: 5, withNumber: number })
  const moved = (await night.now()).matches.find(({ round, court }) => round === 2 && court === 2)
  await olga.must('matches-move', { matchId: moved?.matchId ?? '', court: 1 })
  const list = await night.now()
  expect(roundsInWords(list)).toEqual([
    '1: 0+1 v 2+3 11:4 | 8+9 v 6+7 / 4',
    '2: 0+3 v 1+2 | 4+7 v 6+9 / 8',
  ])
  expect(list.matches.map(({ court }) => court)).toEqual([1, 2, 2, 1])
  expect(list.players[5]).toMatchObject({ playerName: 'Finn', presence: 'left' })
  expect(await alertKindsOf(app.db, 'jo1')).toContain('added-to-event')
})

test('steps are taken back one by one, until a score was told', async () => {
  const night = await evening(5)
  const { eventId } = night
  await night.plan('0+1 v 2+3 / 4', '0+2 v 1+4 / 3')
  const planned = await night.now()
  await olga.must('matchLists-setFormat', {
    eventId,
    format: { ...planned.format, points: 15, format: 'scramble' },
  })
  await olga.must('matchLists-setCourts', { eventId, courts: [4, 2] })
  await olga.must('matchLists-addPlayer', { eventId, playerId: 'ann', isGuest: true })
  await olga.must('matchLists-setTeams', {
    eventId,
    teams: [
      [0, 3],
      [1, 2],
    ],
  })
  await olga.must('matchLists-dropRound', { eventId, round: 1 })
  const undone: (string | null)[] = []
  for (let step = 0; step < 5; step += 1) {
    undone.push((await night.now()).undoable)
    await olga.must('matchLists-undo', { eventId })
  }
  expect(undone).toEqual(['drop-round', 'teams', 'add-guest', 'courts', 'format'])
  const back = await night.now()
  expect({ ...back, revision: 0 }).toEqual({ ...planned, revision: 0 })
  await score(night, 1, 1)
  expect((await night.now()).undoable).toBeNull()
  expect(await olga.call('matchLists-undo', { eventId })).toMatchObject({
    refusal: { code: 'nothing-to-undo' },
  })
  expect(roundsInWords(await night.now())).toEqual(['1: 0+1 v 2+3 11:4 / 4', '2: 0+2 v 1+4 / 3'])
})

test('taking a check-in back takes it back on the roster too', async () => {
  const night = await evening(4)
  await olga.must('matchLists-setPresence', {
    eventId: night.eventId,
    numbers: [0],
    presence: 'expected',
  })
  await olga.must('matchLists-undo', { eventId: night.eventId })
  expect((await night.now()).players[0]?.presence).toBe('here')
  expect(
    await app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('eventId', '=', night.eventId)
      .where('playerId', '=', 'ann')
      .executeTakeFirst(),
  ).toEqual({ attendance: 'here' })
})

test('who joins at the court sees the private event they are in', async () => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { invite: true, invited: 'Friends' },
  )
  await olga.must('matchLists-start', { eventId })
  const socket = await app.socket(cora.token)
  expect((await socket.subscribe('matchLists-byEvent', { eventId }).refused()).code).toBe(
    'event-not-found',
  )
  expect(
    await olga.must('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: false }),
  ).toEqual({ number: 0 })
  expect(
    (await socket.subscribe('matchLists-byEvent', { eventId }).next()).matchList?.players,
  ).toMatchObject([{ playerName: 'Cora', presence: 'here' }])
  expect(
    await olga.call('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: false }),
  ).toMatchObject({ refusal: { code: 'already-signed-up' } })
  for (let guest = 0; guest < 4; guest += 1)
    await olga.must('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: true })
  expect(
    await olga.call('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: true }),
  ).toMatchObject({ refusal: { code: 'too-many-guests' } })
  await socket.close()
})

test('the players of the round on court are called, once, and the calls of the round before go', async () => {
  const night = await evening(5)
  const { eventId } = night
  const calls = () =>
    app.db
      .selectFrom('alerts')
      .select(['playerId', 'params'])
      .where('kind', '=', 'match-next')
      .where('eventId', '=', eventId)
      .orderBy('playerId')
      .orderBy('created')
      .execute()
  await night.plan('0+1 v 2+3 / 4', '0+2 v 1+4 / 3')
  expect((await calls()).map(({ playerId }) => playerId)).toEqual(['ann', 'ben', 'cleo', 'dan'])
  expect((await calls())[0]?.params).toMatchObject({
    round: '1',
    court: '1',
    partner: 'Ben',
    opponents: 'Cleo, Dan',
  })
  await night.plan('0+2 v 1+3 / 4', '0+2 v 1+4 / 3')
  expect(await calls()).toHaveLength(4)
  app.clock.advance(60_000)
  const { matches } = await night.now()
  for (const { matchId } of matches)
    await olga.must('matches-report', { matchId, games: [[11, 4]], walkover: null })
  expect(
    (await calls()).map(({ playerId, params }) => `${playerId} ${params['round'] ?? ''}`),
  ).toEqual(['ann 2', 'ben 2', 'cleo 2', 'eve 2'])
})

test('women and men of mixed doubles are for organizers, and only there', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  const [wanda, max] = [
    await app.signedIn('Wanda', { gender: 'woman' }),
    await app.signedIn('Max', { gender: 'man' }),
  ]
  for (const player of [wanda, max, ...some(1)]) await signUp(player, eventId)
  await olga.must('matchLists-start', { eventId })
  expect(await olga.must('matchLists-genders', { eventId })).toEqual({ genders: [] })
  const { format } = await matchListOf(app, olga, eventId)
  await olga.must('matchLists-setFormat', {
    eventId,
    format: { ...format, format: 'mixed doubles' },
  })
  await olga.must('matchLists-setGender', { eventId, number: 2, gender: 'woman' })
  expect(await olga.must('matchLists-genders', { eventId })).toEqual({
    genders: [
      { number: 0, gender: 'woman' },
      { number: 1, gender: 'man' },
      { number: 2, gender: 'woman' },
    ],
  })
  expect(await max.call('matchLists-genders', { eventId })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
})
