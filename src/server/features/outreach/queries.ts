// Rows behind mail to people without an account: limits, each mail sent, and readers' reactions.
// Mailboxes are stored as hashes.
import { sql, type RawBuilder } from 'kysely'
import { isStandIn } from '#domain/contact/contact.ts'
import {
  isFreshSender,
  outreachDays,
  type OutreachFacts,
  type OutreachSender,
} from '#domain/contact/outreach.ts'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'

const dayMs = 86_400_000
const at = (ms: number): RawBuilder<Date> => sql<Date>`${new Date(ms)}::timestamptz`

export async function lockSender(tx: Database, senderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links ${senderId}`}, 0))`.execute(tx)
}

/** Serializes admissions on all nodes, so that limits per mailbox and installation hold. */
export async function lockOutreach(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('outreach', 0))`.execute(tx)
}

type SenderRow = Omit<OutreachSender, 'created'> & { created: Date }

const isProved = sql<boolean>`(exists (select from auth_users u where u.id = p.user_id
    and u.email_verified)
  or exists (select from auth_accounts way where way.user_id = p.user_id
    and way.provider_id <> 'credential'))`

export async function findOutreachSender(
  db: Database,
  senderId: string,
  now: number,
): Promise<OutreachSender | null> {
  const since = at(now - outreachDays * dayMs)
  const { rows } = await sql<SenderRow>`
    select p.created, ${isProved} as "isProved",
      exists (select from suspensions shut where shut.user_id = p.user_id and shut.ended is null
        and (shut.until is null or shut.until > ${at(now)})) as "isSuspended",
      (select count(*)::int from outreach_mails m where m.sender_id = p.player_id
        and m.sent > ${at(now - dayMs)} and not m.is_answered) as "unansweredMails",
      (select jsonb_build_object(
        'open', count(*) filter (where w.answered is null),
        'answered', count(*) filter (where w.answered > ${since}),
        'stopped', count(*) filter (where w.stopped > ${since}),
        'bounced', count(*) filter (where w.bounced > ${since}),
        'reported', count(*) filter (where w.reported is not null))
        from outreach_people w where w.sender_id = p.player_id
          and (w.last > ${since} or w.reported is not null)) as record
    from players p where p.player_id = ${senderId} and p.user_id is not null`.execute(db)
  const [row] = rows
  return row === undefined ? null : { ...row, created: row.created.getTime() }
}

type MailboxRow = Pick<OutreachFacts, 'person' | 'bySender' | 'byAll'> & { mailbox: string }

export async function listMailboxes(
  db: Database,
  { senderId, mailboxes, now }: { senderId: string | null; mailboxes: string[]; now: number },
): Promise<ReadonlyMap<string, Omit<MailboxRow, 'mailbox'>>> {
  const isMine = sql`m.sender_id = ${senderId}`
  const isToday = sql`m.sent > ${at(now - dayMs)}`
  const { rows } = await sql<MailboxRow>`
    select box.mailbox, jsonb_build_object('isKnown', w.mailbox is not null, 'isAnswered',
        w.answered is not null, 'isReported', w.reported is not null) as person,
      jsonb_build_object('day', sent.mine_today, 'month', sent.mine) as "bySender",
      jsonb_build_object('day', sent.today, 'month', sent.month) as "byAll"
    from unnest(${mailboxes}::text[]) as box (mailbox)
      left join outreach_people w on w.mailbox = box.mailbox and w.sender_id = ${senderId}
      cross join lateral (select count(*) filter (where ${isMine} and ${isToday}) as mine_today,
        count(*) filter (where ${isMine}) as mine, count(*) filter (where ${isToday}) as today,
        count(*) as month from outreach_mails m where m.mailbox = box.mailbox
        and m.sent > ${at(now - outreachDays * dayMs)}) sent`.execute(db)
  return new Map(rows.map(({ mailbox, ...row }) => [mailbox, row]))
}

/**
 * Mails of the last 24 hours, first contacts by new accounts among them, and answers. Deleted
 * accounts still count, otherwise deleting one would make room for the next.
 */
export async function countInstallation(
  db: Database,
  now: number,
): Promise<OutreachFacts['installation']> {
  const today = at(now - dayMs)
  const { rows } = await sql<OutreachFacts['installation']>`
    select (select count(*)::int from outreach_mails where sent > ${today}) as mails,
      (select count(*)::int from outreach_people where is_fresh and first > ${today})
        + (select count(distinct mailbox)::int from outreach_mails
          where sender_id is null and not is_answered and sent > ${today}) as "freshPeople",
      (select count(*)::int from outreach_people
        where answered > ${at(now - outreachDays * dayMs)}) as answered`.execute(db)
  return rows[0] ?? { mails: 0, freshPeople: 0, answered: 0 }
}

export async function areContactsReached(
  db: Database,
  playerIds: readonly string[],
): Promise<boolean> {
  if (!playerIds.some(isStandIn)) return false
  const { rows } = await sql`
    select from contacts k where k.player_id = any(${[...playerIds]}::text[]) and ${acceptsMail}
    limit 1`.execute(db)
  return rows.length > 0
}

export async function savePeople(
  tx: Database,
  {
    senderId,
    sender,
    mailboxes,
    now,
  }: {
    senderId: string
    sender: Pick<OutreachSender, 'created'>
    mailboxes: readonly string[]
    now: number
  },
): Promise<void> {
  if (mailboxes.length === 0) return
  await sql`
    insert into outreach_people as known (sender_id, mailbox, is_fresh, first, last)
    select ${senderId}, box.mailbox, ${isFreshSender(sender, now)}, ${at(now)}, ${at(now)}
      from unnest(${[...new Set(mailboxes)]}::text[]) as box (mailbox)
    on conflict (sender_id, mailbox) do update
      set last = greatest(known.last, excluded.last)`.execute(tx)
}

export async function findUserId(db: Database, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select('userId')
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row?.userId ?? null
}

export async function isMailCounted(tx: Database, unit: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outreach_mails')
    .select('unit')
    .where('unit', '=', unit)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveMail(
  tx: Database,
  mail: { unit: string; senderId: string | null; mailbox: string; isAnswered: boolean },
  now: number,
): Promise<void> {
  await tx
    .insertInto('outreach_mails')
    .values({ ...mail, sent: new Date(now) })
    .execute()
}

export async function saveAnswer(
  tx: Database,
  { senderId, mailbox, now }: { senderId: string; mailbox: string; now: number },
): Promise<void> {
  await sql`
    update outreach_people set answered = ${at(now)}
    where sender_id = ${senderId} and mailbox = ${mailbox} and answered is null`.execute(tx)
}

export async function saveReport(
  tx: Database,
  { senderId, mailbox, now }: { senderId: string; mailbox: string; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into outreach_people as known
      (sender_id, mailbox, is_fresh, first, last, reported)
    select p.player_id, ${mailbox}, false, ${at(now)}, ${at(now)}, ${at(now)}
      from players p where p.player_id = ${senderId}
    on conflict (sender_id, mailbox) do update set reported = excluded.reported
      where known.reported is null
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function dropQueued(tx: Database, senderId: string, now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries d set state = 'dropped', outcome = 'sender shut', params = '{}',
      ended = ${at(now)}, claim = null, claimed_until = null
    from players p where d.state = 'waiting' and p.player_id = d.player_id and p.contact
      and (d.from_id = ${senderId} or d.from_id is null and exists (select from contacts k
        left join clubs c on c.location_id = k.location_id and c.slug = k.slug
        where k.player_id = d.player_id and (k.keeper_id = ${senderId}
        or k.added_by = ${senderId} and coalesce(c.player_id, ${senderId}) = ${senderId})))
    `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export async function forgetOutreach(
  db: Database,
  { mailsBefore, peopleBefore }: { mailsBefore: number; peopleBefore: number },
): Promise<void> {
  await db.deleteFrom('outreach_mails').where('sent', '<', new Date(mailsBefore)).execute()
  await db
    .deleteFrom('outreach_people')
    .where('last', '<', new Date(peopleBefore))
    .where('reported', 'is', null)
    .execute()
}
