// The menu items in the spec's order, for the hamburger panel, /menu and the rail of a wide window.
import type { LinkProps } from '@tanstack/react-router'
import {
  CalendarDays,
  CircleHelp,
  CircleUserRound,
  House,
  IdCard,
  List,
  LogOut,
  MapPin,
  MessageCircle,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { menuTexts } from '#words/en/app/menu.ts'
import type { OwnPlayer } from '../../session/use-me.ts'

export type MenuItem = { key: keyof typeof menuTexts; icon: LucideIcon; link: LinkProps }

/**
 * The Player Pass shows for its holders only. Links carry the venue of the current screen unless it
 * is cleared explicitly.
 */
export const menuItems = ({
  homeLocation = null,
  playerPassTier = null,
}: Partial<OwnPlayer>): MenuItem[] => [
  ...(playerPassTier === null
    ? []
    : [{ key: 'playerPass', icon: IdCard, link: { to: '/playerpass' } } as const]),
  { key: 'home', icon: House, link: { to: '/' } },
  {
    key: 'profile',
    icon: CircleUserRound,
    link: {
      to: '/player/{-$locId}/{-$addFavLoc}',
      params: { locId: undefined, addFavLoc: undefined },
    },
  },
  {
    key: 'calendar',
    icon: CalendarDays,
    link: { to: '/calendar/{-$locationId}', params: { locationId: undefined } },
  },
  { key: 'list', icon: List, link: { to: '/list' } },
  { key: 'myEvents', icon: Ticket, link: { to: '/myeventsmenu' } },
  { key: 'myVenues', icon: MapPin, link: { to: '/venuemenu' } },
  ...(homeLocation === null
    ? []
    : [
        {
          key: 'community',
          icon: Users,
          link: { to: '/players/$locId/{-$showAdmin}', params: { locId: homeLocation } },
        } as const,
      ]),
  { key: 'messages', icon: MessageCircle, link: { to: '/messages' } },
  { key: 'support', icon: CircleHelp, link: { to: '/support' } },
  { key: 'signOut', icon: LogOut, link: { to: '/signout' } },
]
