// Maps a screen to the menu item that the rail highlights.
import { menuEntries } from '../client-features.ts'

const idsByScreen = new Map(
  menuEntries.flatMap(({ id, screens }) => screens.map((screen) => [screen, id] as const)),
)

export const findMenuItem = (path: string): string | null =>
  idsByScreen.get(path.split('/')[1] ?? '') ?? null
