// The answers of writes by their client-made id, so that a retry after a lost answer changes nothing twice.
// Belongs to no noun: every call may be retried. Answers are kept for a week.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

export type AnswerOwner = { userId: string; requestId: string; name: string }

const keptMs = 7 * 86_400_000

/** The answer given before to this request, or null. `name` is the call it was given to: an id belongs to one call. */
export async function findAnswer(tx: Database, owner: Omit<AnswerOwner, 'name'>): Promise<{ name: string; answer: unknown } | null> {
  const row = await tx.selectFrom('call_answers').select(['name', 'answer']).where('user_id', '=', owner.userId).where('request_id', '=', owner.requestId).executeTakeFirst()
  return row ?? null
}

/** Keeps an answer in the transaction that earned it; a second writer of the same id fails on the primary key. */
export async function keepAnswer(tx: Database, owner: AnswerOwner, answer: unknown): Promise<void> {
  await tx.insertInto('call_answers').values({ user_id: owner.userId, request_id: owner.requestId, name: owner.name, answer: JSON.stringify(answer) }).execute()
}

export type KeptAnswer = AnswerOwner & { answer: unknown }

/** The answers given before to any of these requests, whatever call they named: a batch asks in one statement. */
export async function findAnswers(tx: Database, owners: readonly AnswerOwner[]): Promise<KeptAnswer[]> {
  if (owners.length === 0) return []
  const { rows } = await sql<KeptAnswer>`
    select a.user_id as "userId", a.request_id as "requestId", a.name, a.answer from call_answers a
    join unnest(${owners.map(({ userId }) => userId)}::text[], ${owners.map(({ requestId }) => requestId)}::uuid[]) as asked (user_id, request_id)
      on a.user_id = asked.user_id and a.request_id = asked.request_id`.execute(tx)
  return rows
}

/** Keeps the answers of a batch in one statement. */
export async function keepAnswers(tx: Database, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map((kept) => ({ user_id: kept.userId, request_id: kept.requestId, name: kept.name, answer: kept.answer }))
  await sql`
    insert into call_answers (user_id, request_id, name, answer)
    select user_id, request_id, name, answer from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (user_id text, request_id uuid, name text, answer jsonb)`.execute(tx)
}

/** Forgets answers older than a week. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db.deleteFrom('call_answers').where('created', '<', new Date(now - keptMs)).execute()
}
