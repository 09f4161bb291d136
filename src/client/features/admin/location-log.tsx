// The log of a venue for its admins, live, newest first.
import { useState } from 'react'
import { clsx } from 'clsx'
import {
  CalendarClock,
  CalendarX,
  Camera,
  Check,
  Crown,
  Dices,
  Flag,
  Monitor,
  Pencil,
  ScrollText,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { locationLogPage, type LocationLogAction } from '#domain/location/log.ts'
import { logTexts } from '#words/en/admin/location-log.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant, formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { formatLogLine, type AdminLogLine } from './log-words.ts'

const good = 'bg-soft text-brand'
const warm = 'bg-warm-soft text-warm'
const cool = 'bg-cool-soft text-cool'
const bad = 'bg-bad-soft text-bad'

const looks: Record<LocationLogAction, { icon: LucideIcon; tone: string }> = {
  'location-edited': { icon: Pencil, tone: cool },
  'location-hidden': { icon: Pencil, tone: warm },
  'location-shown': { icon: Pencil, tone: cool },
  'photo-changed': { icon: Camera, tone: cool },
  'admin-invited': { icon: Crown, tone: warm },
  'admin-accepted': { icon: Crown, tone: good },
  'admin-left': { icon: Crown, tone: bad },
  'event-edited': { icon: Pencil, tone: cool },
  'event-cancelled': { icon: CalendarX, tone: bad },
  'event-deleted': { icon: CalendarX, tone: bad },
  'event-day-status': { icon: CalendarClock, tone: warm },
  'venue-day-status': { icon: CalendarClock, tone: warm },
  'screen-added': { icon: Monitor, tone: good },
  'screen-removed': { icon: Monitor, tone: bad },
  'event-drawn': { icon: Dices, tone: cool },
  'player-added': { icon: Users, tone: good },
  'player-removed': { icon: Users, tone: bad },
  'player-moved': { icon: Users, tone: warm },
  'players-swapped': { icon: Users, tone: warm },
  'player-checked-in': { icon: Check, tone: good },
  'match-list-changed': { icon: Pencil, tone: cool },
  'event-ranked': { icon: Check, tone: good },
  'event-unranked': { icon: CalendarX, tone: warm },
  'score-decided': { icon: Check, tone: good },
  'report-dismissed': { icon: Flag, tone: cool },
  'report-removed': { icon: Flag, tone: bad },
  'media-removed': { icon: Flag, tone: bad },
  'suggestion-applied': { icon: Pencil, tone: good },
  'suggestion-dismissed': { icon: Pencil, tone: cool },
  'house-rules-changed': { icon: Pencil, tone: cool },
  'house-lifted': { icon: Check, tone: good },
  'house-kept': { icon: Check, tone: cool },
}

const linesMax = 600

type LocationLogProps = {
  locationId: string
  fieldNames: Readonly<Record<string, string>>
}

export function LocationLog({ locationId, fieldNames }: LocationLogProps) {
  const t = useTexts(logTexts)
  const now = useNow()
  const [limit, setLimit] = useState<number>(locationLogPage)
  const { live, isLoading, retry } = useLiveList('locationsAdmin-log', { locationId, limit })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { lines, more } = live.data
  if (lines.length === 0) return <EmptyState icon={ScrollText} title={t.empty} text={t.emptyText} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t.lead}</p>
      <List label={t.title}>
        {lines.map((line) => (
          <LogRow key={line.lineId} line={line} now={now} fieldNames={fieldNames} />
        ))}
      </List>
      {more && limit < linesMax && (
        <ShowMore
          isLoading={isLoading}
          onMore={() => setLimit(Math.min(limit + locationLogPage, linesMax))}
        />
      )}
    </div>
  )
}

function LogRow({
  line,
  now,
  fieldNames,
}: Omit<LocationLogProps, 'locationId'> & { line: AdminLogLine; now: number }) {
  const { icon: Icon, tone } = looks[line.action]
  const { sentence, detail } = formatLogLine(line, fieldNames)
  return (
    <li className="flex gap-3 px-4 py-3">
      <span
        aria-hidden
        className={clsx('grid size-9 shrink-0 place-items-center rounded-xl', tone)}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty break-words">{sentence}</p>
        {detail !== '' && <p className="text-sm text-pretty text-muted">{detail}</p>}
        <time dateTime={line.created} className="block text-xs text-muted">
          {[formatRelative(line.created, now), formatInstant(line.created)].join(' · ')}
        </time>
      </div>
    </li>
  )
}
