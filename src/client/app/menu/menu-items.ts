// The menu items in the spec's order, for the hamburger panel, /menu and the rail of a wide window.
import type { LinkProps } from '@tanstack/react-router'
import type { MenuEntry } from '../../navigation/client-feature.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { menuEntries } from '../client-features.ts'

export type MenuItem = Omit<MenuEntry, 'link'> & { link: LinkProps }

/** Links carry the venue of the current screen unless it is cleared explicitly. */
export const menuItems = (player: Partial<OwnPlayer>): MenuItem[] =>
  menuEntries.flatMap((entry) => {
    const link = entry.link(player)
    return link === null ? [] : [{ ...entry, link }]
  })
