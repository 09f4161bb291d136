// Suspended accounts and bans as rows. A suspended account has no sessions, and its player is
// hidden from everyone until the account is restored or, past its end, signs in again.
import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import * as v from 'valibot'
import { isSuspended, suspensionTicketMs } from '#domain/account/suspension.ts'
import { listBansCovering } from '#domain/ban/ban.ts'
import { endEverything } from '../../db/end-everything.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { LinkTokens } from '../../mail/link-tokens.ts'
import { watchersOf, wakeWatchers } from '../photo/store.ts'

/** `until` in ms, null for good. It may be over: then the next sign-in ends it. */
export type Suspension = {
  suspensionId: string
  userId: string
  playerId: string | null
  reason: string
  until: number | null
  wasHidden: boolean
  wasKeptHidden: boolean
}

/** The suspension of an account that no one has ended, or null. */
export async function findStanding(db: Database, userId: string): Promise<Suspension | null> {
  const row = await db
    .selectFrom('suspensions as s')
    .leftJoin('players as p', 'p.user_id', 's.user_id')
    .select([
      's.suspension_id',
      's.user_id',
      's.reason',
      's.until',
      's.was_hidden',
      's.was_kept_hidden',
    ])
    .select('p.player_id')
    .where('s.user_id', '=', userId)
    .where('s.ended', 'is', null)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        suspensionId: row.suspension_id,
        userId: row.user_id,
        playerId: row.player_id,
        reason: row.reason,
        until: row.until?.getTime() ?? null,
        wasHidden: row.was_hidden,
        wasKeptHidden: row.was_kept_hidden,
      }
}

/** The suspension that holds at `now` (ms), or null. */
export async function findSuspension(
  db: Database,
  userId: string,
  now: number,
): Promise<Suspension | null> {
  const standing = await findStanding(db, userId)
  return standing !== null && isSuspended(standing, now) ? standing : null
}

const purpose = 'suspension'
const ticketSchema = v.object({ userId: v.string(), expires: v.number() })

/** A ticket for a suspended account after its sign-in: it stands for them for a while. */
export const signTicket = (links: LinkTokens, userId: string, now: number): string =>
  links.sign(purpose, { userId, expires: now + suspensionTicketMs })

/** The user of a ticket; null when it is none of ours, or over. */
export function readTicket(links: LinkTokens, ticket: string, now: number): string | null {
  const parsed = v.safeParse(ticketSchema, links.read(purpose, ticket))
  return parsed.success && now < parsed.output.expires ? parsed.output.userId : null
}
type NewSuspension = { suspensionId: string; userId: string; reason: string; until: number | null }

/**
 * Suspends an account, instead of a suspension that stands, and hides its player. The row of the
 * user is locked first, so a session that is being made is either seen here or sees this.
 */
