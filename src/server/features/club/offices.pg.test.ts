// Club officers through the API: what each may do, and changing the owner.
import { describe, expect, test } from 'vitest'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  ben,
  invitedTo,
  location,
  membersOf,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'

startClubs()

const notAllowed = refusedAs('not-allowed')
async function aClubWith(office: ClubOffice | null) {
  const club = await aClubOf(['ann', 'ben'])
  if (office !== null)
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ann', office })
  return club
}

describe('an office', () => {
  test('is given and taken by the owner alone, and told once', async () => {
    const club = await aClubWith('secretary')
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ann', office: 'secretary' })
    const told = (await alertsOf('ann')).filter(
      ({ kind, params }) => kind === 'club-office' && params['clubId'] === club.clubId,
    )
    expect(told.map(({ params }) => params['office'])).toEqual(['secretary'])
    const give = { ...club, playerId: 'ben', office: 'treasurer' as const }
    expect(await ann.call('clubMembers-setOffice', give)).toEqual(notAllowed)
    expect(await ben.call('clubMembers-setOffice', give)).toEqual(notAllowed)
    expect(await olga.call('clubMembers-setOffice', { ...give, playerId: 'olga' })).toEqual(
      refusedAs('not-a-member'),
    )
    expect(await olga.call('clubMembers-setOffice', { ...give, playerId: 'nobody' })).toEqual(
      refusedAs('not-a-member'),
    )
    const stranger = await app.signedIn('Stranger')
    expect(await stranger.call('clubMembers-setOffice', give)).toEqual(notFound)
  })

  test('of a secretary lets them invite, add, answer and remove members, but no officer', async () => {
    const club = await aClubWith('secretary')
    for (const name of ['Cleo', 'Dan', 'Eve']) await app.signedIn(name)
    await ann.must('clubMembers-invite', { ...club, playerId: 'cleo', invited: true })
    await ann.must('clubMembers-add', { ...club, playerId: 'dan' })
    await app.db
      .insertInto('club_requests')
      .values({ locationId: location, slug: club.clubId, playerId: 'eve', asked: new Date(0) })
      .execute()
    await ann.must('clubMembers-answerRequest', { ...club, playerId: 'eve', accept: true })
    expect([await membersOf(club), await invitedTo(club)]).toEqual([
      ['ann', 'ben', 'dan', 'eve', 'olga'],
      ['cleo'],
    ])
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'treasurer' })
    expect(await ann.call('clubMembers-remove', { ...club, playerId: 'ben' })).toEqual(notAllowed)
    expect(await ann.call('clubMembers-remove', { ...club, playerId: 'olga' })).toEqual(
      refusedAs('club-owner-stays'),
    )
    await ann.must('clubMembers-remove', { ...club, playerId: 'dan' })
    expect(await ann.call('clubs-rename', { ...club, clubName: 'Mine now' })).toEqual(notAllowed)
    expect(await ann.call('clubs-delete', club)).toEqual(notAllowed)
  })

  test.each(['organizer', 'treasurer', null] as const)(
    'of %s gives no right over people',
    async (office) => {
      const club = await aClubWith(office)
      for (const asked of [
        ann.call('clubMembers-add', { ...club, playerId: 'ben' }),
        ann.call('clubMembers-invite', { ...club, playerId: 'ben', invited: true }),
        ann.call('clubMembers-remove', { ...club, playerId: 'ben' }),
      ])
        expect(await asked).toEqual(notAllowed)
    },
  )

  test('ends when its holder leaves, also where they come back', async () => {
    const club = await aClubWith('secretary')
    await ann.must('clubMembers-remove', { ...club, playerId: 'ann' })
    await olga.must('clubMembers-add', { ...club, playerId: 'ann' })
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ office: null, rights: [] })
  })
})

describe('another owner', () => {
  test('has all rights and no office; the one before stays a member without any', async () => {
    const club = await aClubWith('secretary')
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    await window.next()
    expect(await ann.call('clubs-handOver', { ...club, playerId: 'ann' })).toEqual(notAllowed)
    expect(await olga.call('clubs-handOver', { ...club, playerId: 'olga' })).toEqual(
      refusedAs('not-a-member'),
    )
    await olga.must('clubs-handOver', { ...club, playerId: 'ann' })
    expect(await window.until(({ mine }) => mine === 'owner')).toMatchObject({
      ownerName: 'Ann',
      office: null,
    })
    expect(await olga.call('clubs-delete', club)).toEqual(notAllowed)
    expect(await membersOf(club)).toEqual(['ann', 'ben', 'olga'])
    await ann.must('clubMembers-remove', { ...club, playerId: 'olga' })
  })

  test('of a club whose owner deletes the account is the longest officer, not the longest member', async () => {
    const kim = await app.signedIn('Kim')
    const { clubId } = await kim.must('clubs-create', { locationId: location, clubName: 'Heirs' })
    const club = { locationId: location, clubId }
    for (const playerId of ['ben', 'ann']) await kim.must('clubMembers-add', { ...club, playerId })
    await kim.must('clubMembers-setOffice', { ...club, playerId: 'ann', office: 'treasurer' })
    await kim.must('account-delete', { playerName: 'Kim', password: null })
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ mine: 'owner', ownerId: 'ann', memberCount: 2 })
  })
})
