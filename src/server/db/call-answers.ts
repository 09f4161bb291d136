// Responses of writes by their client-made request id, so that a retry after a lost response has no
// second effect. Kept for a week; shared by all calls.
import { createHash } from 'node:crypto'
import { sql, type CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'

export type AnswerOwner = { userId: string; requestId: string; name: string; inputHash: string }
/** `inputHash`: null for responses stored before inputs were hashed. */
export type KeptAnswer = {
  userId: string
  requestId: string
  name: string
  inputHash: string | null
  answer: unknown
}

const keptMs = 7 * 86_400_000

/**
 * Digest of an input, independent of field order. The input must have passed a schema, because its
 * depth isn't bounded here.
 */
export const hashInput = (input: unknown): string =>
  createHash('sha256').update(toCanonicalJson(input)).digest('base64url')

function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toCanonicalJson(field)}`).join(',')}}`
}

export const isAnswerTo = (
  kept: Pick<KeptAnswer, 'name' | 'inputHash'>,
  { name, inputHash }: AnswerOwner,
): boolean => kept.name === name && (kept.inputHash === null || kept.inputHash === inputHash)

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
 * Stores a response in the transaction of its write; a second writer with the same id fails on the
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
 * Looks up stored responses for these request ids. One lookup per id keeps PostgreSQL's generic
 * plan, which an array of unknown length would not.
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

export const storeAnswers = (db: Database, answers: readonly KeptAnswer[]): CompiledQuery =>
  sql`
    insert into call_answers (user_id, request_id, name, input_hash, answer)
    select "userId", "requestId", name, "inputHash", answer
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as r
    ("userId" text, "requestId" uuid, name text, "inputHash" text, answer jsonb)
    order by "userId", "requestId"`.compile(db)

export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('call_answers')
    .where('created', '<', new Date(now - keptMs))
    .execute()
}
