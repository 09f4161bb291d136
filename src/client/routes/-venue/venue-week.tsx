// The week of a venue for its admins, with open suggestions and reports beside it.
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight, Flag, Pencil } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { findSunday } from '#domain/location/court-week.ts'
import { isDay } from '#domain/shared/day.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { useToday } from '../../device/today.ts'
import { WeekView } from '../../features/location/week/week-view.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import type { PageProps } from '../../ui/page.tsx'

type VenueWeekProps = Required<Pick<PageProps, 'back'>> & {
  location: LiveOutput<'locations-byId'>
  day: unknown
}

export function VenueWeek({ location, day, back }: VenueWeekProps) {
  const navigate = useNavigate()
  const today = useToday()
  const { locationId } = location
  const week = findSunday(typeof day === 'string' && isDay(day) ? day : today)
  return (
    <WeekView
      location={location}
      week={week}
      back={back}
      onTurn={(sunday) =>
        void navigate({
          to: '/venuedetail/$locationId',
          params: { locationId },
          search: { view: 'week', day: sunday },
          replace: true,
          resetScroll: false,
        })
      }
      desk={<Desk locationId={locationId} />}
    />
  )
}

function Desk({ locationId }: { locationId: string }) {
  const t = useTexts(courtWeekTexts)
  const reports = useLive('reports-atLocation', { locationId }).data?.reports.length
  const suggestions = useLive('suggestions-atLocation', { locationId }).data?.suggestions.length
  const rows = [
    { part: 'suggestions', icon: Pencil, title: t.suggestions, count: suggestions },
    { part: 'reports', icon: Flag, title: t.reports, count: reports },
  ] as const
  return (
    <List label={t.desk}>
      {rows.map(({ part, icon: Icon, title, count }) => (
        <li key={part}>
          <Link
            to="/locationedit/$lId"
            params={{ lId: locationId }}
            search={{ part }}
            className={rowClasses}
          >
            <RowContent
              leading={<Icon aria-hidden size={20} className="shrink-0 text-brand" />}
              title={title}
              trailing={
                <>
                  {count !== undefined && (
                    <Badge tone={count > 0 ? 'warm' : 'neutral'}>{count}</Badge>
                  )}
                  <ChevronRight aria-hidden size={20} />
                </>
              }
            />
          </Link>
        </li>
      ))}
    </List>
  )
}
