// Shortens a venue's name for the dropdown.
import { locationLabelMax } from '#domain/player/player-list.ts'

export const locationLabel = (name: string): string =>
  Array.from(name).slice(0, locationLabelMax).join('')
