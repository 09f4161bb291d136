// The bytes of text that an account stored, in one row each. A call locks it before threads and after
// events, clubs and venues.
import { type CompiledQuery, sql } from 'kysely'
import { decideStoredText, type StoredText } from '#domain/player/stored-text.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'

type Storing = {
  playerId: string
  now: number
  texts: readonly string[]
  /** The rows that will hold them. */
  copies?: number
}

type Held = Result<null, 'too-much-text-today' | 'too-much-text'>

/**
 * Counts what an account is about to store; `toHeld` reads the row. A refusal takes the count back
 * with everything else.
 */
export function countText(
  tx: Database,
  { playerId, now, texts, copies = 1 }: Storing,
): CompiledQuery<StoredText> {
  const bytes = copies * texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const day = new Date(now).toISOString().slice(0, 10)
  return sql<StoredText>`
    insert into stored_text as s (player_id, day, today, total)
    values (${playerId}, ${day}, ${bytes}, ${bytes})
    on conflict (player_id) do update set day = excluded.day, total = s.total + excluded.total,
      today = excluded.today + case when s.day = excluded.day then s.today else 0 end
    returning today::float8 as today, total::float8 as total`.compile(tx)
}

/** Whether an account may store what it holds now. */
export const toHeld = ([held = { today: 0, total: 0 }]: readonly StoredText[]): Held =>
  decideStoredText(held)

/** Counts it by itself. */
export const takeText = async (tx: Database, storing: Storing): Promise<Held> =>
  toHeld((await tx.executeQuery(countText(tx, storing))).rows)
