import type { LiveInput } from '#contract/contract.ts'

export type EventFilters = LiveInput<'events-list'>['filters']

export const noFilters: EventFilters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
