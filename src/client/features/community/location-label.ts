// A venue's name where there is little room.
import { locationLabelMax } from '#domain/player/player-list.ts'

/** A venue's name as the dropdown shows it. */
export const locationLabel = (name: string): string =>
  Array.from(name).slice(0, locationLabelMax).join('')
