// Rows of suspensions and bans. A suspended account has no sessions, and its player is hidden until
// the account is restored or signs in after the suspension's end.
import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { isSuspended, suspensionTicketMs } from '#domain/account/suspension.ts'
import { listBansCovering } from '#domain/ban/ban.ts'
import { isBanned } from '../../core/access/ban-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { LinkTokens } from '../../mail/link-tokens.ts'

/** `until` in ms, null for permanent. A past one is ended by the next sign-in. */
export type Suspension = {
  suspensionId: string
  userId: string
  playerId: string | null
  reason: string
  until: number | null
  wasHidden: boolean
  wasKeptHidden: boolean
}

export async function findAccountSuspension(
  db: Database,
  userId: string,
): Promise<Suspension | null> {
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

export async function findSuspension(
  db: Database,
  userId: string,
  now: number,
): Promise<Suspension | null> {
  const standing = await findAccountSuspension(db, userId)
  return standing !== null && isSuspended(standing, now) ? standing : null
}

const purpose = 'suspension'
const ticketSchema = v.object({ userId: v.string(), expires: v.number() })

export const signTicket = (links: LinkTokens, userId: string, now: number): string =>
  links.sign(purpose, { userId, expires: now + suspensionTicketMs })

export function readTicket(links: LinkTokens, ticket: string, now: number): string | null {
  const parsed = v.safeParse(ticketSchema, links.read(purpose, ticket))
  return parsed.success && now < parsed.output.expires ? parsed.output.userId : null
}

export async function listUpcomingEntries(
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

export async function removeBan(tx: Database, pattern: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('bans')
    .where('pattern', '=', pattern)
    .returning('pattern')
    .executeTakeFirst()
  return row !== undefined
}

export async function listBans(
  db: Database,
): Promise<{ pattern: string; reason: string; created: Date }[]> {
  return db.selectFrom('bans').select(['pattern', 'reason', 'created']).orderBy('pattern').execute()
}

export async function hasAccountWith(db: Database, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return known !== undefined
}

export async function mayHaveAccount(db: Database, email: string): Promise<boolean> {
  const isKnown = await hasAccountWith(db, email)
  return !(await isBanned(db, email)) || isKnown
}

export async function countCovered(db: Database, pattern: string): Promise<number> {
  const rows = await db.selectFrom('auth_users').select('email').execute()
  return rows.filter(({ email }) => listBansCovering(email, domainToASCII).includes(pattern)).length
}
