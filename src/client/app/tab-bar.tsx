// The tab bar with the five main places on a phone. Screens with their own bottom bar omit it:
// never two bars.
import { Link, type LinkProps } from '@tanstack/react-router'
import { CalendarDays, MessageCircle, Search, Ticket, Users, type LucideIcon } from 'lucide-react'
import { cappedBadge } from '#domain/player/badge.ts'
import { tabTexts } from '#words/en/app/tabs.ts'
import { useTexts } from '../i18n/texts.ts'
import type { OwnPlayer } from '../session/use-me.ts'

type Tab = {
  key: Exclude<keyof typeof tabTexts, 'title' | 'unread'>
  icon: LucideIcon
  link: LinkProps
}

const tabs = ({ homeLocation }: Pick<OwnPlayer, 'homeLocation'>): Tab[] => [
  {
    key: 'calendar',
    icon: CalendarDays,
    link: { to: '/calendar/{-$locationId}', params: { locationId: undefined } },
  },
  { key: 'find', icon: Search, link: { to: '/list' } },
  { key: 'myEvents', icon: Ticket, link: { to: '/myevents' } },
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
]

const roots = /^\/(calendar|list|myevents|players|messages)(\/|$)/

export function TabBar({
  player,
  unreadMessages,
  path,
}: {
  player: OwnPlayer
  unreadMessages: number
  path: string
}) {
  const t = useTexts(tabTexts)
  if (!roots.test(path)) return null
  return (
    <nav
      aria-label={t.title}
      data-tab-bar=""
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="flex h-16 short:h-12">
        {tabs(player).map(({ key, icon: Icon, link }) => (
          <li key={key} className="grow">
            <Link
              {...link}
              aria-label={
                key === 'messages' && unreadMessages > 0
                  ? `${t.messages}, ${t.unread({ n: unreadMessages })}`
                  : undefined
              }
              activeProps={{ className: 'text-brand font-bold' }}
              inactiveProps={{ className: 'text-muted font-medium' }}
              className="flex h-full flex-col items-center justify-center gap-1 outline-none focus-visible:ring-focus short:flex-row"
            >
              <span className="relative px-3">
                <Icon aria-hidden size={24} />
                {key === 'messages' && unreadMessages > 0 && (
                  <span aria-hidden className="count-badge">
                    {cappedBadge(unreadMessages)}
                  </span>
                )}
              </span>
              <span className="narrow-label leading-tight whitespace-nowrap">{t[key]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
