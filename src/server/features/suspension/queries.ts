// Suspended accounts and bans as rows. A suspended account has no sessions, and its player is
// hidden from everyone until the account is restored or, past its end, signs in again.
import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import * as v from 'valibot'
import { isSuspended, suspensionTicketMs } from '#domain/account/suspension.ts'
import { listBansCovering } from '#domain/ban/ban.ts'
import type { Database } from '../../db/open-database.ts'
import type { LinkTokens } from '../../mail/link-tokens.ts'

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
    .leftJoin('players as p', 'p.userId', 's.userId')
    .select(['s.suspensionId', 's.userId', 's.reason', 's.until', 's.wasHidden', 's.wasKeptHidden'])
    .select('p.playerId')
    .where('s.userId', '=', userId)
    .where('s.ended', 'is', null)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        suspensionId: row.suspensionId,
        userId: row.userId,
        playerId: row.playerId,
        reason: row.reason,
        until: row.until?.getTime() ?? null,
        wasHidden: row.wasHidden,
        wasKeptHidden: row.wasKeptHidden,
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

/** Published events of a player that begin between `now` and `until` (ms, null without an end). */
export async function listComing(
  db: Database,
  playerId: string,
  span: { now: number; until: number | null },
): Promise<{ run: string[]; entered: string[] }> {
  const coming = db
    .selectFrom('events as e')
    .select('e.eventId')
    .where('e.deleted', '=', false)
    .where('e.status', '=', 'published')
    .where('e.startsAt', '>', new Date(span.now))
    .orderBy('e.eventId')
  const run = await coming.where('e.playerId', '=', playerId).execute()
  const entered = await coming
    .$if(span.until !== null, (query) => query.where('e.startsAt', '<', new Date(span.until ?? 0)))
    .where((is) =>
      is.exists(
        is
          .selectFrom('player_events as i')
          .select('i.eventId')
          .whereRef('i.eventId', '=', 'e.eventId')
          .where('i.playerId', '=', playerId)
          .where('i.removed', '=', false),
      ),
    )
    .execute()
  const toEventIds = (rows: readonly { eventId: string }[]) => rows.map(({ eventId: id }) => id)
  return { run: toEventIds(run), entered: toEventIds(entered) }
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
