// Describes how a question was understood, part by part.
import type { Understood } from '#contract/poppi.ts'
import { has, wishParts, type Wish, type WishPart } from '#domain/poppi/poppi.ts'

type Explainer = (wish: Wish, isKnown: boolean) => Understood | null
const explainIfSaid = <T, U extends Understood>(
  value: T | null,
  explain: (value: T) => U,
): U | null => (value === null ? null : explain(value))

const explainers: Readonly<Record<WishPart, Explainer>> = {
  days: ({ days }) => explainIfSaid(days, (value) => ({ part: 'days', ...value })),
  time: ({ time }) => explainIfSaid(time, ({ from, to }) => ({ part: 'time', from, to })),
  type: ({ type }) => explainIfSaid(type, (value) => ({ part: 'type', type: value })),
  play: ({ play }) => explainIfSaid(play, (value) => ({ part: 'play', play: value })),
  gender: ({ gender }) => explainIfSaid(gender, (value) => ({ part: 'gender', gender: value })),
  level: ({ level }) => explainIfSaid(level, (value) => ({ part: 'level', ...value })),
  places: ({ places }) => explainIfSaid(places, (value) => ({ part: 'places', places: value })),
  friends: () => ({ part: 'friends' }),
  free: () => ({ part: 'free' }),
  near: (_wish, isKnown) => ({ part: 'near', isKnown }),
  venue: ({ venue }) =>
    explainIfSaid(venue, ({ locationIds, name }) => ({
      part: 'venue',
      locationIds: [...locationIds],
      name,
    })),
  city: ({ city }) => explainIfSaid(city, (value) => ({ part: 'city', city: value })),
  facilities: ({ facilities }) => ({ part: 'facilities', facilities: [...facilities] }),
  name: ({ name }) => explainIfSaid(name, (value) => ({ part: 'name', name: value })),
}

export const explainWish = (wish: Wish, isKnown: boolean): Understood[] =>
  wishParts.flatMap((part) => {
    const told = has(wish, part) ? explainers[part](wish, isKnown) : null
    return told === null ? [] : [told]
  })
