// The answers of writes by their client-made id, so that a retry after a lost answer changes
// nothing twice. Belongs to no noun: every call may be retried. Answers are kept for a week.
import { createHash } from 'node:crypto'
import { sql, type CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'

/** A call as its caller sent it. */
export type AnswerOwner = { userId: string; requestId: string; name: string; inputHash: string }
/** inputHash: null for answers that were kept before inputs were. */
export type KeptAnswer = {
  userId: string
  requestId: string
  name: string
  inputHash: string | null
  answer: unknown
}

const keptMs = 7 * 86_400_000

/**
 * A digest of an input, the same whatever the order of its fields. The input must have passed a
 * schema: its depth is not bounded here.
 */
export const hashInput = (input: unknown): string =>
  createHash('sha256').update(toCanonicalJson(input)).digest('base64url')

function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toCanonicalJson(field)}`).join(',')}}`
}

/**
 * True when the answer was given to this very call; false when its id was used for another call or
 * another input.
 */
export const isAnswerTo = (
  kept: Pick<KeptAnswer, 'name' | 'inputHash'>,
  { name, inputHash }: AnswerOwner,
): boolean => kept.name === name && (kept.inputHash === null || kept.inputHash === inputHash)

/**
 * Asks for the answer given before to a request with this id. An id belongs to one call: ask
 * `isAnswerTo`.
 */
export const findAnswer = (
  db: Database,
  { userId, requestId }: AnswerOwner,
): CompiledQuery<KeptAnswer> =>
  db
    .selectFrom('call_answers')
    .select(['userId', 'requestId', 'name', 'inputHash', 'answer'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .compile()

/**
 * Keeps an answer in the transaction that earned it; a second writer of the same id fails on the
 * primary key.
 */
export function keepAnswer(tx: Database, owner: AnswerOwner, answer: unknown): CompiledQuery {
  const { userId, requestId, name, inputHash } = owner
  const row = {
    userId,
    requestId,
    name,
    inputHash,
    answer: JSON.stringify(answer),
  }
  return tx.insertInto('call_answers').values(row).compile()
}

/**
 * Asks for the answers given before to requests with any of these ids; null for none. Each is looked
 * up by itself, whatever the planner makes of the table; selected lists are of unknown length, so
 * that the plan for any is kept.
 */
export const findAnswers = (
  db: Database,
  owners: readonly AnswerOwner[],
): CompiledQuery<KeptAnswer> | null =>
  owners.length === 0
    ? null
    : sql<KeptAnswer>`
    select kept.* from unnest((select ${owners.map(({ userId }) => userId)}::text[]),
      (select ${owners.map(({ requestId }) => requestId)}::uuid[])) as asked (user_id, request_id)
    cross join lateral (select a.user_id, a.request_id, a.name, a.input_hash, a.answer
      from call_answers a
      where a.user_id = asked.user_id and a.request_id = asked.request_id offset 0) kept`.compile(
        db,
      )

/**
 * Keeps the answers of a batch in one statement, in one order for all: of two batches with the same
 * requests one waits for the other, and neither for both.
 */
export const keepAnswers = (db: Database, answers: readonly KeptAnswer[]): CompiledQuery =>
  sql`
    insert into call_answers (user_id, request_id, name, input_hash, answer)
    select "userId", "requestId", name, "inputHash", answer
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as r
    ("userId" text, "requestId" uuid, name text, "inputHash" text, answer jsonb)
    order by "userId", "requestId"`.compile(db)

/** Forgets answers older than a week. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('call_answers')
    .where('created', '<', new Date(now - keptMs))
    .execute()
}
