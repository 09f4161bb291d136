// The items of the palette: things to open and things to do, in groups.
import type { LucideIcon } from 'lucide-react'
import type { Matchable } from './match-items.ts'

export const paletteGroups = ['places', 'events', 'venues', 'players', 'actions', 'poppi'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export type PaletteItem = Matchable & {
  id: string
  icon: LucideIcon
  run: { path: string } | { act: () => void }
}

export type PaletteItems = Readonly<Partial<Record<PaletteGroup, readonly PaletteItem[]>>>
