import { sql } from 'kysely'
import {
  defaultRegistrationMode,
  type RegistrationMode,
} from '#domain/registration/registration.ts'
import type { Database } from '../../db/open-database.ts'

export async function findRegistrationMode(db: Database): Promise<RegistrationMode> {
  const row = await db
    .selectFrom('registration')
    .select('mode')
    .where('id', '=', 'current')
    .executeTakeFirst()
  return row?.mode ?? defaultRegistrationMode
}

const usable = (db: Database, email: string, now: number) =>
  db
    .selectFrom('registration_invitations')
    .select('linkKey')
    .where('usesLeft', '>', 0)
    .where('ends', '>', new Date(now))
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', '=', email)]))

export async function isInvitationUsable(
  db: Database,
  linkKey: string,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  const row = await usable(db, email, now).where('linkKey', '=', linkKey).executeTakeFirst()
  return row !== undefined
}

export async function findInvitationTo(
  db: Database,
  { email, now }: { email: string; now: number },
): Promise<string | null> {
  const row = await usable(db, email, now).where('email', '=', email).limit(1).executeTakeFirst()
  return row?.linkKey ?? null
}

/** An invitation to one address forgets it with the use. */
export async function takeInvitation(
  db: Database,
  linkKey: string,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('registration_invitations')
    .set((eb) => ({ usesLeft: eb('usesLeft', '-', 1), email: null }))
    .where('linkKey', '=', linkKey)
    .where('usesLeft', '>', 0)
    .where('ends', '>', new Date(now))
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', '=', email)]))
    .returning('linkKey')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasOpenClub(db: Database, publicKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('clubs')
    .select('slug')
    .where(sql<boolean>`public_key::text = ${publicKey}`)
    .where('joining', 'in', ['link', 'request'])
    .executeTakeFirst()
  return row !== undefined
}

export async function hasContactLink(db: Database, linkKey: string): Promise<boolean> {
  const row = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('contacts').select('contactId').where('linkKey', '=', linkKey)),
          eb.exists(
            eb.selectFrom('joined_contacts').select('contactId').where('linkKey', '=', linkKey),
          ),
        ])
        .as('isKnown'),
    )
    .executeTakeFirst()
  return Boolean(row?.isKnown)
}

export async function findAdmission(
  db: Database,
  { email, now }: { email: string; now: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('registration_admissions')
    .select('ticket')
    .where('email', '=', email)
    .where('ends', '>', new Date(now))
    .executeTakeFirst()
  return row?.ticket ?? null
}

export async function saveAdmission(
  db: Database,
  { email, ticket, ends }: { email: string; ticket: string; ends: number },
): Promise<void> {
  const row = { ticket, ends: new Date(ends) }
  await db
    .insertInto('registration_admissions')
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
}

export async function forgetRegistration(db: Database, email: string): Promise<void> {
  await db.deleteFrom('registration_requests').where('email', '=', email).execute()
  await db.deleteFrom('registration_admissions').where('email', '=', email).execute()
}
