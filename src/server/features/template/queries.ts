// Rows of a player's templates. Those stored by an older version that can't be parsed are left out.
import { sql, type RawBuilder } from 'kysely'
import * as v from 'valibot'
import { templateFields, type TemplateFields } from '#domain/template/template.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export async function listTemplates(db: Database, playerId: string) {
  const rows = await db
    .selectFrom('event_templates')
    .select(['templateId', 'name', 'fields'])
    .where('playerId', '=', playerId)
    .orderBy((by) => by.fn('lower', ['name']))
    .execute()
  return rows.flatMap(({ templateId, name, fields }) => {
    const read = v.safeParse(templateFields, fields)
    return read.success ? [{ templateId, name, fields: read.output }] : []
  })
}

/**
 * The player's template of this name, ignoring case, and their number of templates; locks the
 * player until the transaction ends.
 */
export async function lockTemplates(
  tx: Database,
  playerId: string,
  name: string,
): Promise<{ sameName: string | null; count: number }> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .execute()
  const rows = await tx
    .selectFrom('event_templates')
    .select(['templateId'])
    .select((by) =>
      by(by.fn('lower', ['name']), '=', by.fn<string>('lower', [by.val(name)])).as('isSame'),
    )
    .where('playerId', '=', playerId)
    .execute()
  return { sameName: rows.find(({ isSame }) => isSame)?.templateId ?? null, count: rows.length }
}

export async function storeTemplate(
  tx: Database,
  template: {
    templateId: string
    playerId: string
    name: string
    fields: TemplateFields
    now: number
  },
): Promise<void> {
  const { templateId, playerId, name, now } = template
  const fields = JSON.stringify(template.fields)
  await tx
    .insertInto('event_templates')
    .values({ templateId, playerId, name, fields, created: new Date(now) })
    .onConflict((conflict) => conflict.column('templateId').doUpdateSet({ name, fields }))
    .execute()
}

export async function storeTemplateName(
  tx: Database,
  { templateId, playerId, name }: { templateId: string; playerId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event_templates')
    .set({ name })
    .where('templateId', '=', templateId)
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Renames the invited club, as group or tier, in a venue's templates for which `isMeant` holds (on
 * rows `t`).
 */
export async function moveTemplates(
  tx: Database,
  { location, from, to }: { location: string; from: string; to: string },
  isMeant: RawBuilder<boolean>,
): Promise<void> {
  const [old, next] = [from, to].map((invited) => JSON.stringify({ invited }))
  // A tag's group is the club's name, a line break and the tag (domain/invitation/tier.ts).
  const isOfClub = sql`split_part(tier ->> 'invited', E'\\n', 1) = ${from}`
  const renamed = sql`${to}::text || substr(tier ->> 'invited', char_length(${from}) + 1)`
  await sql`
    update event_templates t set fields = fields
      || case when fields @> ${old}::jsonb then ${next}::jsonb else '{}'::jsonb end
      || jsonb_build_object('tiers', (select coalesce(jsonb_agg(
        case when ${isOfClub} then tier || jsonb_build_object('invited', ${renamed}) else tier end
        order by place), '[]'::jsonb) from jsonb_array_elements(fields -> 'tiers')
        with ordinality as kept (tier, place)))
    where fields @> ${JSON.stringify({ location, invite: true })}::jsonb
      and (fields @> ${old}::jsonb
        or exists (select 1 from jsonb_array_elements(fields -> 'tiers') tier where ${isOfClub}))
      and ${isMeant} returning ${changedRow('event_templates', 't')}`.execute(tx)
}

export async function deleteTemplateRow(
  tx: Database,
  templateId: string,
  playerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_templates')
    .where('templateId', '=', templateId)
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
