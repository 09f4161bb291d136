// The bytes of text that an account stored, in one row each. A call locks it before threads and after
// events, clubs and venues.
import { sql } from 'kysely'
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

/** Counts what an account is about to store; a refusal takes the count back with everything else. */
export async function takeText(
  tx: Database,
  { playerId, now, texts, copies = 1 }: Storing,
): Promise<Result<null, 'too-much-text-today' | 'too-much-text'>> {
  const bytes = copies * texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const day = new Date(now).toISOString().slice(0, 10)
  const { rows } = await sql<StoredText>`
    insert into stored_text as s (player_id, day, today, total)
    values (${playerId}, ${day}, ${bytes}, ${bytes})
    on conflict (player_id) do update set day = excluded.day, total = s.total + excluded.total,
      today = excluded.today + case when s.day = excluded.day then s.today else 0 end
    returning today::float8 as today, total::float8 as total`.execute(tx)
  return decideStoredText(rows[0] ?? { today: bytes, total: bytes })
}
