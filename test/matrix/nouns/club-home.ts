// Authorization matrix of club homes: the members' page, the public page, people and notices.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import { aClubFor, aPlace, aPlayerFor } from '../matrix-targets.ts'

/** Friend and blocked are members of the foreign club. */
const read: Outcomes = {
  own: 'ok',
  foreign: 'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const run: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-allowed, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const withOffice = (outcomes: Outcomes, ...officers: string[]): Outcomes => ({
  ...outcomes,
  foreign: officers.reduce(
    (outcome, officer) => outcome.replace(`${officer} not-allowed`, `${officer} ok`),
    outcomes.foreign,
  ),
})
const runPeople = withOffice(run, 'secretary')
const runNotices = withOffice(run, 'leader', 'secretary')
const onStranger = (refusal: string): Outcomes => ({
  own: refusal,
  foreign: `club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-allowed, treasurer not-allowed, owner ${refusal}`,
  private: `club-not-found, owner ${refusal}`,
  deleted: 'club-not-found',
})
const onStrangerOfPeople: Outcomes = {
  ...onStranger('not-a-member'),
  foreign: onStranger('not-a-member').foreign.replace(
    'secretary not-allowed',
    'secretary not-a-member',
  ),
}
const onPlayers = (refusal: string): Outcomes => ({
  own: refusal,
  foreign: refusal,
  private: refusal,
  deleted: refusal,
})

type Club = Awaited<ReturnType<typeof aClubFor>>

const ownMember: Outcomes = { own: 'ok', foreign: '-', private: '-', deleted: '-' }

async function aClubWithMember(cell: Cell): Promise<Club> {
  const club = await aClubFor(cell)
  await cell.scene.db
    .insertInto('club_members')
    .values({ locationId: club.locationId, slug: club.clubId, playerId: outside })
    .execute()
  return club
}

const onPlayer = async (cell: Cell) => {
  const playerId = await aPlayerFor(cell)
  return { playerId, ...(await aClubFor({ ...cell, target: 'own' })) }
}
const asClub = async (cell: Cell) => {
  const club = await aClubFor(cell)
  return { id: club.clubId, input: club }
}

