import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pinnedMax } from '#domain/club/club-notice.ts'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { statementsOf } from '#test/support/statements.ts'

startClubs()

type Club = { locationId: string; clubId: string }
const aNotice = (club: Club, title = 'No play on Friday') => ({
  ...club,
  noticeId: randomUUID(),
  title,
  text: 'The courts are being painted.',
  pinned: false,
})
const heardBy = async (playerId: string, { clubId }: Club) =>
  (await alertsOf(playerId))
    .filter(({ kind, params }) => kind === 'club-notice' && params['clubId'] === clubId)
    .map(({ params }) => params['title'])
const list = { limit: 20, counts: false }

describe('a notice', () => {
  test('reaches every member but its author, once, also when it is sent twice', async () => {
    const club = await aClubOf(['ann', 'ben'])
    const notice = aNotice(club)
    const window = (await app.socket(ann.token)).subscribe('clubNotices-list', { ...club, ...list })
    expect(await window.next()).toEqual({ notices: [], hasMore: false })
    await Promise.all([
      olga.must('clubNotices-post', notice),
      olga.must('clubNotices-post', notice),
    ])
    expect(await window.until(({ notices }) => notices.length === 1)).toMatchObject({
      notices: [{ title: notice.title, author: 'Olga', isRead: false, readCount: null }],
    })
    expect([
      await heardBy('ann', club),
      await heardBy('ben', club),
      await heardBy('olga', club),
    ]).toEqual([[notice.title], [notice.title], []])
  })

  test('is not heard by members that muted the club, or that a block parts from its author', async () => {
    const cut = await app.signedIn('Cut off')
    const club = await aClubOf(['ann', 'ben', cut.playerId])
    await ann.must('clubMembers-mute', { ...club, muted: true })
    await app.db
      .insertInto('player_blocks')
      .values({ playerId: cut.playerId, blockedId: 'olga' })
      .execute()
    await olga.must('clubNotices-post', aNotice(club))
    expect([
      await heardBy('ann', club),
      await heardBy(cut.playerId, club),
      await heardBy('ben', club),
    ]).toEqual([[], [], ['No play on Friday']])
    const window = (await app.socket(cut.token)).subscribe('clubNotices-list', { ...club, ...list })
    expect(await window.next()).toMatchObject({ notices: [{ author: null }] })
  })

  test('is written by officers alone, and read by members alone', async () => {
    const club = await aClubOf(['ann'])
    const [notice, cleo] = [aNotice(club), await app.signedIn('Cleo')]
    expect(await ann.call('clubNotices-post', notice)).toEqual(refusedAs('not-allowed'))
    expect(await cleo.call('clubNotices-post', notice)).toEqual(notFound)
    await olga.must('clubMembers-invite', { ...club, playerId: 'cleo', invited: true })
    for (const player of [cleo])
      expect(
        await (
          await app.socket(player.token)
        )
          .subscribe('clubNotices-list', { ...club, ...list })
          .refused(),
      ).toEqual({ code: 'club-not-found' })
    expect(await cleo.call('clubNotices-markRead', club)).toEqual(notFound)
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ann', office: 'organizer' })
    await ann.must('clubNotices-post', notice)
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ann', office: 'treasurer' })
    expect(await ann.call('clubNotices-remove', { ...club, noticeId: notice.noticeId })).toEqual(
      refusedAs('not-allowed'),
    )
  })

  test('of another club is not found', async () => {
    const [one, other] = [await aClubOf(), await aClubOf()]
    const notice = aNotice(one)
    await olga.must('clubNotices-post', notice)
    const asked = { ...other, noticeId: notice.noticeId }
    expect(await olga.call('clubNotices-remove', asked)).toEqual(refusedAs('notice-not-found'))
    expect(await olga.call('clubNotices-pin', { ...asked, pinned: true })).toEqual(
      refusedAs('notice-not-found'),
    )
  })

  test('counts its readers for officers as they read it', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await olga.must('clubNotices-post', aNotice(club))
    const counts = { ...club, limit: 20, counts: true }
    const officers = (await app.socket(olga.token)).subscribe('clubNotices-list', counts)
    expect(await officers.next()).toMatchObject({ notices: [{ readCount: 1 }] })
    const members = (await app.socket(ann.token)).subscribe('clubNotices-list', counts)
    expect(await members.next()).toMatchObject({ notices: [{ readCount: null, isRead: false }] })
    await ann.must('clubNotices-markRead', club)
    await ann.must('clubNotices-markRead', club)
    await officers.until(({ notices }) => notices[0]?.readCount === 2)
    await members.until(({ notices }) => notices[0]?.isRead ?? false)
  })

  test('that is pinned stands before the others, and only so many are', async () => {
    const club = await aClubOf()
    const first = aNotice(club, 'First')
    await olga.must('clubNotices-post', first)
    for (let number = 0; number < pinnedMax; number += 1)
      await olga.must('clubNotices-post', { ...aNotice(club, `Pin ${number}`), pinned: true })
    const pin = { ...club, noticeId: first.noticeId, pinned: true }
    expect(await olga.call('clubNotices-pin', pin)).toEqual(
      refusedAs('too-many-pinned', { n: pinnedMax }),
    )
    const window = (await app.socket(olga.token)).subscribe('clubNotices-list', {
      ...club,
      ...list,
    })
    expect((await window.next()).notices.at(-1)?.title).toBe('First')
  })

  test('that is removed takes its alerts along', async () => {
    const club = await aClubOf(['ann'])
    const notice = aNotice(club)
    await olga.must('clubNotices-post', notice)
    await olga.must('clubNotices-remove', { ...club, noticeId: notice.noticeId })
    expect(await heardBy('ann', club)).toEqual([])
  })

  test('is queued for 5,000 members at once', async () => {
    const club = await aClubOf()
    await sql`
      insert into auth_users (id, name, email, email_verified)
      select 'mass-' || n, 'Mass' || n, 'mass' || n || '@example.org', true
      from generate_series(1, 5000) n`.execute(app.db)
    await sql`
      insert into players (player_id, user_id, player_name, skill_self, skill_changed_at,
        home_location, name_look, slug_look)
      select 'mass' || lpad(n::text, 5, '0'), 'mass-' || n, 'Mass' || n, 3.5, now(), null,
        'mass' || n, 'mass' || n
      from generate_series(1, 5000) n`.execute(app.db)
    await sql`
      insert into club_members (location_id, slug, player_id)
      select ${club.locationId}, ${club.clubId}, 'mass' || lpad(n::text, 5, '0')
      from generate_series(1, 5000) n`.execute(app.db)
    await sql`analyze club_members, players, auth_users`.execute(app.db)
    const statements = await statementsOf(() => olga.must('clubNotices-post', aNotice(club)))
    const { rows } = await sql<{ told: number; sent: number }>`select
      (select count(*)::int from alerts where params @> ${JSON.stringify({ clubId: club.clubId })})
        as told,
      (select count(*)::int from deliveries
        where params @> ${JSON.stringify({ clubId: club.clubId })}) as sent`.execute(app.db)
    expect(rows).toEqual([{ told: 5000, sent: 5000 }])
    expect(statements.length).toBeLessThanOrEqual(20)
  })
})
