// Questions to Poppi, and its answers: ranked, with the reasons for each.
import * as v from 'valibot'
import { entryPlaces } from '#domain/event/entry.ts'
import { eventGenders, eventPlays, eventTypes } from '#domain/event/event.ts'
import { poppiKinds, questionMax, wishedFacilities, wishParts } from '#domain/poppi/poppi.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { languages } from '#domain/shared/language.ts'
import { textSchema } from '#domain/shared/text.ts'
import { eventCard } from './calendar.ts'
import { call, defineContract } from './call.ts'
import { helpIds } from './help.ts'
import { locationCard } from './location.ts'

const part = <const Name extends (typeof wishParts)[number]>(name: Name) => v.literal(name)

const understood = v.variant('part', [
  v.object({ part: part('days'), from: v.string(), to: v.string() }),
  v.object({ part: part('time'), from: v.string(), to: v.string() }),
  v.object({ part: part('type'), type: v.picklist(eventTypes) }),
  v.object({ part: part('play'), play: v.picklist(eventPlays) }),
  v.object({ part: part('gender'), gender: v.picklist(eventGenders) }),
  v.object({ part: part('level'), min: v.number(), max: v.number(), mine: v.boolean() }),
  v.object({ part: part('places'), places: v.number() }),
  v.object({ part: part('friends') }),
  v.object({ part: part('free') }),
  v.object({ part: part('near'), isKnown: v.boolean() }),
  v.object({ part: part('venue'), locationIds: v.array(v.string()), name: v.string() }),
  v.object({ part: part('city'), city: v.string() }),
  v.object({ part: part('facilities'), facilities: v.array(v.picklist(wishedFacilities)) }),
  v.object({ part: part('name'), name: v.string() }),
])
export type Understood = v.InferOutput<typeof understood>

/** missed: a part of the question that the answer doesn't fit; other reasons are positive. */
const reason = v.variant('reason', [
  v.object({ reason: v.literal('missed'), part: v.picklist(wishParts) }),
  v.object({ reason: v.literal('mine'), place: v.nullable(v.picklist(entryPlaces)) }),
  v.object({ reason: v.literal('fits-level'), level: v.number() }),
  v.object({ reason: v.literal('not-for-me'), why: v.picklist(['level', 'gender']) }),
  v.object({ reason: v.literal('places'), places: v.number() }),
  v.object({ reason: v.literal('full') }),
  v.object({ reason: v.literal('distance'), metres: v.number() }),
  v.object({ reason: v.literal('friends'), names: v.array(v.string()) }),
  v.object({ reason: v.literal('my-venue') }),
  v.object({ reason: v.literal('courts'), courts: v.number() }),
  v.object({ reason: v.literal('facility'), facility: v.picklist(wishedFacilities) }),
  v.object({ reason: v.literal('events'), events: v.number() }),
  v.object({ reason: v.literal('friend') }),
  v.object({ reason: v.literal('plays-at'), name: v.string() }),
])
export type PoppiReason = v.InferOutput<typeof reason>

const reasons = v.array(reason)

/**
 * `day`: today for the player; their stored position is used. `without`: removed parts. isExact:
 * answers fit every part; else they are the nearest, each with what it misses. Events are public
 * and future.
 */
export const askPoppi = call({
  name: 'poppi-ask',
  who: 'player',
  kind: 'read',
  limit: 'poppi',
  summary: 'Ask in plain words for events, venues, players or help.',
  input: v.strictObject({
    question: textSchema(questionMax, 1),
    language: v.picklist(languages),
    day: daySchema,
    without: v.optional(v.pipe(v.array(v.picklist(wishParts)), v.maxLength(wishParts.length)), []),
  }),
  output: v.object({
    about: v.picklist(poppiKinds),
    understood: v.array(understood),
    isExact: v.boolean(),
    events: v.array(v.object({ card: eventCard, reasons })),
    venues: v.array(v.object({ card: locationCard, reasons })),
    players: v.array(
      v.object({
        card: v.object({
          playerId: v.string(),
          playerName: v.string(),
          photoURL: v.string(),
          skillSelf: v.nullable(v.number()),
        }),
        reasons,
      }),
    ),
    help: v.array(v.object({ helpId: v.picklist(helpIds), title: v.string(), text: v.string() })),
    guide: v.array(v.object({ path: v.string(), title: v.string(), text: v.string() })),
  }),
  refusals: [],
})

export const poppiContract = defineContract({
  nouns: { poppi: 'support' },
  calls: [askPoppi],
})
