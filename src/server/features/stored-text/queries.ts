// Counts the bytes of text each account stored, one row per account. Lock order: after events,
// clubs and venues, before threads.
import { type CompiledQuery, sql } from 'kysely'
import { decideStoredText, type StoredText } from '#domain/player/stored-text.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'

type Storing = {
  playerId: string
  now: number
  texts: readonly string[]
  copies?: number
}

type Held = Result<null, 'too-much-text-today' | 'too-much-text'>

/** Counts text about to be stored; `toHeld` reads the row. A refusal rolls the count back. */
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

export const toHeld = ([held = { today: 0, total: 0 }]: readonly StoredText[]): Held =>
  decideStoredText(held)

export const takeText = async (tx: Database, storing: Storing): Promise<Held> =>
  toHeld((await tx.executeQuery(countText(tx, storing))).rows)
