import { sql } from 'kysely'
import type { SetupFacts, SetupStep } from '#domain/operator/server-setup.ts'
import type { Database } from '../../db/open-database.ts'
import { hasDemo } from './demo-queries.ts'
import { hasManyRegions } from './venue/region-queries.ts'

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

export async function findAccountName(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const row = await db
    .selectFrom('players')
    .select('playerName')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.playerName ?? email
}

export async function endSetupLink(tx: Database): Promise<void> {
  await tx.updateTable('server_setup').set({ linkName: null, linkEnds: null }).execute()
}

/** backedUp: of the gauges. */
export async function findSetupFacts(db: Database, backedUp: Date | null): Promise<SetupFacts> {
  const row = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('branding').select('id')).as('isNamed'),
      eb.exists(eb.selectFrom('registration').select('id')).as('hasMode'),
      eb.selectFrom('server_setup').select('mailProven').as('mailProven'),
      eb.selectFrom('server_setup').select('skipped').as('skipped'),
      eb.selectFrom('server_setup').select('regions').as('regions'),
      eb.selectFrom('server_setup').select('demoEmptied').as('demoEmptied'),
      eb
        .or([
          eb.exists(eb.selectFrom('registration_invitations').select('linkKey')),
          eb.exists(
            eb
              .selectFrom('auth_users as u')
              .leftJoin('operators as o', 'o.userId', 'u.id')
              .select('u.id')
              .where('o.userId', 'is', null),
          ),
        ])
        .as('hasInvited'),
    ])
    .executeTakeFirstOrThrow()
  return {
    isNamed: Boolean(row.isNamed),
    hasRegions: (await hasManyRegions(db)) ? row.regions !== null : null,
    hasMode: Boolean(row.hasMode),
    isMailProven: row.mailProven !== null,
    backedUp: backedUp?.getTime() ?? null,
    hasInvited: Boolean(row.hasInvited),
    isDemoGone: (await hasDemo(db)) ? false : row.demoEmptied !== null || null,
    skipped: row.skipped ?? [],
  }
}

const keepRow = async (tx: Database): Promise<void> => {
  await tx
    .insertInto('server_setup')
    .values({ id: 'current', linkName: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function skipStep(tx: Database, step: SetupStep): Promise<void> {
  await keepRow(tx)
  await tx
    .updateTable('server_setup')
    .set({ skipped: sql`array_append(array_remove(skipped, ${step}), ${step})` })
    .execute()
}

export async function saveRegions(tx: Database, regions: readonly string[]): Promise<void> {
  await keepRow(tx)
  await tx
    .updateTable('server_setup')
    .set({ regions: [...regions] })
    .execute()
}

export async function saveMailCode(
  tx: Database,
  { codeHash, ends }: { codeHash: string; ends: number },
): Promise<void> {
  await keepRow(tx)
  await tx
    .updateTable('server_setup')
    .set({ codeHash, codeEnds: new Date(ends) })
    .execute()
}

export async function takeMailCode(tx: Database, codeHash: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('server_setup')
    .set({ codeHash: null, codeEnds: null, mailProven: new Date(now) })
    .where('codeHash', '=', codeHash)
    .where('codeEnds', '>', new Date(now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
