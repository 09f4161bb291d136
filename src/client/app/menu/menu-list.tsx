// The menu items as a list, in the hamburger panel and on /menu.
import { Link } from '@tanstack/react-router'
import { cappedBadge } from '#domain/player/badge.ts'
import type { Me } from '../../session/use-me.ts'
import { optionClasses } from '../../ui/option-classes.ts'
import { InstallItem } from './install-item.tsx'
import { menuItems } from './menu-items.ts'

export function MenuList({ me, onChoose }: { me: Me | undefined; onChoose?: () => void }) {
  const unread = me?.unreadMessages ?? 0
  return (
    <ul className="flex flex-col gap-1">
      {menuItems(me?.player ?? {}).map(({ id, icon: Icon, label, link }) => (
        <li key={id}>
          <Link
            {...link}
            onClick={onChoose}
            className={`${optionClasses} text-base font-medium focus-visible:ring-focus`}
            activeOptions={{ exact: true }}
            activeProps={{ className: 'bg-soft text-brand' }}
          >
            <Icon aria-hidden size={20} className="shrink-0 text-brand" />
            <span className="flex-1">{label()}</span>
            {id === 'messages' && unread > 0 && (
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
