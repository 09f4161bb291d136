// Rows of agreements: what venues, clubs and events ask for, and what was accepted.
import { sql } from 'kysely'
import type {
  Acceptance,
  AcceptanceWay,
  AgreementRepeat,
  AskedAgreement,
} from '#domain/agreement/agreement.ts'
import type { Database } from '../../db/open-database.ts'

export type OwnerColumns =
  | { kind: 'venue'; locationId: string; slug: null; eventId: null }
  | { kind: 'club'; locationId: string; slug: string; eventId: null }
  | { kind: 'event'; locationId: null; slug: null; eventId: string }

export type AgreementFields = {
  title: string
  textEn: string
  textEs: string
  repeats: AgreementRepeat
  seasonFrom: string | null
  seasonUntil: string | null
  forGuests: boolean
  forMinors: boolean
}
export type AgreementRow = AgreementFields & { agreementId: string; version: number }

const newestVersion = sql`lateral (select v.* from agreement_versions v
  where v.agreement_id = a.agreement_id order by v.version desc limit 1) v`

function isOwnedBy({ kind, locationId, slug, eventId }: OwnerColumns) {
  if (kind === 'event') return sql`(a.kind = ${kind} and a.event_id = ${eventId})`
  return sql`(a.kind = ${kind} and a.location_id = ${locationId}
    and a.slug is not distinct from ${slug})`
}

const rowColumns = sql`a.agreement_id, v.version, v.title, v.text_en, v.text_es, a.repeats,
  to_char(a.season_from, 'YYYY-MM-DD') as season_from,
  to_char(a.season_until, 'YYYY-MM-DD') as season_until, a.for_guests, a.for_minors`

export async function listOwned(db: Database, owner: OwnerColumns): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    select ${rowColumns} from agreements a cross join ${newestVersion}
    where ${isOwnedBy(owner)} and a.ended is null order by a.created, a.agreement_id`.execute(db)
  return rows
}

/** Serializes changes per owner, so that concurrent ones can't exceed the limit. */
export async function lockOwner(
  tx: Database,
  { kind, locationId, slug, eventId }: OwnerColumns,
): Promise<void> {
  const key = [kind, locationId, slug, eventId].join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 66))`.execute(tx)
}

export async function writeAgreement(
  tx: Database,
  agreementId: string,
  owner: OwnerColumns,
  { repeats, seasonFrom, seasonUntil, forGuests, forMinors }: AgreementFields,
  now: number,
): Promise<void> {
  const settings = { repeats, seasonFrom, seasonUntil, forGuests, forMinors }
  await tx
    .insertInto('agreements')
    .values({ agreementId, ...owner, ...settings, created: new Date(now) })
    .onConflict((conflict) => conflict.column('agreementId').doUpdateSet(settings))
    .execute()
}

export async function addVersion(
  tx: Database,
  version: {
    versionId: string
    agreementId: string
    version: number
    title: string
    textEn: string
    textEs: string
    hash: string
    writtenBy: string
    created: Date
  },
): Promise<void> {
  await tx.insertInto('agreement_versions').values(version).execute()
}

export async function endAgreement(tx: Database, agreementId: string, now: number): Promise<void> {
  await tx
    .updateTable('agreements')
    .set({ ended: new Date(now) })
    .where('agreementId', '=', agreementId)
    .execute()
}

export async function markAsking(tx: Database, { locationId, eventId }: OwnerColumns) {
  if (eventId !== null)
    await sql`update events set asks_agreements = exists (select 1 from agreements a
      where a.event_id = ${eventId} and a.ended is null) where event_id = ${eventId}`.execute(tx)
  else
    await sql`update locations set asks_agreements = exists (select 1 from agreements a
      where a.location_id = ${locationId} and a.ended is null)
      where location_id = ${locationId}`.execute(tx)
}

export type AskedRow = AskedAgreement & {
  eventId: string
  version: number
  title: string
  textEn: string
  textEs: string
  forMinors: boolean
}

export async function listAsked(db: Database, eventIds: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow & { agreementId: string }>`
    select e.event_id, v.version_id, ${rowColumns}
    from events e join agreements a on a.ended is null and (a.event_id = e.event_id
      or a.location_id = e.location and (a.kind = 'venue' or e.invite and exists (
        select 1 from clubs c where c.location_id = a.location_id and c.slug = a.slug
        and c.club_name = e.invited)))
    cross join ${newestVersion}
    where e.event_id = any(${[...eventIds]}::uuid[])
    order by a.created, a.agreement_id`.execute(db)
  return rows
}

export type SignedRow = Acceptance & {
  playerId: string
  typedName: string
  guardian: string
  guestNames: string[]
  way: AcceptanceWay
  recordedBy: string
  recordedByName: string
  accepted: Date
}

export async function listSigned(
  db: Database,
  versionIds: readonly string[],
  playerIds: readonly string[],
): Promise<SignedRow[]> {
  if (versionIds.length === 0 || playerIds.length === 0) return []
  const { rows } = await sql<SignedRow>`
    select s.player_id, s.version_id, s.event_id, s.season, s.way, s.typed_name, s.guardian,
      s.guests as "guestNames", cardinality(s.guests) as guests, s.recorded_by,
      r.player_name as "recordedByName", s.accepted
    from agreement_acceptances s join players r on r.player_id = s.recorded_by
    where s.player_id = any(${[...playerIds]}::text[])
      and s.version_id = any(${[...versionIds]}::uuid[])
    order by s.accepted desc, s.acceptance_id`.execute(db)
  return rows
}

export type NewAcceptance = {
  acceptanceId: string
  versionId: string
  playerId: string
  eventId: string
  season: string
  typedName: string
  guardian: string
  guests: string[]
  way: AcceptanceWay
  recordedBy: string
  accepted: Date
}

export async function addAcceptances(
  tx: Database,
  acceptances: readonly NewAcceptance[],
): Promise<void> {
  if (acceptances.length > 0)
    await tx
      .insertInto('agreement_acceptances')
      .values([...acceptances])
      .execute()
}

export async function deletePaper(
  tx: Database,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  await tx
    .deleteFrom('agreement_acceptances')
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .where('way', '=', 'paper')
    .execute()
}

export type RosterPlayerRow = { playerId: string; playerName: string; guests: number }

export async function listRosterPlayers(db: Database, eventId: string): Promise<RosterPlayerRow[]> {
  return db
    .selectFrom('player_events as r')
    .innerJoin('players as p', 'p.playerId', 'r.playerId')
    .select(['r.playerId', 'p.playerName', 'r.guests'])
    .where('r.eventId', '=', eventId)
    .where('r.removed', '=', false)
    .orderBy('r.entryOrder')
    .orderBy('r.playerId')
    .execute()
}

export async function forgetOldAcceptances(db: Database, before: Date): Promise<void> {
  await sql`delete from agreement_acceptances s using players p
    where p.player_id = s.player_id and p.user_id is null and not p.contact
    and s.accepted < ${before}`.execute(db)
}
