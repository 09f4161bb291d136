// Moves along a club's contacts, agreements, prices and prepaid entries when it is merged into
// another.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

type Fold = { slug: string; from: string; into: string }

/** Both clubs have this slug. Contacts of both lists stay, each with its link. */
export async function moveBelongings(tx: Database, fold: Fold): Promise<void> {
  const { slug, from, into } = fold
  for (const table of ['contacts', 'agreements', 'prices'])
    await sql`update ${sql.table(table)} set location_id = ${into}
      where location_id = ${from} and slug = ${slug}`.execute(tx)
  await foldPurse(tx, fold)
}

/**
 * A purse moves as a whole when the other club doesn't have one. Otherwise each holder's entries
 * leave one and enter the other, because one posting can't mix their units.
 */
async function foldPurse(tx: Database, { slug, from, into }: Fold): Promise<void> {
  await sql`update purses moved set location_id = ${into}
    where location_id = ${from} and slug = ${slug} and not exists (select 1 from purses kept
      where kept.location_id = ${into} and kept.slug = ${slug})`.execute(tx)
  await sql`
    with held as materialized (select a.account_id, a.player_id, a.balance, a.unit,
        'purse:' || kept.purse_id as "keptUnit" from purses moved
        join purses kept on kept.location_id = ${into} and kept.slug = moved.slug
        join ledger_accounts a on a.unit = 'purse:' || moved.purse_id
      where moved.location_id = ${from} and moved.slug = ${slug} and a.player_id is not null
        and a.balance > 0),
      halves as (select account_id, player_id, unit, -balance as amount from held
        union all select account_id, player_id, "keptUnit", balance from held)
    select ledger_post(gen_random_uuid(), 'purse-corrected', unit,
      'purse-merge:' || account_id || case when amount < 0 then ':out' else ':in' end, 'operator',
      '', null, now(), jsonb_build_array(
        jsonb_build_object('player', player_id, 'amount', amount),
        jsonb_build_object('owner', 'issue', 'amount', -amount)))
    from halves order by player_id, amount`.execute(tx)
}
