// The manifests of all client features, loaded with the menu, the palette or the rail.
/// <reference types="vite/client" />
import type { ClientFeature, MenuEntry, PaletteEntry } from '../navigation/client-feature.ts'

const files = import.meta.glob<Record<string, ClientFeature>>('../features/*/feature.ts', {
  eager: true,
})

const manifests = Object.values(files).flatMap((file) => Object.values(file))

const byOrder = <T extends { order: number }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.order - b.order)

export const menuEntries: readonly MenuEntry[] = byOrder(manifests.flatMap(({ menu = [] }) => menu))

export const paletteEntries: readonly PaletteEntry[] = byOrder(
  manifests.flatMap(({ palette = [] }) => palette),
)
