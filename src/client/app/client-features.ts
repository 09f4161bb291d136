// The manifests of all client features, found by their folders. Loaded with the menu, the palette
// or the rail, never with the first screen.
/// <reference types="vite/client" />
import type { ClientFeature, MenuEntry, PaletteEntry } from '../navigation/client-feature.ts'

const manifests = import.meta.glob<ClientFeature>('../features/*/feature.ts', {
  eager: true,
  import: 'feature',
})

const byOrder = <T extends { order: number }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.order - b.order)

export const menuEntries: readonly MenuEntry[] = byOrder(
  Object.values(manifests).flatMap(({ menu = [] }) => menu),
)

export const paletteEntries: readonly PaletteEntry[] = byOrder(
  Object.values(manifests).flatMap(({ palette = [] }) => palette),
)
