// npm run verify: reports what a store holds and whether it is consistent: foreign keys, derived
// data, photos.
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import { verifyLedger } from '../../features/ledger/queries.ts'
import { listPhotoUrls } from '../../features/photo/queries.ts'
import { findWrong } from '../derived/make-derived.ts'
import type { DatabaseConnection } from '../open-database.ts'
import { inSnapshot, readTable } from './make-backup.ts'
import type { TableDigest } from './row-digest.ts'
import type { Session } from './session.ts'
import { listTables } from './table-list.ts'

export type Verified = {
  tables: (TableDigest & { name: string })[]
  troubles: string[]
}

export async function verifyStore(
  connection: DatabaseConnection,
  photos: PhotoStore,
): Promise<Verified> {
  return inSnapshot(connection, async (session) => {
    const tables: Verified['tables'] = []
    for (const shape of await listTables(session.client))
      tables.push({ name: shape.name, ...(await readTable(session.client, shape)) })
    const troubles = [
      ...(await brokenKeys(session)),
      ...(await wrongDerived(session)),
      ...(await wrongByCode(session)),
      ...(await ledgerTroubles(session)),
      ...(await missingPhotos(session, photos)),
    ]
    return { tables, troubles }
  })
}

type ForeignKey = { name: string; from: string; to: string; columns: string[]; others: string[] }

