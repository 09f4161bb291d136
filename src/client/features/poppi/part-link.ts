// Links a part of a question to the day, or to the list with the same filter. Null when no screen
// has that filter.
import type { LinkProps } from '@tanstack/react-router'
import type { Understood } from '#contract/poppi.ts'
import { timeOfDay } from '#domain/event/time-of-day.ts'

const list = (search: Record<string, unknown>): LinkProps => ({ to: '/list', search })

const links: {
  readonly [P in Understood['part']]?: (told: Extract<Understood, { part: P }>) => LinkProps | null
} = {
  days: ({ from, to }) =>
    from === to
      ? { to: '/eventday/{-$date}/{-$locationId}', params: { date: from, locationId: undefined } }
      : null,
  time: ({ from }) => list({ time: timeOfDay(from) }),
  type: ({ type }) => list({ type }),
  gender: ({ gender }) => list({ gender }),
  level: ({ mine }) => (mine ? list({ level: true }) : null),
  places: () => list({ places: true }),
  friends: () => list({ friends: true }),
  venue: ({ locationIds: [locationId, ...others] }) =>
    locationId === undefined || others.length > 0
      ? null
      : { to: '/venuedetail/$locationId', params: { locationId } },
}

export const partLink = (told: Understood): LinkProps | null =>
  (links[told.part] as ((told: Understood) => LinkProps | null) | undefined)?.(told) ?? null
