// Joining and leaving a club.
import { describe, expect, test } from 'vitest'
import { composeAlert } from '#contract/alert-words.ts'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  ben,
  count,
  invitedTo,
  location,
  membersOf,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { askedDuring } from '#test/support/asked-during.ts'

startClubs()

describe('members', () => {
  test('who is added is told, once, and an open invitation ends', async () => {
    const club = await aClubOf()
    const dan = await app.signedIn('Dan')
    await olga.must('clubMembers-invite', { ...club, playerId: 'dan', invited: true })
    await olga.must('clubMembers-add', { ...club, playerId: 'dan' })
    const isIn = (player: string) => ({
      ok: false,
      refusal: { code: 'already-member', params: { player } },
    })
    expect(await olga.call('clubMembers-add', { ...club, playerId: 'dan' })).toEqual(isIn('Dan'))
    expect(await olga.call('clubMembers-add', { ...club, playerId: 'olga' })).toEqual(isIn('Olga'))
    expect(
      await olga.call('clubMembers-invite', { ...club, playerId: 'dan', invited: true }),
    ).toEqual(isIn('Dan'))
    expect(await dan.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect([
      await membersOf(club),
      await invitedTo(club),
      await alertKindsOf(app.db, 'dan'),
    ]).toEqual([['dan', 'olga'], [], ['club-invited', 'club-added']])
  })

  test('members of a deleted club are told that it was deleted, those removed that they are out', async () => {
    const [gone, left] = [await aClubOf(['ann']), await aClubOf(['ann'])]
    await olga.must('clubs-delete', gone)
    await olga.must('clubMembers-remove', { ...left, playerId: 'ann' })
    const told = (await alertsOf('ann')).filter(
      ({ kind, params }) =>
        kind === 'club-removed' && [gone.clubId, left.clubId].includes(params['clubId'] ?? ''),
    )
    const words = told.map(
      ({ kind, params }) =>
        composeAlert({ kind, params }, { language: 'en', locale: 'en', day: String, time: String })
          .sentence,
    )
    expect(words.toSorted()).toEqual([
      expect.stringMatching(/^The club .+ was deleted$/),
      expect.stringMatching(/^You’re no longer in the club /),
    ])
  })

  test('who is removed is told, who leaves is not, and the owner stays', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await olga.must('clubMembers-remove', { ...club, playerId: 'ann' })
    await ben.must('clubMembers-remove', { ...club, playerId: 'ben' })
    expect(await olga.call('clubMembers-remove', { ...club, playerId: 'ann' })).toEqual(
      refusedAs('not-a-member'),
    )
    expect(await olga.call('clubMembers-remove', { ...club, playerId: 'olga' })).toEqual(
      refusedAs('club-owner-stays'),
    )
    expect(await ben.call('clubMembers-remove', { ...club, playerId: 'ben' })).toEqual(notFound)
    expect(await membersOf(club)).toEqual(['olga'])
    expect(
      (await alertsOf('ann')).filter(
        ({ kind, params }) => kind === 'club-removed' && params['clubId'] === club.clubId,
      ),
    ).toHaveLength(1)
    expect((await alertsOf('ben')).filter(({ kind }) => kind === 'club-removed')).toEqual([])
  })

  test('who leaves while the club goes to another owner has left', async () => {
    const club = await aClubOf(['ann', 'ben'])
    const left = await askedDuring(
      app.db,
      (tx) =>
        tx
          .updateTable('clubs')
          .set({ playerId: 'ben' })
          .where('locationId', '=', club.locationId)
          .where('slug', '=', club.clubId)
          .execute(),
      () => ann.call('clubMembers-remove', { ...club, playerId: 'ann' }),
    )
    expect(left).toMatchObject({ ok: true })
    expect(await membersOf(club)).toEqual(['ben', 'olga'])
  })

  test('an alert names who, which club and where it leads', async () => {
    const club = await aClubOf()
    await app.signedIn('Eve')
    await olga.must('clubMembers-invite', { ...club, playerId: 'eve', invited: true })
    const clubName = `Club ${count}`
    expect(await alertsOf('eve')).toEqual([
      {
        kind: 'club-invited',
        params: {
          player: 'Olga',
          club: clubName,
          clubName,
          clubId: club.clubId,
          locationId: location,
          location: 'Pier 7',
        },
      },
    ])
  })

  test('the number of members stays that of the members while many come and go at once', async () => {
    const club = await aClubOf()
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.signedIn(`Mover${index}`)),
    )
    await Promise.all(
      people.slice(0, 3).map(({ playerId }) => olga.must('clubMembers-add', { ...club, playerId })),
    )
    const window = (await app.socket(olga.token)).subscribe('clubs-byId', club)
    await window.next()
    const answers = await Promise.all([
      ...people
        .slice(0, 2)
        .flatMap(({ playerId }) => [
          olga.call('clubMembers-remove', { ...club, playerId }),
          olga.call('clubMembers-remove', { ...club, playerId }),
        ]),
      ...people
        .slice(3)
        .flatMap(({ playerId }) => [
          olga.call('clubMembers-add', { ...club, playerId }),
          olga.call('clubMembers-add', { ...club, playerId }),
        ]),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await membersOf(club)).toEqual(['mover2', 'mover3', 'mover4', 'mover5', 'olga'])
    expect((await window.until(({ memberCount }) => memberCount === 5)).members).toHaveLength(5)
  })
})

test('adding members while the club is deleted ends in members of a club or in none', async () => {
  const club = await aClubOf()
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => app.signedIn(`Racer${index}`)),
  )
  const [deleted, ...added] = await Promise.all([
    olga.call('clubs-delete', club),
    ...people.map(({ playerId }) => olga.call('clubMembers-add', { ...club, playerId })),
  ])
  expect(deleted).toEqual({ ok: true, value: { success: true } })
  for (const answer of added)
    expect([{ ok: true, value: { success: true } }, notFound]).toContainEqual(answer)
  expect(await membersOf(club)).toEqual([])
})
