// A club's polls through the API: its organizers ask, its members answer.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPollsMax } from '#domain/club/club-poll.ts'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  ben,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import type { TestPlayer } from '#test/support/test-app.ts'

startClubs()

type Club = { locationId: string; clubId: string }
const times = ['2030-06-03T18:30', '2030-06-02T09:00']
const aPoll = (club: Club, changes: object = {}) => ({
  ...club,
  pollId: randomUUID(),
  kind: 'times' as const,
  question: 'When do we play?',
  options: times,
  closes: null,
  ...changes,
})
const watch = async (player: TestPlayer, club: Club) =>
  (await app.socket(player.token)).subscribe('clubPolls-list', club)
const heardBy = async (playerId: string, { clubId }: Club) =>
  (await alertsOf(playerId))
    .filter(({ kind, params }) => kind === 'club-poll' && params['clubId'] === clubId)
    .map(({ params }) => params['title'])

describe('a poll', () => {
  test('is asked once, told to members, and counted live', async () => {
    const club = await aClubOf(['ann', 'ben'])
    const [olgas, anns] = [await watch(olga, club), await watch(ann, club)]
    expect(await anns.next()).toEqual({ mayAsk: false, polls: [] })
    const poll = aPoll(club)
    await olga.must('clubPolls-ask', poll)
    await olga.must('clubPolls-ask', poll)
    expect(await anns.until(({ polls }) => polls.length === 1)).toMatchObject({
      polls: [
        {
          kind: 'times',
          options: ['2030-06-02T09:00', '2030-06-03T18:30'],
          votes: [0, 0],
          voters: 0,
          closed: false,
          mine: [],
        },
      ],
    })
    expect([await heardBy('ann', club), await heardBy('olga', club)]).toEqual([[poll.question], []])
    const answer = (player: TestPlayer, choices: number[]) =>
      player.must('clubPolls-vote', { ...club, pollId: poll.pollId, choices })
    await answer(ann, [0, 1])
    await answer(ben, [1])
    expect(await olgas.until(({ polls }) => polls[0]?.voters === 2)).toMatchObject({
      mayAsk: true,
      polls: [{ votes: [1, 2], mine: [] }],
    })
    expect(await anns.until(({ polls }) => polls[0]?.voters === 2)).toMatchObject({
      polls: [{ votes: [1, 2], mine: [0, 1] }],
    })
    await answer(ann, [])
    expect(await anns.until(({ polls }) => polls[0]?.voters === 1)).toMatchObject({
      polls: [{ votes: [0, 1], mine: [] }],
    })
  })

  test('takes answers that it has, from members, until it is closed', async () => {
    const club = await aClubOf(['ann'])
    const { pollId, ...poll } = aPoll(club, { kind: 'yes-no', options: [] })
    await olga.must('clubPolls-ask', { ...poll, pollId })
    const vote = (player: TestPlayer, choices: number[]) =>
      player.call('clubPolls-vote', { ...club, pollId, choices })
    for (const wrong of [[2], [0, 1], [0, 0]])
      expect(await vote(ann, wrong)).toEqual(refusedAs('bad-input', { field: 'choices' }))
    expect(await vote(ben, [0])).toEqual(notFound)
    const other = await aClubOf(['ben'])
    expect(await ben.call('clubPolls-vote', { ...other, pollId, choices: [0] })).toEqual(
      refusedAs('poll-not-found'),
    )
    expect((await vote(ann, [0])).ok).toBe(true)
    await olga.must('clubPolls-close', { ...club, pollId })
    expect(await vote(ann, [1])).toEqual(refusedAs('poll-closed'))
    expect(await (await watch(ann, club)).next()).toMatchObject({
      polls: [{ closed: true, votes: [1, 0] }],
    })
  })

  test('asks for no times that are over, or before it ends', async () => {
    const club = await aClubOf(['ann'])
    const ask = async (changes: object) => olga.call('clubPolls-ask', aPoll(club, changes))
    expect(await ask({ options: ['2001-01-01T09:00', times[0]] })).toEqual(
      refusedAs('poll-times-past'),
    )
    expect(await ask({ closes: '2030-06-02T20:00:00.000Z' })).toEqual(refusedAs('poll-times-past'))
    expect(await ask({ closes: '2030-06-01T20:00:00.000Z' })).toMatchObject({ ok: true })
  })

  test('closes at its time', async () => {
    const club = await aClubOf(['ann'])
    const closes = new Date(app.clock.now() + 60_000).toISOString()
    const poll = aPoll(club, { closes })
    expect(
      await olga.call('clubPolls-ask', aPoll(club, { closes: '2001-01-01T00:00:00.000Z' })),
    ).toEqual(refusedAs('poll-closes-past'))
    await olga.must('clubPolls-ask', poll)
    const vote = () => ann.call('clubPolls-vote', { ...club, pollId: poll.pollId, choices: [0] })
    expect((await vote()).ok).toBe(true)
    app.clock.advance(60_000)
    expect(await vote()).toEqual(refusedAs('poll-closed'))
  })

  test('is for officers that plan, few at once, and goes with its alerts', async () => {
    const club = await aClubOf(['ann', 'ben'])
    for (const office of ['secretary', 'treasurer'] as const) {
      await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office })
      expect(await ben.call('clubPolls-ask', aPoll(club))).toEqual(refusedAs('not-allowed'))
    }
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'organizer' })
    const first = aPoll(club)
    await ben.must('clubPolls-ask', first)
    await app.db
      .insertInto('club_polls')
      .values(
        Array.from({ length: openPollsMax - 1 }, () => ({
          pollId: randomUUID(),
          locationId: club.locationId,
          slug: club.clubId,
          kind: 'yes-no' as const,
          question: 'Play?',
          options: ['yes', 'no'],
          created: new Date(),
        })),
      )
      .execute()
    expect(await ben.call('clubPolls-ask', aPoll(club))).toEqual(
      refusedAs('too-many-polls', { n: openPollsMax }),
    )
    await ben.must('clubPolls-remove', { ...club, pollId: first.pollId })
    expect(await heardBy('ann', club)).toEqual([])
  })

  test('names to those that may ask the members they see, and nobody to others', async () => {
    const shy = await app.signedIn('Shy voter')
    const club = await aClubOf(['ann', shy.playerId])
    const { pollId, ...poll } = aPoll(club)
    await olga.must('clubPolls-ask', { ...poll, pollId })
    for (const player of [ann, shy])
      await player.must('clubPolls-vote', { ...club, pollId, choices: [1] })
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', shy.playerId)
      .execute()
    expect(await olga.must('clubPolls-voters', { ...club, pollId })).toEqual({
      voters: [[], ['Ann']],
    })
    expect(await ann.call('clubPolls-voters', { ...club, pollId })).toEqual(
      refusedAs('not-allowed'),
    )
    const { polls } = await (await watch(olga, club)).next()
    expect(polls[0]).toMatchObject({ votes: [0, 2], voters: 2 })
  })
})
