import type { OwnText, OwnTextKey } from '#domain/branding/own-texts.ts'
import type { Database } from '../../db/open-database.ts'

export async function listOwnTexts(db: Database): Promise<OwnText[]> {
  return db
    .selectFrom('own_texts')
    .select(['name', 'language', 'markdown'])
    .orderBy('name')
    .orderBy('language')
    .execute()
}

export async function putOwnText(
  tx: Database,
  { name, language, markdown }: OwnText,
  now: number,
): Promise<void> {
  const row = { markdown, changed: new Date(now) }
  await tx
    .insertInto('own_texts')
    .values({ name, language, ...row })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(row))
    .execute()
}

export async function deleteOwnText(tx: Database, { name, language }: OwnTextKey): Promise<void> {
  await tx
    .deleteFrom('own_texts')
    .where('name', '=', name)
    .where('language', '=', language)
    .execute()
}
