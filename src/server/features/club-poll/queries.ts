import { sql } from 'kysely'
import { pollsShown, pollVotersShown, type PollKind } from '#domain/club/club-poll.ts'
import { mayInClub, type ClubOffice } from '#domain/club/club-rights.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import { keepsStandIn } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { ClubKey } from '../club/queries.ts'

export type ClubPoll = {
  pollId: string
  kind: PollKind
  question: string
  options: string[]
  votes: number[]
  voters: number
  closes: Date | null
  closed: Date | null
  created: Date
}

/** A club without polls has one row. */
type PollRow = { ownerId: string } & (
  | ClubPoll
  | ({ pollId: null; voters: number; votes: number[] } & Record<
      Exclude<keyof ClubPoll, 'pollId' | 'voters' | 'votes'>,
      unknown
    >)
)

export async function findZone(db: Database, { locationId }: ClubKey): Promise<string> {
  const row = await db
    .selectFrom('locations')
    .select('timezone')
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row?.timezone ?? 'UTC'
}

export async function findClubPolls(
  db: Database,
  { locationId, clubId }: ClubKey,
  now: number,
): Promise<{ ownerId: string; polls: ClubPoll[] } | null> {
  const { rows } = await sql<PollRow>`
    select c.player_id as "ownerId", p.poll_id, p.kind, p.question, p.options, p.closes, p.closed, p.created,
      array(select (select count(*)::int from club_poll_votes v where v.poll_id = p.poll_id
        and (place - 1)::smallint = any(v.choices))
        from generate_subscripts(p.options, 1) place order by place) as votes,
      (select count(*)::int from club_poll_votes v where v.poll_id = p.poll_id) as voters
    from clubs c left join lateral (select * from club_polls o
      where o.location_id = c.location_id and o.slug = c.slug
      order by o.closed is not null or coalesce(o.closes <= ${new Date(now)}, false),
        o.created desc
      limit ${pollsShown}) p on true
    where c.location_id = ${locationId} and c.slug = ${clubId}
    order by p.closed is not null or coalesce(p.closes <= ${new Date(now)}, false),
      p.created desc, p.poll_id`.execute(db)
  const [first] = rows
  if (first === undefined) return null
  const polls = rows.flatMap((row) => {
    if (row.pollId === null) return []
    const { ownerId: _owner, ...poll } = row
    return [poll]
  })
  return { ownerId: first.ownerId, polls }
}

export type PollSide = {
  choices: ReadonlyMap<string, readonly number[]>
  asks: ReadonlySet<string>
}

export const toPollClubKey = ({ locationId, clubId }: ClubKey): string => `${locationId} ${clubId}`

export async function loadPollSides(
  db: Database,
  playerIds: readonly string[],
): Promise<PollSide[]> {
  const { rows } = await sql<{
    playerId: string
    choices: Record<string, number[]>
    offices: (ClubKey & { office: ClubOffice })[]
  }>`
    select one.player_id, coalesce((select json_object_agg(v.poll_id, v.choices)
        from club_poll_votes v where v.player_id = one.player_id), '{}') as choices,
      coalesce((select json_agg(json_build_object('locationId', m.location_id, 'clubId', m.slug,
        'office', m.office)) from club_members m where m.player_id = one.player_id
        and m.office is not null), '[]') as offices
    from unnest(${[...playerIds]}::text[]) with ordinality one (player_id, place)
    order by one.place`.execute(db)
  return rows.map(({ choices, offices }) => ({
    choices: new Map(Object.entries(choices)),
    asks: new Set(
      offices
        .filter(({ office }) => mayInClub({ role: 'member', office }, 'club.events'))
        .map(toPollClubKey),
    ),
  }))
}

export async function countPolls(
  db: Database,
  { locationId, clubId }: ClubKey,
  now: number,
): Promise<{ polls: number; open: number }> {
  return db
    .selectFrom('club_polls')
    .select([
      sql<number>`count(*)::int`.as('polls'),
      sql<number>`(count(*) filter (where closed is null
        and coalesce(closes > ${new Date(now)}, true)))::int`.as('open'),
    ])
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirstOrThrow()
}

type NewPoll = Pick<ClubPoll, 'pollId' | 'kind' | 'question' | 'options' | 'closes'>

export async function insertPoll(
  tx: Database,
  { locationId, clubId }: ClubKey,
  poll: NewPoll & { authorId: string },
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('club_polls')
    .values({ ...poll, locationId, slug: clubId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pollId')
    .executeTakeFirst()
  return row !== undefined
}

export async function lockPoll(tx: Database, { locationId, clubId }: ClubKey, pollId: string) {
  return tx
    .selectFrom('club_polls')
    .select(['kind', 'options', 'closes', 'closed'])
    .where('pollId', '=', pollId)
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .forShare()
    .executeTakeFirst()
}

export async function replaceVote(
  tx: Database,
  { pollId, playerId, choices }: { pollId: string; playerId: string; choices: readonly number[] },
  now: number,
): Promise<void> {
  if (choices.length === 0) {
    await tx
      .deleteFrom('club_poll_votes')
      .where('pollId', '=', pollId)
      .where('playerId', '=', playerId)
      .execute()
    return
  }
  const created = new Date(now)
  await tx
    .insertInto('club_poll_votes')
    .values({ pollId, playerId, choices: [...choices], created })
    .onConflict((conflict) =>
      conflict.columns(['pollId', 'playerId']).doUpdateSet({ choices: [...choices], created }),
    )
    .execute()
}

export async function closePoll(
  tx: Database,
  { locationId, clubId }: ClubKey,
  pollId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('club_polls')
    .set({ closed: sql`coalesce(closed, ${new Date(now)})` })
    .where('pollId', '=', pollId)
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .returning('pollId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePoll(
  tx: Database,
  { locationId, clubId }: ClubKey,
  pollId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_polls')
    .where('pollId', '=', pollId)
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .returning('pollId')
    .executeTakeFirst()
  return row !== undefined
}

export async function listVoters(
  db: Database,
  { pollId, options }: { pollId: string; options: readonly string[] },
  viewerId: string,
): Promise<string[][]> {
  const { rows } = await sql<{ names: string[] }>`
    select array(select p.player_name from club_poll_votes v join players p
        on p.player_id = v.player_id
      where v.poll_id = ${pollId}::uuid and (place - 1)::smallint = any(v.choices)
        and (${isVisible(viewerId, 'p')} or ${keepsStandIn(viewerId, sql.ref('p.player_id'))})
      order by p.player_id limit ${pollVotersShown}) as names
    from generate_series(1, ${options.length}::int) place order by place`.execute(db)
  return rows.map(({ names }) => names)
}
