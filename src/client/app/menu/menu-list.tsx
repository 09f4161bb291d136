// The items of the menu, in the spec's order: in the panel of the hamburger and on /menu.
import { Link, type LinkProps } from '@tanstack/react-router'
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
import { cappedBadge } from '#domain/player/badge.ts'
import { menuTexts } from '#words/en/app/menu.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Me, OwnPlayer } from '../../session/use-me.ts'
import { optionClasses } from '../../ui/option-classes.ts'
import { InstallItem } from './install-item.tsx'

type Item = { key: keyof typeof menuTexts; icon: LucideIcon; link: LinkProps }

// The Player Pass is on it for its holders. Links hand on the venue of the screen they stand on
// unless told not to.
const items = ({ homeLocation = null, playerPassTier = null }: Partial<OwnPlayer>): Item[] => [
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

/** `onChoose` closes the panel. */
export function MenuList({ me, onChoose }: { me: Me | undefined; onChoose?: () => void }) {
  const t = useTexts(menuTexts)
  const unread = me?.unreadMessages ?? 0
  return (
    <ul className="flex flex-col gap-0.5">
      {items(me?.player ?? {}).map(({ key, icon: Icon, link }) => (
        <li key={key}>
          <Link
            {...link}
            onClick={onChoose}
            className={`${optionClasses} text-base font-medium focus-visible:ring-focus`}
            activeOptions={{ exact: true }}
            activeProps={{ className: 'bg-soft text-brand' }}
          >
            <Icon aria-hidden size={20} className="shrink-0 text-brand" />
            <span className="flex-1">{t[key]}</span>
            {key === 'messages' && unread > 0 && (
              <span className="rounded-full bg-bad px-2 text-sm font-bold text-on-bad">
                {cappedBadge(unread)}
              </span>
            )}
          </Link>
        </li>
      ))}
      <InstallItem />
    </ul>
  )
}
