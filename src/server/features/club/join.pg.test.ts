// A club's public page and joining it, through the API.
import { describe, expect, test } from 'vitest'
import { openRequestsMax } from '#domain/club/club-join.ts'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  ben,
  membersOf,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { anEvent, aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'

startClubs()

type Club = { locationId: string; clubId: string }
type Way = {
  visibility?: 'listed' | 'link' | 'hidden'
  joining?: 'link' | 'request' | 'invitation'
}

async function anOpenClub(
  { visibility = 'link', joining = 'link' }: Way = {},
  members: readonly string[] = [],
): Promise<{ club: Club; key: string }> {
  const club = await aClubOf(members)
  const { publicKey } = await app.db
    .updateTable('clubs')
    .set({ visibility, joining, title: 'Dinkers', about: 'Come by.' })
    .where('slug', '=', club.clubId)
    .where('locationId', '=', club.locationId)
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  return { club, key: publicKey }
}
const block = (playerId: string, blockedId: string) =>
  app.db.insertInto('player_blocks').values({ playerId, blockedId }).execute()
const hide = (playerId: string, hidden: boolean) =>
  app.db.updateTable('players').set({ hidden }).where('playerId', '=', playerId).execute()
const unknown = '0d5b4f0a-2f3e-4a7e-9d1c-6a5b4c3d2e1f'
const askedOf = async (player: TestPlayer, club: Club) =>
  (await alertsOf(player.playerId))
    .filter(({ kind, params }) => kind === 'club-asked' && params['clubId'] === club.clubId)
    .map(({ params }) => params['player'])

describe('the public page', () => {
  test('shows a visitor what the club says, its host and its number of members, and names no other', async () => {
    const { key } = await anOpenClub({}, ['ann'])
    const answer = await app.visitor.call('clubs-face', { key })
    expect(answer).toMatchObject({
      ok: true,
      value: { title: 'Dinkers', about: 'Come by.', host: 'Olga', memberCount: 2, mine: null },
    })
    expect(JSON.stringify(answer)).not.toContain('Ann')
    expect(await ann.must('clubs-face', { key })).toMatchObject({ mine: 'member' })
    expect(await ben.must('clubs-face', { key })).toMatchObject({ mine: null, club: null })
  })

  test('of a hidden club, an unknown key and one that was renewed is none, for everyone alike', async () => {
    const { club, key } = await anOpenClub({ visibility: 'hidden' })
    for (const asker of [app.visitor, ben, olga])
      for (const asked of [key, unknown])
        expect(await asker.call('clubs-face', { key: asked })).toEqual(notFound)
    await app.db
      .updateTable('clubs')
      .set({ visibility: 'listed' })
      .where('slug', '=', club.clubId)
      .execute()
    const { key: renewed } = await olga.must('clubs-renewKey', club)
    expect(await ben.call('clubs-face', { key })).toEqual(notFound)
    expect((await ben.call('clubs-face', { key: renewed })).ok).toBe(true)
  })

  test('has no host while the owner’s profile is hidden, and is not there for players a block parts from the owner', async () => {
    const { key } = await anOpenClub()
    const cut = await app.signedIn('Cut off')
    await block('olga', cut.playerId)
    expect(await cut.call('clubs-face', { key })).toEqual(notFound)
    expect(await cut.call('clubs-join', { key })).toEqual(notFound)
    await hide('olga', true)
    expect(await app.visitor.must('clubs-face', { key })).toMatchObject({ host: null })
    expect(await ben.must('clubs-face', { key })).toMatchObject({ host: null })
    await hide('olga', false)
  })

  test('shows the next public events of its owner at its venues, and nothing private', async () => {
    const { club, key } = await anOpenClub()
    const pier = await aLocation(app.db, { name: 'Pier 9' })
    await app.db
      .insertInto('club_venues')
      .values({
        clubLocation: club.locationId,
        clubSlug: club.clubId,
        locationId: pier,
        place: 1,
      })
      .execute()
    const later = { startDate: '2026-06-20' }
    const shown = await anEvent(app.db, { location: pier, organizer: 'olga' }, later)
    await anEvent(app.db, { location: pier, organizer: 'ann' }, later)
    await anEvent(
      app.db,
      { location: pier, organizer: 'olga' },
      { ...later, invite: true, invited: 'Friends' },
    )
    await anEvent(app.db, { location: pier, organizer: 'olga' }, { ...later, status: 'draft' })
    const face = await app.visitor.must('clubs-face', { key })
    expect(face.sessions.map(({ eventId }) => eventId)).toEqual([shown])
    expect(face.venues.map(({ name }) => name)).toEqual(['Pier 7', 'Pier 9'])
  })

  test('its home lists the events that invite it, and those open to all, to its people alone', async () => {
    const { club } = await anOpenClub({ visibility: 'hidden' }, ['ann'])
    const { clubName } = await app.db
      .selectFrom('clubs')
      .select('clubName')
      .where('slug', '=', club.clubId)
      .where('locationId', '=', club.locationId)
      .executeTakeFirstOrThrow()
    const at = { location: club.locationId, organizer: 'olga' }
    const open = await anEvent(app.db, at, { startDate: '2026-06-20' })
    const asked = { startDate: '2026-06-21', invite: true }
    const own = await anEvent(app.db, at, { ...asked, invited: clubName })
    await anEvent(app.db, at, { ...asked, invited: 'Friends' })
    const { events } = await ann.must('clubs-nextEvents', club)
    expect(events.map(({ eventId }) => eventId)).toEqual([open, own])
    expect(await ben.call('clubs-nextEvents', club)).toEqual(notFound)
    await app.db.deleteFrom('events').where('eventId', 'in', [open, own]).execute()
  })

  test('says that a session is off, and nothing of one that is as planned', async () => {
    const { club, key } = await anOpenClub()
    const place = { location: club.locationId, organizer: 'olga' }
    const wet = await anEvent(app.db, place, { startDate: '2026-06-03' })
    await anEvent(app.db, place, { startDate: '2026-06-04' })
    const status = { state: 'off', until: null, note: 'Rain', nextWord: null } as const
    await olga.must('events-setDayStatus', { eventId: wet, status })
    const { sessions } = await app.visitor.must('clubs-face', { key })
    expect(sessions.map(({ dayStatus }) => dayStatus)).toEqual([{ ...status, by: 'event' }, null])
  })
})

describe('joining by the link', () => {
  test('makes a member at once, however often it is asked', async () => {
    const { club, key } = await anOpenClub()
    const cleo = await app.signedIn('Cleo')
    const answers = await Promise.all([
      cleo.must('clubs-join', { key }),
      cleo.must('clubs-join', { key }),
    ])
    expect(answers).toEqual([{ club }, { club }])
    expect(await membersOf(club)).toEqual(['cleo', 'olga'])
    expect(await olga.must('clubs-face', { key })).toMatchObject({ memberCount: 2 })
  })

  test('opens no club that takes members by invitation, but an invitation does', async () => {
    const { club, key } = await anOpenClub({ joining: 'invitation' })
    const dan = await app.signedIn('Dan')
    expect(await dan.call('clubs-join', { key })).toEqual(refusedAs('club-by-invitation'))
    await olga.must('clubMembers-invite', { ...club, playerId: 'dan', invited: true })
    expect(await dan.must('clubs-join', { key })).toEqual({ club })
    expect(await membersOf(club)).toEqual(['dan', 'olga'])
  })
})

describe('a request', () => {
  test('reaches the owner once, shows in the owner’s window, and accepted makes a member', async () => {
    const { club, key } = await anOpenClub({ joining: 'request' })
    const eve = await app.signedIn('Eve')
    const window = (await app.socket(olga.token)).subscribe('clubs-home', club)
    await window.next()
    await Promise.all([eve.must('clubs-join', { key }), eve.must('clubs-join', { key })])
    const asked = await window.until(({ requestCount }) => requestCount === 1)
    expect(asked.requests).toMatchObject([{ playerId: 'eve', playerName: 'Eve' }])
    expect(await askedOf(olga, club)).toEqual(['Eve'])
    expect(await eve.must('clubs-face', { key })).toMatchObject({ mine: 'asked', club: null })
    await olga.must('clubMembers-answerRequest', { ...club, playerId: 'eve', accept: true })
    expect(await membersOf(club)).toEqual(['eve', 'olga'])
    expect((await alertsOf('eve')).map(({ kind }) => kind)).toEqual(['club-accepted'])
    expect(await askedOf(olga, club)).toEqual([])
    expect(
      await olga.call('clubMembers-answerRequest', { ...club, playerId: 'eve', accept: false }),
    ).toEqual(refusedAs('player-not-found'))
  })

  test('declined is told, and can’t be made again for a month', async () => {
    const { club, key } = await anOpenClub({ joining: 'request' })
    const fay = await app.signedIn('Fay')
    await fay.must('clubs-join', { key })
    await olga.must('clubMembers-answerRequest', { ...club, playerId: 'fay', accept: false })
    expect((await alertsOf('fay')).map(({ kind }) => kind)).toEqual(['club-declined'])
    expect(await fay.must('clubs-face', { key })).toMatchObject({ mine: 'declined' })
    expect(await fay.call('clubs-join', { key })).toMatchObject({
      refusal: { code: 'club-request-declined' },
    })
    expect(await membersOf(club)).toEqual(['olga'])
  })

  test('taken back is gone with its alert; made again soon it tells no one twice', async () => {
    const { club, key } = await anOpenClub({ joining: 'request' })
    const gus = await app.signedIn('Gus')
    await gus.must('clubs-join', { key })
    await gus.must('clubs-withdrawRequest', { key })
    await gus.must('clubs-withdrawRequest', { key })
    expect(await askedOf(olga, club)).toEqual([])
    expect(await gus.must('clubs-face', { key })).toMatchObject({ mine: null })
    await gus.must('clubs-join', { key })
    expect(await askedOf(olga, club)).toEqual([])
    const window = (await app.socket(olga.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ requestCount: 1 })
  })

  test('of someone whom a block parts from the owner since is not there for the owner', async () => {
    const { club, key } = await anOpenClub({ joining: 'request' })
    const hal = await app.signedIn('Hal')
    await hal.must('clubs-join', { key })
    await block('hal', 'olga')
    const window = (await app.socket(olga.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ requestCount: 0, requests: [] })
    expect(
      await olga.call('clubMembers-answerRequest', { ...club, playerId: 'hal', accept: true }),
    ).toEqual(refusedAs('player-not-found'))
  })

  test('to many clubs at once stops at the limit, also when all are made together', async () => {
    const ida = await app.signedIn('Ida')
    const clubs = []
    for (let number = 0; number < openRequestsMax + 3; number += 1)
      clubs.push(await anOpenClub({ joining: 'request' }))
    const answers = await Promise.all(clubs.map(({ key }) => ida.call('clubs-join', { key })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(openRequestsMax)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 3 }, () => refusedAs('too-many-join-requests', { n: openRequestsMax })),
    )
  })

  test('is no member’s to answer', async () => {
    const { club, key } = await anOpenClub({ joining: 'request' }, ['ann'])
    const jan = await app.signedIn('Jan')
    await jan.must('clubs-join', { key })
    const asked = { ...club, playerId: 'jan', accept: true }
    expect(await ann.call('clubMembers-answerRequest', asked)).toEqual(refusedAs('not-allowed'))
    expect(await jan.call('clubMembers-answerRequest', asked)).toEqual(notFound)
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ requestCount: 0, requests: [] })
  })
})
