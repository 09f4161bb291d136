import type { Database } from '../../db/open-database.ts'

const selectOwners = (db: Database) =>
  db.selectFrom('operators').select('userId').where('role', '=', 'owner')

export async function hasOwner(db: Database): Promise<boolean> {
  return (await selectOwners(db).limit(1).executeTakeFirst()) !== undefined
}

type Link = { linkName: string; ends: number }

/** The link in force: an earlier one until it ends, so that nodes started together agree. */
export async function keepSetupLink(db: Database, { linkName, ends }: Link, now: number) {
  const row = { linkName, linkEnds: new Date(ends) }
  await db
    .insertInto('server_setup')
    .values({ id: 'current', ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('server_setup.linkEnds', 'is', null),
            eb('server_setup.linkEnds', '<=', new Date(now)),
          ]),
        ),
    )
    .execute()
  const kept = await db
    .selectFrom('server_setup')
    .select('linkName')
    .where('id', '=', 'current')
    .executeTakeFirstOrThrow()
  return kept.linkName
}

export async function isSetupLinkOpen(
  db: Database,
  linkName: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('server_setup')
    .select('id')
    .where('linkName', '=', linkName)
    .where('linkEnds', '>', new Date(now))
    .where((eb) => eb.not(eb.exists(selectOwners(db))))
    .executeTakeFirst()
  return row !== undefined
}

export async function takeSetupLink(tx: Database, linkName: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('server_setup')
    .set({ linkName: null, linkEnds: null })
    .where('linkName', '=', linkName)
    .where('linkEnds', '>', new Date(now))
    .where((eb) => eb.not(eb.exists(selectOwners(tx))))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endSetupLink(tx: Database): Promise<void> {
  await tx.updateTable('server_setup').set({ linkName: null, linkEnds: null }).execute()
}
