// Setting prices, recording payments, and reminding players who owe. Payments change only under the
// lock of their price.
import type { CallInput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { mayInClub, type ClubStanding } from '#domain/club/club-rights.ts'
import { toDecimal } from '#domain/payment/money.ts'
import {
  decideClaim,
  decideMark,
  mayRemindPayers,
  payToFollowedMax,
  payToFollowedMs,
} from '#domain/payment/payment.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findClubStanding, type ClubKey } from '../club/queries.ts'
import { isOutreachHeld } from '../outreach/commands.ts'
import { findPurse } from '../purse/queries.ts'
import { openPage } from './page-commands.ts'
import { listRemindable } from './people-queries.ts'
import {
  deletePrice,
  findPayeeName,
  isPriceInUse,
  listPricedSubjects,
  lockPrice,
  savePayment,
  savePayTo,
  savePrice,
  savePayersReminded,
  type PriceRow,
} from './queries.ts'
import { loadStandings, type PersonStanding } from './standing-commands.ts'
import { readStatement } from './statement-handlers.ts'
import { openSubject, type OpenedSubject } from './subject-commands.ts'

const done = ok({ success: true })

const setPrice: InTransaction<'payments-setPrice'> = async (context, { subject, ...wanted }) => {
  const { tx, effects } = context
  const opened = await openToRun(context, subject)
  if (!opened.ok) return opened
  if (opened.value.isOff) return refuse('event-cancelled')
  const before = await lockPrice(tx, opened.value)
  if (before !== null && !isKept(before, wanted) && (await isPriceInUse(tx, before.priceId)))
    return refuse('price-in-use')
  const { price } = wanted
  if (price === null) {
    if (before !== null) await deletePrice(tx, before.priceId)
  } else {
    const isTaking = before?.takesEntries === true && before.clubId === wanted.clubId
    const written = await writePrice(context, opened.value, { ...wanted, price, isTaking })
    if (!written.ok) return written
  }
  if ((before === null) !== (price === null)) effects.publish(...listPriceTopics(opened.value))
  return done
}

/** Windows of an event without a price don't watch payments. */
const listPriceTopics = ({ eventId }: OpenedSubject): string[] =>
  eventId === null ? [] : [topics.event(eventId)]

type Wanted = Pick<CallInput<'payments-setPrice'>, 'price' | 'clubId' | 'takesEntries'>

/** Recorded payments fix the currency and the purse of entries. */
const isKept = (before: PriceRow, { price, clubId, takesEntries = false }: Wanted): boolean =>
  price?.currency === before.currency &&
  (!before.takesEntries || (takesEntries && clubId === before.clubId))

type WantedPrice = Wanted & { price: NonNullable<Wanted['price']>; isTaking: boolean }

async function writePrice(
  context: CallContext,
  { eventId, leagueSeriesId, location }: OpenedSubject,
  { price, clubId, takesEntries = false, isTaking }: WantedPrice,
): Promise<Result<null, 'club-not-found' | 'purse-not-found' | 'not-allowed'>> {
  const { tx, newId } = context
  const isOfClub = price.kind === 'members' || takesEntries
  const club = isOfClub && clubId !== null ? { locationId: location, clubId } : null
  const doesTake = takesEntries && eventId !== null && price.kind !== 'split'
  const allowed = await permitClub(context, club, { doesTake, isTaking })
  if (!allowed.ok) return allowed
  await savePrice(tx, { eventId, leagueSeriesId, priceId: newId() }, price, club, doesTake)
  return ok(null)
}

async function permitClub(
  context: CallContext,
  club: ClubKey | null,
  { doesTake, isTaking }: { doesTake: boolean; isTaking: boolean },
): Promise<Result<null, 'club-not-found' | 'purse-not-found' | 'not-allowed'>> {
  const standing = club === null ? nobody : await findStanding(context, club)
  if (club !== null && !isIn(standing)) return refuse('club-not-found')
  if (!doesTake) return ok(null)
  if (!isTaking && !mayTake(standing)) return refuse('not-allowed')
  return (await hasPurse(context, club)) ? ok(null) : refuse('purse-not-found')
}

const hasPurse = async ({ tx }: CallContext, club: ClubKey | null): Promise<boolean> =>
  club !== null && (await findPurse(tx, club)) !== null

const nobody: ClubStanding = { role: null, office: null }

const findStanding = ({ tx, actor }: CallContext, club: ClubKey): Promise<ClubStanding> =>
  findClubStanding(tx, club, actor.playerId)

const isIn = ({ role }: ClubStanding): boolean => role === 'owner' || role === 'member'

/** Entries are the club's money, so members can't use them for their own events. */
const mayTake = (standing: ClubStanding): boolean =>
  mayInClub(standing, 'club.money') || mayInClub(standing, 'club.events')

const claim: InTransaction<'payments-claim'> = async (context, { subject, isPaid }) => {
  const { actor, tx } = context
  const opened = await openSubject(context, subject)
  if (!opened.ok) return opened
  const price = await lockPrice(tx, opened.value)
  if (price === null) return refuse('no-price')
  const [person] = await loadStandings(tx, price, opened.value, actor.playerId)
  if (person === undefined) return refuse('nothing-due')
  const decided = decideClaim(isPaid, person)
  if (!decided.ok) return decided
  await say(context, price, { ...person, ...decided.value })
  return done
}

const mark: InTransaction<'payments-mark'> = async (context, { subject, playerId, state }) => {
  const { tx } = context
  const opened = await openToRun(context, subject)
  if (!opened.ok) return opened
  const price = await lockPrice(tx, opened.value)
  if (price === null) return refuse('no-price')
  const [person] = await loadStandings(tx, price, opened.value, playerId)
  if (person === undefined) return refuse('player-not-found')
  const decided = decideMark(state, person)
  if (!decided.ok) return decided
  await say(context, price, { ...person, ...decided.value })
  return done
}

async function say(
  { actor, tx, newId, now }: CallContext,
  { priceId }: PriceRow,
  { playerId, state, amount }: Pick<PersonStanding, 'playerId' | 'state' | 'amount'>,
): Promise<void> {
  await savePayment(tx, {
    paymentId: newId(),
    priceId,
    playerId,
    state,
    amount,
    way: 'hand',
    changedBy: actor.playerId,
    now,
  })
}

const remind: InTransaction<'payments-remind'> = async (context, { subject }) => {
  const { actor, tx, now, deps } = context
  const opened = await openToRun(context, subject)
  if (!opened.ok) return opened
  const { organizerId, alert } = opened.value
  const price = await lockPrice(tx, opened.value)
  if (price === null) return refuse('no-price')
  if (!mayRemindPayers(price.reminded?.getTime() ?? null, now)) return refuse('reminded-lately')
  const people = await loadStandings(tx, price, opened.value)
  const owing = people.filter(({ open, state }) => open > 0 && state !== 'claimed')
  const reached = new Set(
    await listRemindable(
      tx,
      owing.map(({ playerId }) => playerId),
      {
        organizerId,
        actorId: actor.playerId,
        isHeld:
          deps.installation.mail !== 'server' ||
          (await isOutreachHeld({ tx, senderId: actor.playerId, now })),
      },
    ),
  )
  const unreached = owing.filter(({ playerId, isPlayer }) => !isPlayer && !reached.has(playerId))
  if (reached.size === 0)
    return unreached.length === 0
      ? refuse('no-one-owes')
      : ok({ reminded: 0, unreached: unreached.length })
  await savePayersReminded(tx, price.priceId, now)
  const player = await findPayeeName(tx, organizerId)
  await sendManyAlerts(
    context,
    owing
      .filter(({ playerId }) => reached.has(playerId))
      .map(({ playerId, open }) => ({
        playerId,
        kind: 'payment-reminder',
        eventId: alert.eventId,
        params: {
          ...alert.params,
          player,
          amount: `${toDecimal(open, price.currency)} ${price.currency}`,
        },
      })),
  )
  return ok({ reminded: reached.size, unreached: unreached.length })
}

const setPayTo: InTransaction<'payments-setPayTo'> = async (
  { actor: { playerId }, tx, effects, now },
  { lines },
) => {
  await savePayTo(tx, playerId, lines)
  const since = now - payToFollowedMs
  const subjects = await listPricedSubjects(tx, { playerId, since, limit: payToFollowedMax })
  effects.publish(...subjects.map(topics.payments))
  return done
}

async function openToRun(context: CallContext, subject: PaymentSubject) {
  const opened = await openSubject(context, subject)
  if (!opened.ok) return opened
  return opened.value.mayRun.ok ? opened : opened.value.mayRun
}

export const paymentHandlers = defineHandlers({
  'payments-setPrice': setPrice,
  'payments-claim': claim,
  'payments-mark': mark,
  'payments-remind': remind,
  'payments-setPayTo': setPayTo,
  'payments-openPage': openPage,
  'payments-statement': readStatement,
})
