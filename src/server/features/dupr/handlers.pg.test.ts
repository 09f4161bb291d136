// DUPR ids and the match file: what players enter, and which organizers see it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/contract.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type DuprFields = { duprId?: string; duprRating?: number | null }
const note = (player: TestPlayer, fields: DuprFields) =>
  player.call('players-updatePlayer', { playerId: player.playerId, fields })

describe('a player', () => {
  test('notes an id in capitals, sees it in the own record, and takes it away again', async () => {
    const ann = await app.signedIn('Ann')
    const me = (await app.socket(ann.token)).subscribe('players-me', {})
    expect(await note(ann, { duprId: ' k9y-2p1 ' })).toMatchObject({ ok: true })
    await me.until(({ player }) => player?.duprId === 'K9Y2P1')
    expect(await note(ann, { duprId: 'no' })).toMatchObject({
      refusal: { code: 'dupr-id-invalid' },
    })
    expect(await note(ann, { duprId: '' })).toMatchObject({ ok: true })
    await me.until(({ player }) => player?.duprId === null)
  })

  test('shows the rating they noted, and never the id, on the profile', async () => {
    const [bob, cy] = [await app.signedIn('Bob'), await app.signedIn('Cyd')]
    await note(bob, { duprId: 'SECRET', duprRating: 3.625 })
    const profile = await (
      await app.socket(cy.token)
    )
      .subscribe('players-byId', { playerId: 'bob' })
      .next()
    expect(profile.duprRating).toBe(3.625)
    expect(JSON.stringify(profile)).not.toContain('SECRET')
  })

  test('changes the rating without the id, and leaves nothing behind with the account', async () => {
    const dan = await app.signedIn('Dan')
    await note(dan, { duprId: 'DAN123', duprRating: 4 })
    await note(dan, { duprRating: null })
    const row = await app.db
      .selectFrom('players_private')
      .select(['duprId', 'duprRating'])
      .where('playerId', '=', 'dan')
      .executeTakeFirst()
    expect(row).toEqual({ duprId: 'DAN123', duprRating: null })
  })
})

type Changes = { hasIds?: boolean }

async function anEvening(tag: string, { hasIds = true }: Changes = {}) {
  const organizer = await app.signedIn(`${tag}-org`)
  const location = await aLocation(app.db)
  const players: TestPlayer[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    const player = await app.signedIn(`${tag}-${name}`)
    if (hasIds) await note(player, { duprId: `${tag}${name}00` })
    players.push(player)
  }
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { startDate: '2026-06-01' },
  )
  const numbers = players.map(({ playerId }) => playerId)
  const matchIds = await aMatchList(
    app.db,
    eventId,
    [...numbers, null],
    [
      { round: 1, a: [0, 1], b: [2, 3] },
      { round: 2, a: [0, 2], b: [1, 3] },
      { round: 3, a: [0, 4], b: [1, 3] },
      { round: 4, a: [0, 3], b: [1, 2] },
    ],
  )
  const at = new Date()
  const score = async (index: number, state: 'confirmed' | 'reported') =>
    app.db
      .updateTable('matches')
      .set({
        state,
        pointsA: [11, 9],
        pointsB: [7, 11],
        winner: 'a',
        reported: at,
        confirmed: state === 'confirmed' ? at : null,
        resultOrder: state === 'confirmed' ? 5_000_000 + index + tag.charCodeAt(0) * 10 : null,
      })
      .where('matchId', '=', matchIds[index] ?? '')
      .execute()
  await score(0, 'confirmed')
  await score(1, 'reported')
  await score(2, 'confirmed')
  return { organizer, players, eventId, location }
}

const reasons = ({ leftOut }: CallOutput<'results-duprFile'>) =>
  leftOut.map(({ reason, matches, names }) => [reason, matches, names.join()])

describe('the file of an event', () => {
  test('has its confirmed matches, and says what is left out', async () => {
    const { organizer, eventId } = await anEvening('eve')
    const file = await organizer.must('results-duprFile', { eventId })
    expect(file.rows).toEqual([
      {
        date: '2026-06-01',
        scoring: 'side-out',
        a: [
          { playerName: 'eve-a', duprId: 'EVEA00' },
          { playerName: 'eve-b', duprId: 'EVEB00' },
        ],
        b: [
          { playerName: 'eve-c', duprId: 'EVEC00' },
          { playerName: 'eve-d', duprId: 'EVED00' },
        ],
        games: [
          [11, 7],
          [9, 11],
        ],
      },
    ])
    expect(reasons(file)).toEqual([
      ['score', 1, ''],
      ['guest', 1, ''],
    ])
  })

  test('names the players without an id', async () => {
    const { organizer, eventId, players } = await anEvening('fay', { hasIds: false })
    for (const player of players.slice(1)) await note(player, { duprId: 'AB12C3' })
    const file = await organizer.must('results-duprFile', { eventId })
    expect(file.rows).toEqual([])
    expect(reasons(file)).toContainEqual(['no-id', 1, 'fay-a'])
    expect(file.players).toContainEqual({ playerName: 'fay-a', duprId: null })
  })

  test('shows no id of a player that was only put into the event', async () => {
    const { organizer, eventId, players } = await anEvening('gil')
    await app.db
      .deleteFrom('own_acts')
      .where('eventId', '=', eventId)
      .where('playerId', '=', players[3]?.playerId ?? '')
      .execute()
    const file = await organizer.must('results-duprFile', { eventId })
    expect(JSON.stringify(file)).not.toContain('GILD00')
    expect(reasons(file)).toContainEqual(['not-acted', 1, 'gil-d'])
  })

  test('is for its organizer and cohosts, not for its players or the admins of the venue', async () => {
    const { eventId, players, location } = await anEvening('hal')
    const [admin, cohost] = [await app.signedIn('hal-admin'), await app.signedIn('hal-co')]
    await anAdmin(app.db, location, admin.playerId)
    await app.db
      .insertInto('event_cohosts')
      .values({ eventId, playerId: cohost.playerId })
      .execute()
    for (const viewer of [admin, ...players])
      expect(await viewer.call('results-duprFile', { eventId })).toMatchObject({
        refusal: { code: 'not-allowed' },
      })
    expect((await cohost.must('results-duprFile', { eventId })).rows).toHaveLength(1)
  })

  test('leaves out a match of a player that deleted their account', async () => {
    const { organizer, eventId, players } = await anEvening('ida')
    await app.db
      .updateTable('players')
      .set({ userId: null, playerName: 'Deleted player', nameLook: null })
      .where('playerId', '=', players[0]?.playerId ?? '')
      .execute()
    const file = await organizer.must('results-duprFile', { eventId })
    expect(reasons(file)).toContainEqual(['guest', 2, ''])
  })
})

test('the file of a league has the matches of its days, for its organizer alone', async () => {
  const { organizer, players, eventId, location } = await anEvening('joy')
  const fields = leagueFieldsAt(location, { startDate: '2026-06-01' })
  const { leagueSeriesId } = await organizer.must('leagues-create', { fields })
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  await app.db
    .updateTable('events')
    .set({ leagueSeriesId, leagueDay: 1 })
    .where('eventId', '=', eventId)
    .execute()
  const file = await organizer.must('leagues-duprFile', { leagueSeriesId })
  expect(file.rows).toHaveLength(1)
  expect(file.players).toHaveLength(4)
  const admin = await app.signedIn('joy-admin')
  await anAdmin(app.db, location, admin.playerId)
  for (const viewer of [admin, ...players])
    expect(await viewer.call('leagues-duprFile', { leagueSeriesId })).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
})
