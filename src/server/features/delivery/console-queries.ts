import { sql } from 'kysely'
import type { NotificationGroup } from '#domain/notification/notification.ts'
import { at } from '../../core/alerts/delivery-queries.ts'
import type { Database } from '../../db/open-database.ts'

export type WaitingMail = {
  group: NotificationGroup
  waiting: number
  retrying: number
  next: Date
}

/** By group only, because the contents are between sender and receiver. */
export async function countWaitingMail(db: Database): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select notification_group as "group", count(*)::int as waiting,
      count(*) filter (where outcome <> '')::int as retrying, min(due_at) as next
    from deliveries where state = 'waiting' and channel = 'mail'
    group by 1 order by waiting desc, 1`.execute(db)
  return rows
}

export type FailedMail = {
  id: string
  group: NotificationGroup
  playerName: string
  email: string | null
  outcome: string
  attempts: number
  ended: Date
}

export async function listFailedMail(db: Database, limit: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select d.delivery_id as id, d.notification_group as "group", p.player_name, u.email,
      d.outcome, d.attempts, d.ended
    from deliveries d join players p on p.player_id = d.player_id
      left join auth_users u on u.id = p.user_id
    where d.state = 'failed' and d.channel = 'mail'
    order by d.ended desc limit ${limit}`.execute(db)
  return rows
}

export async function hurryRetries(db: Database, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update deliveries set due_at = ${at(now)}
    where state = 'waiting' and channel = 'mail' and outcome <> '' and due_at > ${at(now)}
      and (claimed_until is null or claimed_until <= ${at(now)})`.execute(db)
  return Number(numAffectedRows)
}