async function brokenKeys({ client }: Session): Promise<string[]> {
  const { rows } = await client.query<ForeignKey>(`
    select k.conname as name, k.conrelid::regclass::text as from, k.confrelid::regclass::text as to,
      (select json_agg(quote_ident(a.attname) order by p.n) from unnest(k.conkey)
      with ordinality p (num, n) join pg_attribute a on a.attrelid = k.conrelid
        and a.attnum = p.num) as columns,
      (select json_agg(quote_ident(a.attname) order by p.n) from unnest(k.confkey)
      with ordinality p (num, n) join pg_attribute a on a.attrelid = k.confrelid
        and a.attnum = p.num) as others
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and k.conparentid = 0 order by 2, 1`)
  const broken: string[] = []
  for (const { name, from, to, columns, others } of rows) {
    const pairs = columns
      .map((column, index) => `t.${others[index] ?? ''} = f.${column}`)
      .join(' and ')
    const {
      rows: [found],
    } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${from} f where ${columns
        .map(
          (column) => `f.${column}
        is not null`,
        )
        .join(' and ')} and not exists (select 1 from ${to} t where ${pairs})`,
    )
    if ((found?.rows ?? 0) > 0)
      broken.push(`${from}: ${found?.rows ?? 0} rows point at nothing in ${to} (${name})`)
  }
  return broken
}

const counts = ['attended', 'hosted', 'wins', 'losses', 'gold', 'silver', 'bronze'] as const
const sums = counts.map((count) => `coalesce(sum(r.${count}), 0)::int as ${count}`).join(', ')

const derived: readonly (readonly [string, string])[] = [
  [
    'medals of players are not their awards',
    `select p.player_id from players p cross join lateral (
    select (count(*) filter (where medal = 'gold'))::int as gold,
      (count(*) filter (where medal = 'silver'))::int as silver,
        (count(*) filter (where medal = 'bronze'))::int as bronze
    from awards where awards.player_id = p.player_id) a
    where (p.medal_gold, p.medal_silver, p.medal_bronze)
    is distinct from (a.gold, a.silver, a.bronze)`,
  ],
  [
    'a medal or a place is kept on a player who did nothing themselves in the event (admin repair)',
    `select kept.player_id from (select event_id, player_id from awards where event_id
      is not null union select event_id, player_id from results) kept
    where not exists (select 1 from own_acts a where a.event_id = kept.event_id
    and a.player_id = kept.player_id and a.state = 'acted')`,
  ],
  [
    'players at a venue are counted wrongly',
    `select coalesce(k.location_id, c.location_id) from location_players k full join (
    select location_id, count(*)::int as players from player_locations where not removed
      and not hidden group by 1) c using (location_id)
      where coalesce(k.players, 0) <> coalesce(c.players, 0)`,
  ],
  [
    'a player is hidden at a venue and not, or the other way round',
    'select pl.player_id from player_locations pl join players p using (player_id) where pl.hidden <> p.hidden',
  ],
  [
    'places of an event are counted wrongly',
    `select e.event_id::text from events e join lateral (
    select coalesce(sum(1 + guests) filter (where place = 'playing' or offered_until is not null), 0)::int as playing,
      (count(*) filter (where place = 'waiting' and offered_until is null and lead))::int as waiting from player_events r
        where r.event_id = e.event_id and not r.removed) c on true
    where (e.playing, e.waiting) is distinct from (c.playing, c.waiting)`,
  ],
  [
    'the last message of a thread is another',
    `select l.from_id || ' to ' || l.to_id from message_last l join messages m using (message_id)
      where (m.from_id, m.to_id) is distinct from (l.from_id, l.to_id)
    or exists (select 1 from messages n where n.from_id = l.from_id and n.to_id = l.to_id
    and n.created > m.created)`,
  ],
  [
    'a total of the leaderboards is not the sum of its results',
    `select t.player_id from leaderboard_totals t cross join lateral (select ${sums}
    from leaderboard_results r where r.player_id = t.player_id
    and t.location_id in ('', r.location_id)) r
    where t.span = 'all time' and (${counts.map((count) => `t.${count}`).join(', ')})
    is distinct from (${counts.map((count) => `r.${count}`).join(', ')})`,
  ],
  [
    'a result counts at another venue than where it was',
    `select r.source_id::text from leaderboard_results r
      left join events e on e.event_id = r.source_id
      left join leagues l on l.league_series_id = r.source_id
    where r.location_id <> coalesce(e.location, l.location) and
    not exists (select 1 from leaderboard_dirty d where d.source_id = r.source_id)`,
  ],
  [
    'a merged venue is still in use',
    `select l.location_id from locations l where l.merged_into
      is not null and (exists (select 1 from events e where e.location = l.location_id)
    or exists (select 1 from leagues g where g.location = l.location_id) or
    exists (select 1 from tournaments t where t.location = l.location_id) or
    exists (select 1 from clubs c where c.location_id = l.location_id) or
    exists (select 1 from players h where h.home_location = l.location_id)
    or exists (select 1 from player_locations p where p.location_id = l.location_id) or
    exists (select 1 from locations_admin a where a.location_id = l.location_id))`,
  ],
  [
    'a division lacks a cohost of its tournament',
    `select e.event_id::text from events e join tournament_cohosts c using (tournament_id)
    where not e.deleted and e.player_id <> c.player_id and not exists (select 1 from event_cohosts d
      where d.event_id = e.event_id and d.player_id = c.player_id)`,
  ],
  [
    'a division invites others than its tournament',
    `select e.event_id::text from events e join tournaments t using (tournament_id)
    where not e.deleted and (e.invite, e.invited) <> (t.invite, t.invited)`,
  ],
]
const namedMax = 5

async function wrongDerived({ client }: Session): Promise<string[]> {
  const wrong: string[] = []
  for (const [what, text] of derived) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
    if (rows.length > 0)
      wrong.push(
        `${what}: ${rows.length} (${rows
          .slice(0, namedMax)
          .map(([id]) => String(id))
          .join(', ')})`,
      )
  }
  return wrong
}

const wrongByCode = async ({ db }: Session): Promise<string[]> =>
  Array.from(
    await findWrong(db),
    ([name, keys]) =>
      `${name} are missing or not those of this release (admin repair): ${keys.length} (${keys.slice(0, namedMax).join(', ')})`,
  )

const ledgerTroubles = async ({ db }: Session): Promise<string[]> =>
  (await verifyLedger(db)).map(
    ({ what, id, amount }) => `the ledger is wrong: ${what} of ${id} is ${amount}`,
  )

async function missingPhotos({ db }: Session, photos: PhotoStore): Promise<string[]> {
  const kept = new Set(await photos.list())
  const missing = (await listPhotoUrls(db))
    .flatMap((url) => keyOfPhotoUrl(url) ?? [])
    .filter((key) => !kept.has(key))
  return missing.length === 0
    ? []
    : [
        `${missing.length} photos are named but not there
          (${missing.slice(0, namedMax).join(', ')})`,
      ]
}
