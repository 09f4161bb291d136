// What the page of a personal link shows.
import * as v from 'valibot'
import { pollKinds } from '#domain/club/club-poll.ts'
import { contactKeepers } from '#domain/contact/contact.ts'
import { linkCheckIns, linkEventStates } from '#domain/contact/personal-link.ts'
import { eventTypes } from '#domain/event/event.ts'
import { invitationAnswers } from '#domain/invitation/answer.ts'
import { currencies } from '#domain/payment/money.ts'
import { payToKinds } from '#domain/payment/pay-to.ts'
import { priceKinds } from '#domain/payment/price.ts'
import { languages } from '#domain/shared/language.ts'
import { dayStatus } from '../day-status/day-status.ts'

/** Amounts are decimals of the currency; clubs are not named. */
const linkPrice = v.object({
  kind: v.picklist(priceKinds),
  currency: v.picklist(currencies),
  amount: v.string(),
  memberAmount: v.nullable(v.string()),
})

/**
 * What the contact owes for an event, in decimals of the currency, and where they can pay. open: '' for
 * nothing to pay now. reference: what they write with it.
 */
const linkPayment = v.object({
  currency: v.picklist(currencies),
  open: v.string(),
  paid: v.string(),
  isSplitLater: v.boolean(),
  refundRule: v.string(),
  reference: v.string(),
  payTo: v.array(v.object({ kind: v.picklist(payToKinds), value: v.string(), name: v.string() })),
})

/**
 * An event of the contact. Days and times of day are the venue's; instants are ISO text. taken: with
 * guests and offered places. position: on the waitlist, from 1. guestsMax: that the contact may
 * bring. host: '' where their profile is hidden.
 * checkIn: null while there is none. nameOutside: how anyone may read the contact's name there, null
 * for hidden. hasEvening: there are rounds or a queue with the contact in it.
 */
const linkEvent = v.object({
  eventId: v.string(),
  title: v.string(),
  type: v.picklist(eventTypes),
  startDate: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  timezone: v.string(),
  dayStatus,
  location: v.string(),
  address: v.string(),
  host: v.string(),
  taken: v.number(),
  maxPlayers: v.number(),
  state: v.picklist(linkEventStates),
  opens: v.nullable(v.string()),
  answer: v.picklist(invitationAnswers),
  position: v.nullable(v.number()),
  guests: v.number(),
  guestsMax: v.number(),
  offeredUntil: v.nullable(v.string()),
  checkIn: v.nullable(v.picklist(linkCheckIns)),
  nameOutside: v.nullable(v.string()),
  hasEvening: v.boolean(),
  note: v.string(),
  fee: v.string(),
  cancelReason: v.string(),
  price: v.nullable(linkPrice),
  payment: v.nullable(linkPayment),
})

export const linkPage = v.object({
  name: v.string(),
  language: v.picklist(languages),
  country: v.string(),
  sender: v.object({ kind: v.picklist(contactKeepers), name: v.string() }),
  isStopped: v.boolean(),
  hidesName: v.boolean(),
  /** Where an event says nothing else. */
  nameOutside: v.nullable(v.string()),
  events: v.array(linkEvent),
  played: v.array(
    v.object({
      eventId: v.string(),
      title: v.string(),
      type: v.picklist(eventTypes),
      startDate: v.string(),
      location: v.string(),
      payment: v.nullable(linkPayment),
    }),
  ),
  /** What organizers wrote to them lately, the newest first; title: of the event. */
  messages: v.array(
    v.object({
      messageId: v.string(),
      eventId: v.string(),
      title: v.string(),
      type: v.picklist(eventTypes),
      from: v.string(),
      text: v.string(),
      created: v.string(),
    }),
  ),
  /** Of the club that keeps them: its notices, the newest first, and its open polls. */
  notices: v.array(
    v.object({ noticeId: v.string(), title: v.string(), text: v.string(), created: v.string() }),
  ),
  polls: v.array(
    v.object({
      pollId: v.string(),
      kind: v.picklist(pollKinds),
      question: v.string(),
      options: v.array(v.string()),
      mine: v.array(v.number()),
    }),
  ),
  stored: v.object({
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    skillSelf: v.nullable(v.number()),
    /** Always '': what a keeper notes is the keeper's alone. */
    note: v.string(),
    addedBy: v.string(),
    created: v.string(),
    invited: v.nullable(v.string()),
    used: v.nullable(v.string()),
  }),
})