export async function saveSuspension(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  suspension: NewSuspension,
): Promise<void> {
  const { suspensionId, userId, reason, until } = suspension
  await tx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute()
  const before = await findStanding(tx, userId)
  const player = await tx
    .selectFrom('players')
    .select(['player_id', 'hidden', 'kept_hidden'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const at = new Date(now)
  await tx
    .updateTable('suspensions')
    .set({ ended: at })
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .execute()
  await tx
    .insertInto('suspensions')
    .values({
      suspension_id: suspensionId,
      user_id: userId,
      reason,
      until: until === null ? null : new Date(until),
      created: at,
      was_hidden: before?.wasHidden ?? player?.hidden ?? false,
      was_kept_hidden: before?.wasKeptHidden ?? player?.kept_hidden ?? false,
    })
    .execute()
  if (player === undefined) return
  await setHidden({ tx, effects, now }, player.player_id, { hidden: true, kept_hidden: true })
}

/** Ends a suspension; the player shows again as they did before. */
export async function endSuspension(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  suspension: Suspension,
): Promise<void> {
  await tx
    .updateTable('suspensions')
    .set({ ended: new Date(now) })
    .where('suspension_id', '=', suspension.suspensionId)
    .execute()
  if (suspension.playerId === null) return
  const shown = { hidden: suspension.wasHidden, kept_hidden: suspension.wasKeptHidden }
  await setHidden({ tx, effects, now }, suspension.playerId, shown)
}

async function setHidden(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  playerId: string,
  shown: { hidden: boolean; kept_hidden: boolean },
): Promise<void> {
  const row = await tx
    .updateTable('players')
    .set(shown)
    .where('player_id', '=', playerId)
    .returning(watchersOf(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  wakeWatchers(effects, playerId, row.watchers)
  effects.wake(topics.player(playerId), topics.relations(playerId))
}

/**
 * Ends all that opens an account (db/end-everything.ts), and messages that wait to go out. Returns
 * the number of sessions.
 */
export async function endAccess(tx: Database, userId: string, effects: Effects): Promise<number> {
  const ended = await tx
    .selectFrom('auth_sessions')
    .where('user_id', '=', userId)
    .select('id')
    .execute()
  effects.wake(...(await endEverything(tx, { userId })))
  const player = await tx
    .selectFrom('players')
    .select('player_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (player !== undefined) {
    await tx
      .deleteFrom('deliveries')
      .where('player_id', '=', player.player_id)
      .where('state', '=', 'waiting')
      .execute()
  }
  return ended.length
}

/** Published events of a player that begin between `now` and `until` (ms, null without an end). */
export async function listComing(
  db: Database,
  playerId: string,
  span: { now: number; until: number | null },
): Promise<{ run: string[]; entered: string[] }> {
  const coming = db
    .selectFrom('events as e')
    .select('e.event_id')
    .where('e.deleted', '=', false)
    .where('e.status', '=', 'published')
    .where('e.starts_at', '>', new Date(span.now))
    .orderBy('e.event_id')
  const run = await coming.where('e.player_id', '=', playerId).execute()
  const entered = await coming
    .$if(span.until !== null, (query) => query.where('e.starts_at', '<', new Date(span.until ?? 0)))
    .where((is) =>
      is.exists(
        is
          .selectFrom('player_events as i')
          .select('i.event_id')
          .whereRef('i.event_id', '=', 'e.event_id')
          .where('i.player_id', '=', playerId)
          .where('i.removed', '=', false),
      ),
    )
    .execute()
  const idsOf = (rows: readonly { event_id: string }[]) => rows.map(({ event_id: id }) => id)
  return { run: idsOf(run), entered: idsOf(entered) }
}

/** Keeps an address or a domain from registering; false when it was kept already. */
export async function addBan(
  tx: Database,
  ban: { pattern: string; reason: string },
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('bans')
    .values({ ...ban, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pattern')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a ban back; false when there was none. */
export async function removeBan(tx: Database, pattern: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('bans')
    .where('pattern', '=', pattern)
    .returning('pattern')
    .executeTakeFirst()
  return row !== undefined
}

/** All bans by their text. */
export async function listBans(
  db: Database,
): Promise<{ pattern: string; reason: string; created: Date }[]> {
  return db.selectFrom('bans').select(['pattern', 'reason', 'created']).orderBy('pattern').execute()
}

/** True when a ban keeps this address from registering. */
export async function isBanned(db: Database, email: string): Promise<boolean> {
  const covering = listBansCovering(email, domainToASCII)
  const row = await db
    .selectFrom('bans')
    .select('pattern')
    .where(sql<boolean>`pattern = any(${covering}::text[])`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * True when this address could register at all: no ban covers it, or it has its account already.
 */
export async function mayHaveAccount(db: Database, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return !(await isBanned(db, email)) || known !== undefined
}

/** How many accounts there are that a ban would have kept from registering. */
export async function countCovered(db: Database, pattern: string): Promise<number> {
  const rows = await db.selectFrom('auth_users').select('email').execute()
  return rows.filter(({ email }) => listBansCovering(email, domainToASCII).includes(pattern)).length
}
