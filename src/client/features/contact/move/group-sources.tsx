// The apps and sheets that a group can be moved from.
import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  ChevronRight,
  MessageCircle,
  MessagesSquare,
  Table2,
  Trophy,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { groupSources, type GroupSource } from '#domain/contact/group-source.ts'
import { moveTexts } from '#words/en/contact/move.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { KeeperSearch } from '../../../parts/contact/keeper-search.ts'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'

const icons: Record<GroupSource, LucideIcon> = {
  whatsapp: MessageCircle,
  sheet: Table2,
  playtime: CalendarClock,
  teamreach: MessagesSquare,
  spond: Trophy,
  meetup: UsersRound,
}

export function GroupSources({ place }: { place: KeeperSearch }) {
  const t = useTexts(moveTexts)
  return (
    <List label={t.sources}>
      {groupSources.map((source) => {
        const Icon = icons[source]
        return (
          <li key={source}>
            <Link to="/move" search={{ ...place, from: source }} className={rowClasses}>
              <RowContent
                leading={<Icon aria-hidden size={20} className="shrink-0 text-brand" />}
                title={t[source]}
                detail={t[`${source}Text`]}
                trailing={<ChevronRight aria-hidden size={20} />}
              />
            </Link>
          </li>
        )
      })}
    </List>
  )
}
