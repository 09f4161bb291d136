// What the palette offers: things to open and things to do, in groups.
import type { LucideIcon } from 'lucide-react'
import type { Matchable } from './match-items.ts'

/** In the order in which they stand. */
export const paletteGroups = ['places', 'events', 'venues', 'players', 'actions', 'poppi'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export type PaletteItem = Matchable & {
  /** Unique among all. */
  id: string
  icon: LucideIcon
  /** Where it leads, or what it does. */
  run: { path: string } | { act: () => void }
}

export type PaletteItems = Readonly<Partial<Record<PaletteGroup, readonly PaletteItem[]>>>
