// Live queries of an event's or league's price: what I owe and, for organizers, all payments.
import type { PaymentSubject } from '#contract/payment.ts'
import { getDefaultCurrency } from '#domain/payment/money.ts'
import { ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findClubStanding, listMyClubs } from '../club/queries.ts'
import { findCountry, findPrice, listPayTo, type PriceRow } from './queries.ts'
import { loadStandings, type PersonStanding } from './standing-commands.ts'
import { openSubject } from './subject-commands.ts'

const listTopics = (subject: PaymentSubject): string[] =>
  subject.kind === 'event'
    ? [
        topics.payments(subject.eventId),
        topics.event(subject.eventId),
        topics.eventAccess(subject.eventId),
        topics.matchList(subject.eventId),
      ]
    : [
        topics.payments(subject.leagueSeriesId),
        topics.league(subject.leagueSeriesId),
        topics.leagueAccess(subject.leagueSeriesId),
      ]

export const paymentLive = ({ checkout = null }: Pick<Deps, 'checkout'>) =>
  defineLiveQueries<'payments-payTo' | 'payments-mine' | 'payments-roster'>({
    'payments-payTo': {
      shared: false,
      topics: (_input, { playerId }) => [topics.payTo(playerId)],
      load: async ({ db }, _input, { playerId }) => ok({ lines: await listPayTo(db, playerId) }),
    },
    'payments-mine': {
      shared: false,
      topics: ({ subject }, { playerId }) => [...listTopics(subject), topics.relations(playerId)],
      load: async ({ db, now }, { subject }, viewer) => {
        const opened = await openSubject({ tx: db, actor: viewer, now }, subject)
        if (!opened.ok) return opened
        const { organizerId } = opened.value
        const price = await findPrice(db, opened.value)
        if (price === null) return ok({ price: null, mine: null, payTo: [], hasPage: false })
        const [mine] = await loadStandings(db, price, opened.value, viewer.playerId)
        return ok({
          price: await toPriceFor(db, price, viewer.playerId),
          mine: mine === undefined ? null : toStanding(mine),
          payTo: mine?.hasPlace === true ? await listPayTo(db, organizerId) : [],
          hasPage: checkout !== null && mine !== undefined && mine.open > 0,
        })
      },
    },
    'payments-roster': {
      shared: false,
      topics: ({ subject }, { playerId }) => [
        ...listTopics(subject),
        topics.relations(playerId),
        topics.payTo(playerId),
      ],
      topicsIn: ({ price, people }) =>
        price?.memberAmount == null ? [] : people.map(({ playerId }) => topics.relations(playerId)),
      load: async ({ db, now }, { subject }, viewer) => {
        const opened = await openSubject({ tx: db, actor: viewer, now }, subject)
        if (!opened.ok) return opened
        const { mayRun, location, organizerId } = opened.value
        if (!mayRun.ok) return mayRun
        const price = await findPrice(db, opened.value)
        const people = price === null ? [] : await loadStandings(db, price, opened.value)
        const clubs = await listMyClubs(db, location, viewer.playerId)
        return ok({
          price: price && toPrice(price),
          suggested: getDefaultCurrency(await findCountry(db, location)),
          clubs: clubs
            .filter(({ role }) => role !== 'invited')
            .map(({ clubId, clubName }) => ({ clubId, clubName })),
          reminded: price?.reminded?.toISOString() ?? null,
          hasPayTo: (await listPayTo(db, organizerId)).length > 0,
          people: people.map(toPerson),
        })
      },
    },
  })

const toPrice = ({
  kind,
  currency,
  amount,
  memberAmount,
  refundRule,
  clubId,
  clubName,
  takesEntries,
}: PriceRow) => ({
  kind,
  currency,
  amount,
  memberAmount,
  refundRule,
  clubId,
  clubName,
  takesEntries,
})

const toPerson = (person: PersonStanding) => ({
  playerId: person.playerId,
  playerName: person.playerName,
  photoURL: person.photoUrl,
  hasPlace: person.hasPlace,
  places: person.places,
  way: person.way,
  changed: person.changed?.toISOString() ?? null,
  changedBy: person.changedBy,
  ...toStanding(person),
})

/** Only its members see a club's name in a price, so strangers learn of no club. */
async function toPriceFor(db: Database, price: PriceRow, viewerId: string) {
  const { locationId, clubId } = price
  const role =
    locationId === null || clubId === null
      ? null
      : (await findClubStanding(db, { locationId, clubId }, viewerId)).role
  const isMember = role === 'owner' || role === 'member'
  return toPrice(isMember ? price : { ...price, clubId: null, clubName: null })
}

const toStanding = ({
  due,
  state,
  amount,
  open,
  toRefund,
  entries,
  reference,
}: PersonStanding) => ({
  due,
  state,
  amount,
  open,
  toRefund,
  entries,
  reference,
})
