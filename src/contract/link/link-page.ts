// The page of a contact's personal link.
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

const linkPrice = v.object({
  kind: v.picklist(priceKinds),
  currency: v.picklist(currencies),
  amount: v.string(),
  memberAmount: v.nullable(v.string()),
})

/**
 * Amounts in decimals of the currency, and ways to pay. open: '' when no payment is due. reference:
 * to write with the payment.
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
 * Days and times are the venue's; instants are ISO text. taken: places held or offered, with
 * guests. position: on the waitlist, from 1. guestsMax: guests the contact may bring. host: '' when
 * hidden. checkIn: null while closed. nameOutside: the contact's public name there, null when
 * hidden. hasEvening: rounds or a queue include the contact.
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
    /** Always '': the note is private to the keeper. */
    note: v.string(),
    addedBy: v.string(),
    created: v.string(),
    invited: v.nullable(v.string()),
    used: v.nullable(v.string()),
  }),
})
