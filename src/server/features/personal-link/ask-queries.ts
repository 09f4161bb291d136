// Rows of claims of contacts: asked, confirmed, and undoable for a while.
import { sql } from 'kysely'
import { claimUndoMs } from '#domain/contact/claim.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import { mayKeep } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { readUndo, type ClaimUndo } from './undo-queries.ts'

type Claim = { contactId: string; playerId: string }
const at = (ms: number) => sql<Date>`${new Date(ms)}::timestamptz`

export async function isContactKept(
  db: Database,
  { contactId, playerId }: Claim,
): Promise<boolean> {
  const { rows } = await sql`
    select from contacts k where k.contact_id = ${contactId}
      and (k.added_by = ${playerId} or ${mayKeep(playerId)})`.execute(db)
  return rows.length > 0
}

export async function listContactKeepers(
  db: Database,
  { contactId, playerId }: Claim,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select one.player_id from contacts k cross join lateral (
        select k.keeper_id as player_id
        union select a.player_id from locations_admin a where k.slug is null
          and a.location_id = k.location_id
        union select c.player_id from clubs c where c.location_id = k.location_id
          and c.slug = k.slug
        union select m.player_id from club_members m where m.location_id = k.location_id
          and m.slug = k.slug and m.office = 'secretary') one
    where k.contact_id = ${contactId} and one.player_id is not null
      and ${isNotBlocked(playerId, sql<string>`one.player_id`)}
    order by 1`.execute(db)
  return rows.map((row) => row.playerId)
}

export async function saveAsked(
  tx: Database,
  {
    contactId,
    playerId,
    codeHash,
    expires,
    now,
  }: Claim & {
    codeHash: string | null
    expires: number
    now: number
  },
): Promise<void> {
  await sql`
    insert into contact_claims (contact_id, player_id, asked, code_hash, expires)
    values (${contactId}, ${playerId}, ${at(now)}, ${codeHash}, ${at(expires)})
    on conflict (contact_id, player_id) do update set asked = excluded.asked,
      code_hash = excluded.code_hash, expires = excluded.expires, declined = null
      where contact_claims.claimed is null
    returning ${changedRow('contact_claims')}`.execute(tx)
}

/** True when the player asked and the code matches; a null code means they asked the keeper. */
export async function isAsked(
  tx: Database,
  { contactId, playerId, codeHash, now }: Claim & { codeHash: string | null; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from contact_claims where contact_id = ${contactId} and player_id = ${playerId}
      and claimed is null and declined is null and expires > ${at(now)}
      and code_hash is not distinct from ${codeHash} for update`.execute(tx)
  return rows.length > 0
}

export async function deleteAsked(tx: Database, { contactId, playerId }: Claim): Promise<void> {
  await tx
    .deleteFrom('contact_claims')
    .where('contactId', '=', contactId)
    .where('playerId', '=', playerId)
    .where('claimed', 'is', null)
    .execute()
}

export async function saveClaimed(
  tx: Database,
  { contactId, playerId, undo, now }: Claim & { undo: ClaimUndo; now: number },
): Promise<void> {
  await tx.deleteFrom('contact_claims').where('contactId', '=', contactId).execute()
  await sql`
    insert into contact_claims (contact_id, player_id, asked, expires, claimed, undo)
    values (${contactId}, ${playerId}, ${at(now)}, ${at(now + claimUndoMs)}, ${at(now)},
      ${JSON.stringify(undo)}::jsonb)
    returning ${changedRow('contact_claims')}`.execute(tx)
}

export type StandingClaim = Claim & { undo: ClaimUndo }

export async function findStandingClaim(
  tx: Database,
  contactId: string,
  now: number,
): Promise<StandingClaim | null> {
  const { rows } = await sql<{ playerId: string; undo: unknown }>`
    select player_id, undo from contact_claims
    where contact_id = ${contactId} and undo is not null and expires > ${at(now)}
    for update`.execute(tx)
  const [row] = rows
  return row === undefined ? null : { contactId, playerId: row.playerId, undo: readUndo(row.undo) }
}

export async function listStandingOf(
  tx: Database,
  playerId: string,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ contactId: string }>`
    select contact_id from contact_claims where player_id = ${playerId}
      and undo is not null and expires > ${at(now)} order by 1`.execute(tx)
  return rows.map(({ contactId }) => contactId)
}

export async function forgetClaims(db: Database, now: number): Promise<void> {
  await sql`delete from contact_claims where expires <= ${at(now)}`.execute(db)
}
