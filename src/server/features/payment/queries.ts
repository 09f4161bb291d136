// Rows of prices, payments and ways to pay. Every change of a payment first locks the row of its
// price.
import { sql } from 'kysely'
import type { PayTo } from '#domain/payment/pay-to.ts'
import type { Payment, PaymentWay } from '#domain/payment/payment.ts'
import type { PriceFields } from '#domain/payment/price.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import type { Database } from '../../db/open-database.ts'

export type SubjectKey = { eventId: string | null; leagueSeriesId: string | null }

export type PriceRow = PriceFields & {
  priceId: string
  locationId: string | null
  clubId: string | null
  clubName: string | null
  takesEntries: boolean
  reminded: Date | null
}

const priceQuery = (db: Database, { eventId, leagueSeriesId }: SubjectKey) =>
  db
    .selectFrom('prices as p')
    .leftJoin('clubs as c', (on) =>
      on.onRef('c.locationId', '=', 'p.locationId').onRef('c.slug', '=', 'p.slug'),
    )
    .select([
      'p.priceId',
      'p.kind',
      'p.currency',
      'p.amount',
      'p.memberAmount',
      'p.refundRule',
      'p.locationId',
      'p.slug as clubId',
      'c.clubName',
      'p.takesEntries',
      'p.reminded',
    ])
    .where(
      eventId === null ? 'p.leagueSeriesId' : 'p.eventId',
      '=',
      eventId ?? leagueSeriesId ?? '',
    )

export const findPrice = async (db: Database, subject: SubjectKey): Promise<PriceRow | null> =>
  (await priceQuery(db, subject).executeTakeFirst()) ?? null

export const lockPrice = async (tx: Database, subject: SubjectKey): Promise<PriceRow | null> =>
  (await priceQuery(tx, subject).forUpdate('p').executeTakeFirst()) ?? null

export async function savePrice(
  tx: Database,
  subject: SubjectKey & { priceId: string },
  price: PriceFields,
  club: { locationId: string; clubId: string } | null,
  takesEntries: boolean,
): Promise<void> {
  const { kind, currency, amount, memberAmount, refundRule } = price
  const fields = {
    kind,
    currency,
    amount,
    memberAmount,
    refundRule,
    locationId: club?.locationId ?? null,
    slug: club?.clubId ?? null,
    takesEntries,
  }
  await tx
    .insertInto('prices')
    .values({ ...subject, ...fields, reminded: null })
    .onConflict((on) =>
      on.column(subject.eventId === null ? 'leagueSeriesId' : 'eventId').doUpdateSet(fields),
    )
    .execute()
}

export async function deletePrice(tx: Database, priceId: string): Promise<void> {
  await tx.deleteFrom('prices').where('priceId', '=', priceId).execute()
}

export async function isPriceInUse(tx: Database, priceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('paymentId')
    .where('priceId', '=', priceId)
    .where((eb) => eb.or([eb('amount', '>', 0), eb('entries', '>', 0)]))
    .executeTakeFirst()
  return row !== undefined
}

export async function savePayersReminded(
  tx: Database,
  priceId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('prices')
    .set({ reminded: new Date(now) })
    .where('priceId', '=', priceId)
    .execute()
}

/** changedBy: null for a payment through a provider's page. */
export type SaidPayment = Payment & {
  paymentId: string
  priceId: string
  playerId: string
  way: PaymentWay
  changedBy: string | null
  now: number
}

export async function savePayment(tx: Database, { now, ...said }: SaidPayment): Promise<void> {
  const { state, amount, way, changedBy } = said
  const fields = { state, amount, way, changedBy, changed: new Date(now) }
  await tx
    .insertInto('payments')
    .values({ ...said, ...fields })
    .onConflict((on) => on.columns(['priceId', 'playerId']).doUpdateSet(fields))
    .execute()
}

export const listPayTo = async (db: Database, playerId: string): Promise<PayTo[]> =>
  db
    .selectFrom('pay_to_lines')
    .select(['kind', 'value', 'name'])
    .where('playerId', '=', playerId)
    .orderBy('position')
    .execute()

export async function savePayTo(
  tx: Database,
  playerId: string,
  lines: readonly PayTo[],
): Promise<void> {
  await sql`select 1 from players where player_id = ${playerId} for update`.execute(tx)
  await tx.deleteFrom('pay_to_lines').where('playerId', '=', playerId).execute()
  if (lines.length === 0) return
  await tx
    .insertInto('pay_to_lines')
    .values(lines.map((line, at) => ({ ...line, playerId, position: at + 1 })))
    .execute()
}

export async function listPricedSubjects(
  db: Database,
  { playerId, since, limit }: { playerId: string; since: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with subjects as (
      select event_id as id, starts_at as at from events
      where player_id = ${playerId} and ends_at > ${new Date(since)} and not deleted
      union all
      select league_series_id, created from leagues
      where player_id = ${playerId} and not deleted
    )
    select id from subjects
    where exists (select from prices where event_id = id)
      or exists (select from prices where league_series_id = id)
    order by at desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findPayeeName(db: Database, playerId: string): Promise<string> {
  const { playerName } = await db
    .selectFrom('players')
    .select('playerName')
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  return playerName
}

export async function findCountry(db: Database, locationId: string): Promise<string> {
  const row = await db
    .selectFrom('locations')
    .select('country')
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row?.country ?? ''
}

export async function lockPriceById(
  tx: Database,
  priceId: string,
): Promise<{ subjectId: string; currency: string } | null> {
  if (!isUuid(priceId)) return null
  const { rows } = await sql<{ subjectId: string; currency: string }>`
    select coalesce(event_id, league_series_id) as "subjectId", currency from prices
    where price_id = ${priceId} for update`.execute(tx)
  return rows[0] ?? null
}

export async function isKnownPlayer(db: Database, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

type Note = Payment & { way: PaymentWay; changedBy: string | null }
type Double<Changed> = {
  priceId: string
  subjectId: string
  mine: Note & { changed: Changed }
  theirs: Note & { changed: Changed }
}

export async function lockDoublePayments(
  tx: Database,
  { from, to }: { from: string; to: string },
): Promise<Double<Date>[]> {
  const said = (name: string) => sql`jsonb_build_object('state', ${sql.ref(`${name}.state`)},
    'amount', ${sql.ref(`${name}.amount`)}, 'way', ${sql.ref(`${name}.way`)},
    'changedBy', ${sql.ref(`${name}.changed_by`)}, 'changed', ${sql.ref(`${name}.changed`)})`
  const { rows } = await sql<Double<string>>`
    select p.price_id, coalesce(p.event_id, p.league_series_id) as "subjectId",
      ${said('mine')} as mine, ${said('theirs')} as theirs
    from payments theirs join payments mine on mine.price_id = theirs.price_id
      and mine.player_id = ${to} join prices p on p.price_id = theirs.price_id
    where theirs.player_id = ${from} order by p.price_id for update of p, mine, theirs`.execute(tx)
  return rows.map(({ mine, theirs, ...price }) => ({
    ...price,
    mine: { ...mine, changed: new Date(mine.changed) },
    theirs: { ...theirs, changed: new Date(theirs.changed) },
  }))
}

export async function deletePayment(
  tx: Database,
  { priceId, playerId }: { priceId: string; playerId: string },
): Promise<void> {
  await tx
    .deleteFrom('payments')
    .where('priceId', '=', priceId)
    .where('playerId', '=', playerId)
    .execute()
}

export async function takeReport(tx: Database, eventId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('checkout_events')
    .values({ checkoutEventId: eventId, received: new Date(now) })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
