import type { RegistrationMode } from '#domain/registration/registration.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../../db/open-database.ts'

export async function saveMode(tx: Database, mode: RegistrationMode, now: number): Promise<void> {
  const row = { mode, changed: new Date(now) }
  await tx
    .insertInto('registration')
    .values({ id: 'current', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export const countRequests = (
  db: Database,
  network: string | null,
): Promise<{ inAll: number; ofNetwork: number }> =>
  db
    .selectFrom('registration_requests')
    .select((eb) => [
      eb.fn.countAll<number>().as('inAll'),
      eb.fn.countAll<number>().filterWhere('network', '=', network).as('ofNetwork'),
    ])
    .executeTakeFirstOrThrow()

type NewRequest = {
  requestId: string
  email: string
  sentence: string
  language: Language
  network: string | null
}
export type WaitingRequest = Omit<NewRequest, 'language' | 'network'> & {
  created: Date
  /** How many wait from the same network, this one included. */
  ofNetwork: number
}

/** The first sentence from an address stands: others could change it. */
export async function addRequest(tx: Database, request: NewRequest, now: number): Promise<void> {
  await tx
    .insertInto('registration_requests')
    .values({ ...request, created: new Date(now) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

export async function listRegistrationRequests(
  db: Database,
  limit: number,
): Promise<WaitingRequest[]> {
  const rows = await db
    .selectFrom('registration_requests')
    .select(['requestId', 'email', 'sentence', 'created', 'network'])
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy('network'))
        .as('ofNetwork'),
    )
    .orderBy('created')
    .orderBy('requestId')
    .limit(limit)
    .execute()
  return rows.map(({ network, ofNetwork, ...row }) => ({
    ...row,
    ofNetwork: network === null ? 1 : ofNetwork,
  }))
}

export type RequestKey = { requestId: string } | { email: string }

export async function takeRequest(
  tx: Database,
  key: RequestKey,
): Promise<Pick<NewRequest, 'email' | 'language' | 'network'> | null> {
  const row = await tx
    .deleteFrom('registration_requests')
    .$if('requestId' in key, (query) =>
      query.where('requestId', '=', 'requestId' in key ? key.requestId : ''),
    )
    .$if('email' in key, (query) => query.where('email', '=', 'email' in key ? key.email : ''))
    .returning(['email', 'language', 'network'])
    .executeTakeFirst()
  return row ?? null
}

export async function takeNetwork(tx: Database, key: RequestKey): Promise<string[]> {
  const taken = await takeRequest(tx, key)
  if (taken === null) return []
  const rows = await tx
    .deleteFrom('registration_requests')
    .where('network', '=', taken.network)
    .returning('email')
    .execute()
  return [taken.email, ...rows.map(({ email }) => email)]
}

export type NewInvitation = {
  linkKey: string
  email: string | null
  language: Language
  uses: number
  ends: number
  createdBy: string | null
}

export async function addInvitation(
  tx: Database,
  { uses, ends, ...invitation }: NewInvitation,
  now: number,
): Promise<void> {
  await tx
    .insertInto('registration_invitations')
    .values({ ...invitation, usesLeft: uses, ends: new Date(ends), created: new Date(now) })
    .execute()
}

export const listInvitations = (db: Database, now: number, limit: number) =>
  db
    .selectFrom('registration_invitations')
    .select(['linkKey', 'email', 'usesLeft', 'ends'])
    .where('usesLeft', '>', 0)
    .where('ends', '>', new Date(now))
    .orderBy('created', 'desc')
    .limit(limit)
    .execute()

export async function removeInvitation(tx: Database, linkKey: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('registration_invitations')
    .where('linkKey', '=', linkKey)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Each row goes to one of several concurrent calls. */
export async function claimUnmailed(
  tx: Database,
  now: number,
  limit: number,
): Promise<{ linkKey: string; email: string; language: Language }[]> {
  const rows = await tx
    .updateTable('registration_invitations')
    .set({ mailed: new Date(now) })
    .where('linkKey', 'in', (eb) =>
      eb
        .selectFrom('registration_invitations')
        .select('linkKey')
        .where('email', 'is not', null)
        .where('mailed', 'is', null)
        .orderBy('created')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['linkKey', 'email', 'language'])
    .execute()
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

export async function forgetEnded(
  db: Database,
  { now, requestedBefore }: { now: number; requestedBefore: number },
): Promise<void> {
  await db.deleteFrom('registration_admissions').where('ends', '<', new Date(now)).execute()
  await db
    .deleteFrom('registration_invitations')
    .where((eb) => eb.or([eb('ends', '<', new Date(now)), eb('usesLeft', '=', 0)]))
    .execute()
  await db
    .deleteFrom('registration_requests')
    .where('created', '<', new Date(requestedBefore))
    .execute()
}
