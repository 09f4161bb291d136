// A wish as it is told back, part by part.
import type { Understood } from '#contract/poppi.ts'
import { has, wishParts, type Wish, type WishPart } from '#domain/poppi/poppi.ts'

type Teller = (wish: Wish, isKnown: boolean) => Understood | null
const tellIfSaid = <T, U extends Understood>(value: T | null, tell: (value: T) => U): U | null =>
  value === null ? null : tell(value)

const tellers: Readonly<Record<WishPart, Teller>> = {
  days: ({ days }) => tellIfSaid(days, (value) => ({ part: 'days', ...value })),
  time: ({ time }) => tellIfSaid(time, ({ from, to }) => ({ part: 'time', from, to })),
  type: ({ type }) => tellIfSaid(type, (value) => ({ part: 'type', type: value })),
  play: ({ play }) => tellIfSaid(play, (value) => ({ part: 'play', play: value })),
  gender: ({ gender }) => tellIfSaid(gender, (value) => ({ part: 'gender', gender: value })),
  level: ({ level }) => tellIfSaid(level, (value) => ({ part: 'level', ...value })),
  places: ({ places }) => tellIfSaid(places, (value) => ({ part: 'places', places: value })),
  friends: () => ({ part: 'friends' }),
  free: () => ({ part: 'free' }),
  near: (_wish, isKnown) => ({ part: 'near', isKnown }),
  venue: ({ venue }) =>
    tellIfSaid(venue, ({ locationIds, name }) => ({
      part: 'venue',
      locationIds: [...locationIds],
      name,
    })),
  city: ({ city }) => tellIfSaid(city, (value) => ({ part: 'city', city: value })),
  facilities: ({ facilities }) => ({ part: 'facilities', facilities: [...facilities] }),
  name: ({ name }) => tellIfSaid(name, (value) => ({ part: 'name', name: value })),
}

/** The parts that were wished for, in their order. `isKnown`: it is known where the asker is. */
export const tellWish = (wish: Wish, isKnown: boolean): Understood[] =>
  wishParts.flatMap((part) => {
    const told = has(wish, part) ? tellers[part](wish, isKnown) : null
    return told === null ? [] : [told]
  })
