// Formats Poppi's reading of a question and the reasons of its results.
import { formatList } from '#client/i18n/formats.ts'
import type { PoppiReason, Understood } from '#contract/poppi.ts'
import { endOfAfternoon, endOfMorning } from '#domain/event/time-of-day.ts'
import { skillMaximum, skillMinimum, skillToText } from '#domain/player/skill.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { facilityTexts, missedTexts, partTexts, reasonTexts } from '#words/en/poppi/poppi.ts'
import { formatDay, formatDistance, formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

type PartOf<P extends Understood['part']> = Extract<Understood, { part: P }>
type ReasonOf<R extends PoppiReason['reason']> = Extract<PoppiReason, { reason: R }>

const partWriters: { readonly [P in Understood['part']]: (told: PartOf<P>) => string } = {
  days: ({ from, to }) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`),
  time: (told) => timeWords(told),
  type: ({ type }) => pick(eventTypeTexts)[type],
  play: ({ play }) => pick(partTexts)[play],
  gender: ({ gender }) => pick(eventGenderTexts)[gender],
  level: (told) => rangeWords(told),
  places: ({ places }) => pick(partTexts).places({ n: places }),
  venue: ({ name }) => name,
  name: ({ name }) => name,
  city: ({ city }) => city,
  facilities: ({ facilities }) =>
    facilities.map((facility) => pick(facilityTexts)[facility]).join(', '),
  friends: () => pick(partTexts).friends,
  free: () => pick(partTexts).free,
  near: () => pick(partTexts).near,
}

export const formatUnderstood = (told: Understood): string =>
  (partWriters[told.part] as (told: Understood) => string)(told)

function timeWords({ from, to }: PartOf<'time'>): string {
  const t = pick(partTexts)
  if (to === '24:00')
    return from === endOfAfternoon ? t.evening : t.from({ time: formatTime(from) })
  if (from === '00:00') return to === endOfMorning ? t.morning : t.until({ time: formatTime(to) })
  return from === endOfMorning && to === endOfAfternoon
    ? t.afternoon
    : `${formatTime(from)} – ${formatTime(to)}`
}

function rangeWords({ min, max, mine }: PartOf<'level'>): string {
  const t = pick(partTexts)
  if (mine) return t.myLevel({ level: skillToText(min) })
  if (min === max) return t.level({ level: skillToText(min) })
  if (max === skillMaximum) return t.up({ level: skillToText(min) })
  return min === skillMinimum
    ? t.upTo({ level: skillToText(max) })
    : `${skillToText(min)}–${skillToText(max)}`
}

const reasonWriters: { readonly [R in PoppiReason['reason']]: (why: ReasonOf<R>) => string } = {
  missed: ({ part }) => pick(missedTexts)[part],
  mine: ({ place }) =>
    place === null
      ? pick(reasonTexts).organizing
      : pick(reasonTexts)[place === 'playing' ? 'mine' : 'waiting'],
  'fits-level': ({ level }) => pick(reasonTexts)['fits-level']({ level: skillToText(level) }),
  'not-for-me': ({ why }) => pick(reasonTexts)[why === 'level' ? 'not-for-me' : 'notMyGender'],
  places: ({ places }) => pick(reasonTexts).places({ n: places }),
  full: () => pick(reasonTexts).full,
  distance: ({ metres }) => formatDistance(metres),
  friends: ({ names }) => pick(reasonTexts).friends({ n: names.length, names: formatList(names) }),
  'my-venue': () => pick(reasonTexts)['my-venue'],
  courts: ({ courts }) => pick(reasonTexts).courts({ n: courts }),
  facility: ({ facility }) => pick(facilityTexts)[facility],
  events: ({ events }) => pick(reasonTexts).events({ n: events }),
  friend: () => pick(reasonTexts).friend,
  'plays-at': ({ name }) => pick(reasonTexts)['plays-at']({ name }),
}

export const formatPoppiReason = (why: PoppiReason): string =>
  (reasonWriters[why.reason] as (why: PoppiReason) => string)(why)
