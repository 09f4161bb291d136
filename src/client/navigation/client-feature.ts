// The manifest of a client feature, in its feature.ts: how people get to its screens. The menu, the
// palette and the rail read all manifests (app/client-features.ts). Its routes are the files of
// routes/.
import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { OwnPlayer } from '../session/use-me.ts'

type Entry = {
  id: string
  icon: LucideIcon
  label: () => string
  order: number
}

export type MenuEntry = Entry & {
  link: (player: Partial<OwnPlayer>) => LinkProps | null
  /** First parts of the addresses at which the rail highlights it. */
  screens: readonly string[]
}

export type PaletteEntry = Entry & { path: string }

export type ClientFeature = {
  menu?: readonly MenuEntry[]
  /** Places that the palette offers beside those of the menu. */
  palette?: readonly PaletteEntry[]
}

export const defineClientFeature = (feature: ClientFeature): ClientFeature => feature
