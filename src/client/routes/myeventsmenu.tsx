// /myeventsmenu: links to my events.
import { createFileRoute, Link, type LinkProps } from '@tanstack/react-router'
import {
  CalendarCheck,
  CalendarDays,
  ChartNoAxesColumn,
  ChevronRight,
  CirclePlus,
  History,
  Import,
  Search,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { useTexts } from '../i18n/texts.ts'
import { List, RowContent, rowClasses } from '../ui/list-row.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/myeventsmenu')({ component: MyEventsMenu })

const items: readonly {
  key: 'upcoming' | 'history' | 'create' | 'calendar' | 'find' | 'contacts' | 'move' | 'leaderboard'
  icon: LucideIcon
  link: LinkProps
}[] = [
  { key: 'upcoming', icon: CalendarCheck, link: { to: '/myevents' } },
  { key: 'history', icon: History, link: { to: '/myhistory' } },
  { key: 'create', icon: CirclePlus, link: { to: '/createevent/{-$first}/{-$second}/{-$third}' } },
  { key: 'find', icon: Search, link: { to: '/list' } },
  { key: 'calendar', icon: CalendarDays, link: { to: '/calendar/{-$locationId}' } },
  { key: 'contacts', icon: UsersRound, link: { to: '/contacts' } },
  { key: 'move', icon: Import, link: { to: '/move' } },
  { key: 'leaderboard', icon: ChartNoAxesColumn, link: { to: '/leaderboard' } },
]

function MyEventsMenu() {
  const t = useTexts(myEventsTexts)
  return (
    <Page title={t.menu}>
      <List label={t.menu}>
        {items.map(({ key, icon: Icon, link }) => (
          <li key={key}>
            <Link {...link} className={`${rowClasses} py-4`}>
              <RowContent
                leading={
                  <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
                    <Icon aria-hidden size={20} />
                  </span>
                }
                title={t[key]}
                detail={t[`${key}Detail`]}
                trailing={<ChevronRight aria-hidden size={20} />}
              />
            </Link>
          </li>
        ))}
      </List>
    </Page>
  )
}
