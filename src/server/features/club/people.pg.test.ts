// A club's members page by page through the API: names, tags, real names, the table.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { memberPage } from '#domain/club/club-members.ts'
import {
  aClubOf,
  ann,
  app,
  ben,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'

startClubs()

type Club = { locationId: string; clubId: string }
const all = { text: '', tag: null, after: null }
const idsIn = (page: { members: readonly { playerId: string }[] }) =>
  page.members.map(({ playerId }) => playerId)

async function fill({ locationId, clubId }: Club, count: number): Promise<void> {
  await sql`
    insert into players (player_id, player_name, skill_self, skill_changed_at, home_location,
      name_look, slug_look)
    select 'mass' || lpad(n::text, 5, '0'), 'Mass' || lpad(n::text, 5, '0'), 3.5, now(), null,
      'mass' || n, 'mass' || n
    from generate_series(1, ${count}) n on conflict do nothing`.execute(app.db)
  await sql`
    insert into club_members (location_id, slug, player_id)
    select ${locationId}, ${clubId}, 'mass' || lpad(n::text, 5, '0')
    from generate_series(1, ${count}) n on conflict do nothing`.execute(app.db)
  await sql`analyze club_members, players`.execute(app.db)
}

describe('finding members', () => {
  test('goes page by page through all of them, each once', async () => {
    const club = await aClubOf(['ann'])
    await fill(club, memberPage * 2)
    const seen: string[] = []
    let after: string | null = null
    for (;;) {
      const page = await ann.must('clubMembers-search', { ...club, ...all, after })
      seen.push(...idsIn(page))
      if (!page.hasMore) break
      after = seen.at(-1) ?? null
    }
    expect(seen).toHaveLength(memberPage * 2 + 2)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted())
  })

  test('by a part of the name, or of a real name they let others read', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await ben.must('clubMembers-setRealName', { ...club, realName: 'Benedict Frost' })
    const find = async (text: string) =>
      idsIn(await ann.must('clubMembers-search', { ...club, ...all, text }))
    expect(await find('LG')).toEqual(['olga'])
    expect(await find('frost')).toEqual(['ben'])
    expect(await find('nobody')).toEqual([])
  })

  test('is for members: not for those invited, not for strangers', async () => {
    const club = await aClubOf(['ann'])
    await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
    expect(await ben.call('clubMembers-search', { ...club, ...all })).toEqual(notFound)
    const cleo = await app.signedIn('Cleo')
    expect(await cleo.call('clubMembers-search', { ...club, ...all })).toEqual(notFound)
  })

  test('shows a member no hidden or blocked one, a secretary the hidden, the owner everyone', async () => {
    for (const name of ['Hid', 'Blk']) await app.signedIn(name)
    const club = await aClubOf(['ann', 'ben', 'hid', 'blk'])
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', 'hid')
      .execute()
    await app.db
      .insertInto('player_blocks')
      .values(['ann', 'ben', 'olga'].map((playerId) => ({ playerId, blockedId: 'blk' })))
      .execute()
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'secretary' })
    const seen = async (player: typeof ann) =>
      idsIn(await player.must('clubMembers-search', { ...club, ...all }))
    expect(await seen(ann)).toEqual(['ann', 'ben', 'olga'])
    expect(await seen(ben)).toEqual(['ann', 'ben', 'hid', 'olga'])
    expect(await seen(olga)).toEqual(['ann', 'ben', 'blk', 'hid', 'olga'])
  })

  test('costs the same in a club of 5,000 as in one of 50', async () => {
    const [small, large] = [await aClubOf(['ann']), await aClubOf(['ann'])]
    await fill(small, 48)
    await fill(large, 4998)
    const buffers = async ({ clubId }: Club): Promise<number> => {
      const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>`
        explain (analyze, buffers, format json)
        select p.player_id from club_members m join players p on p.player_id = m.player_id
        where m.location_id = ${small.locationId} and m.slug = ${clubId} and m.player_id > ''
        order by m.player_id limit ${memberPage + 1}`.execute(app.db)
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}
      return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    }
    expect(await buffers(large)).toBeLessThanOrEqual(1.5 * (await buffers(small)) + 20)
    const page = await ann.must('clubMembers-search', { ...large, ...all })
    expect([page.members.length, page.hasMore]).toEqual([memberPage, true])
  })
})

describe('a real name', () => {
  test('is kept with the instant of the consent, and goes with it', async () => {
    const club = await aClubOf(['ann'])
    const stored = () =>
      app.db
        .selectFrom('club_members')
        .select(['realName', 'realNameAgreed'])
        .where('slug', '=', club.clubId)
        .where('playerId', '=', 'ann')
        .executeTakeFirstOrThrow()
    await ann.must('clubMembers-setRealName', { ...club, realName: ' Ann Arbor ' })
    expect(await stored()).toEqual({
      realName: 'Ann Arbor',
      realNameAgreed: new Date(app.clock.now()),
    })
    const home = (await app.socket(ann.token)).subscribe('clubs-home', club)
    expect(await home.next()).toMatchObject({ own: { realName: 'Ann Arbor' } })
    await ann.must('clubMembers-setRealName', { ...club, realName: '' })
    expect(await stored()).toEqual({ realName: '', realNameAgreed: null })
    await home.until(({ own }) => own.realName === '')
    expect(await ben.call('clubMembers-setRealName', { ...club, realName: 'Ben' })).toEqual(
      notFound,
    )
  })
})

describe('tags', () => {
  test('are named by officers, given to members, and find them', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await olga.must('clubs-setTags', { ...club, tags: ['Early', 'Late', 'Early'] })
    await olga.must('clubMembers-setTags', { ...club, playerId: 'ben', tags: ['Late'] })
    expect(idsIn(await ann.must('clubMembers-search', { ...club, ...all, tag: 'Late' }))).toEqual([
      'ben',
    ])
    expect(
      await olga.call('clubMembers-setTags', { ...club, playerId: 'ben', tags: ['Noon'] }),
    ).toEqual(refusedAs('club-tag-unknown'))
    expect(
      await olga.call('clubMembers-setTags', { ...club, playerId: 'nobody', tags: ['Late'] }),
    ).toEqual(refusedAs('not-a-member'))
    expect(await ann.call('clubs-setTags', { ...club, tags: [] })).toEqual(refusedAs('not-allowed'))
    expect(
      await ann.call('clubMembers-setTags', { ...club, playerId: 'ann', tags: ['Late'] }),
    ).toEqual(refusedAs('not-allowed'))
    await olga.must('clubs-setTags', { ...club, tags: ['Early'] })
    const page = await ann.must('clubMembers-search', { ...club, ...all })
    expect(page.members.flatMap(({ tags }) => tags)).toEqual([])
  })
})

describe('the table of members', () => {
  test('is for the owner and a secretary', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'treasurer' })
    for (const player of [ann, ben])
      expect(await player.call('clubMembers-export', club)).toEqual(refusedAs('not-allowed'))
    await olga.must('clubMembers-setOffice', { ...club, playerId: 'ann', office: 'secretary' })
    const { members } = await ann.must('clubMembers-export', club)
    expect(members.map(({ playerName, office }) => [playerName, office])).toEqual([
      ['Ann', 'secretary'],
      ['Ben', 'treasurer'],
      ['Olga', null],
    ])
  })
})
