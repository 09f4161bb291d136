// The random seed of a division's draw is kept with its match list, so that ties keep breaking the
// same way.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table match_lists add draw_seed int
    constraint match_lists_draw_seed check (draw_seed >= 0)`.execute(db)
}