async function aKeyFor(
  cell: Cell,
  joining: 'link' | 'request' = 'link',
): Promise<{ key: string; club: Club }> {
  const club = await aClubFor(cell)
  if (cell.target === 'deleted') return { key: randomUUID(), club }
  const visibility = cell.target === 'private' ? 'hidden' : 'link'
  const { publicKey } = await cell.scene.db
    .updateTable('clubs')
    .set({ visibility, joining })
    .where('locationId', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  return { key: publicKey, club }
}
const asKey = async (cell: Cell) => {
  const { key } = await aKeyFor(cell)
  return { id: key, input: { key } }
}

async function anAskedClub(cell: Cell): Promise<Club> {
  const club = await aClubFor(cell)
  if (cell.target !== 'deleted')
    await cell.scene.db
      .insertInto('club_requests')
      .values({
        locationId: club.locationId,
        slug: club.clubId,
        playerId: outside,
        asked: new Date(0),
      })
      .execute()
  return club
}

async function aNoticeFor(cell: Cell): Promise<Club & { noticeId: string }> {
  const club = await aClubFor(cell)
  const noticeId = randomUUID()
  if (cell.target !== 'deleted')
    await cell.scene.db
      .insertInto('club_notices')
      .values({
        noticeId,
        locationId: club.locationId,
        slug: club.clubId,
        authorId: cell.target === 'own' ? cell.me : 'owner',
        title: 'Painting',
        body: '',
        created: new Date(0),
      })
      .execute()
  return { ...club, noticeId }
}
const asNotice = async (cell: Cell) => {
  const { noticeId, ...club } = await aNoticeFor(cell)
  return { id: club.clubId, input: { ...club, noticeId } }
}

const profile = {
  title: 'Dinkers',
  about: 'Doubles on weekdays.',
  rules: 'Bring balls.',
  visibility: 'listed',
  joining: 'request',
  contactNames: 'full',
} as const
const all = { text: '', tag: null, after: null }

export const rows: readonly MatrixRow[] = [
  row('clubs-home', 'a club', read, asClub),
  row('clubs-updateHome', 'a club', run, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, ...profile, venues: [await aPlace(cell)] } }
  }),
  row('clubs-renewKey', 'a club', run, asClub),
  row('clubs-nextEvents', 'a club', read, asClub),
  row(
    'clubs-face',
    'a public page',
    {
      own: 'ok',
      // Members see it even when a block separates them from the owner.
      foreign: 'ok',
      private: 'club-not-found',
      deleted: 'club-not-found',
    },
    asKey,
  ),
  row(
    'clubs-join',
    'a public page',
    { own: 'ok', foreign: 'ok', private: 'club-not-found', deleted: 'club-not-found' },
    asKey,
  ),
  row(
    'clubs-withdrawRequest',
    'a public page',
    { own: 'ok', foreign: 'ok', private: 'club-not-found', deleted: 'club-not-found' },
    asKey,
  ),
  row('clubMembers-answerRequest', 'a request', runPeople, async (cell) => {
    const club = await anAskedClub(cell)
    return { id: club.clubId, input: { ...club, playerId: outside, accept: true } }
  }),
  row(
    'clubMembers-answerRequest',
    'a player without one',
    onPlayers('player-not-found'),
    async (cell) => {
      const input = await onPlayer(cell)
      return { input: { ...input, accept: true } }
    },
  ),
  row('clubMembers-setOffice', 'a club', onStranger('not-a-member'), async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, playerId: outside, office: 'secretary' } }
  }),
  row('clubMembers-setOffice', 'a player', onPlayers('not-a-member'), async (cell) => {
    const input = await onPlayer(cell)
    return { input: { ...input, office: 'secretary' } }
  }),
  row('clubMembers-setOffice', 'a member', ownMember, async (cell) => ({
    input: { ...(await aClubWithMember(cell)), playerId: outside, office: 'secretary' },
  })),
  row('clubs-handOver', 'a member', ownMember, async (cell) => ({
    input: { ...(await aClubWithMember(cell)), playerId: outside },
  })),
  row('clubs-handOver', 'a club', onStranger('not-a-member'), async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, playerId: outside } }
  }),
  row('clubs-handOver', 'a player', onPlayers('not-a-member'), async (cell) => ({
    input: await onPlayer(cell),
  })),
  row('clubMembers-search', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, ...all } }
  }),
  row('clubMembers-export', 'a club', runPeople, asClub),
  row('clubs-setTags', 'a club', runPeople, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, tags: ['Early'] } }
  }),
  row('clubMembers-setTags', 'a club', onStrangerOfPeople, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, playerId: outside, tags: [] } }
  }),
  row(
    'clubMembers-setTags',
    'a player',
    { ...onPlayers('not-a-member'), own: 'ok' },
    async (cell) => {
      const input = await onPlayer(cell)
      return { input: { ...input, tags: [] } }
    },
  ),
  row('clubMembers-setRealName', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, realName: 'Ann Arbor' } }
  }),
  row('clubMembers-mute', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, muted: true } }
  }),
  row('clubNotices-list', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, limit: 20, counts: true } }
  }),
  row('clubNotices-post', 'a club', runNotices, async (cell) => {
    const club = await aClubFor(cell)
    const notice = { noticeId: randomUUID(), title: 'Painting', text: '', pinned: false }
    return { id: club.clubId, input: { ...club, ...notice } }
  }),
  row('clubNotices-pin', 'a notice', runNotices, async (cell) => {
    const { id, input } = await asNotice(cell)
    return { id, input: { ...input, pinned: true } }
  }),
  row('clubNotices-remove', 'a notice', runNotices, asNotice),
  row('clubNotices-markRead', 'a club', read, async (cell) => {
    const { noticeId: _noticeId, ...club } = await aNoticeFor(cell)
    return { id: club.clubId, input: club }
  }),
]

export const endNothing: readonly CallName[] = [
  'clubs-updateHome',
  'clubs-renewKey',
  'clubs-join',
  'clubs-withdrawRequest',
  'clubMembers-answerRequest',
  'clubMembers-setOffice',
  'clubs-handOver',
  'clubs-setTags',
  'clubMembers-setTags',
  'clubMembers-setRealName',
  'clubMembers-mute',
  'clubNotices-post',
  'clubNotices-pin',
  'clubNotices-remove',
  'clubNotices-markRead',
]
