import { openFounding, type FoundingAct, type FoundingRule } from '#domain/registration/founding.ts'
import type { Database } from '../../db/open-database.ts'

export async function saveFoundingRule(
  db: Database,
  act: FoundingAct,
  { who, days }: FoundingRule,
): Promise<boolean> {
  if (who === openFounding.who) {
    const { numDeletedRows } = await db
      .deleteFrom('founding_rules')
      .where('act', '=', act)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const changed = await db
    .insertInto('founding_rules')
    .values({ act, who, days })
    .onConflict((conflict) =>
      conflict
        .column('act')
        .doUpdateSet({ who, days })
        .where((eb) =>
          eb.or([eb('founding_rules.who', '<>', who), eb('founding_rules.days', '<>', days)]),
        ),
    )
    .returning('act')
    .executeTakeFirst()
  return changed !== undefined
}
