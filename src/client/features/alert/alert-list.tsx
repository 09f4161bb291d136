// My alerts by day, live, newest first: 10 at first, 10 more per step, at most 99.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { alertsLimit, alertsPage } from '#domain/alert/alert.ts'
import { alertsTexts } from '#words/en/alert/alerts.ts'
import { toDeviceDay, useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { formatNearDay } from '../../parts/event/event-card-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { AlertFold } from './alert-fold.tsx'
import { AlertRow, type RenderAnswer } from './alert-row.tsx'
import { foldAlerts } from './fold-alerts.ts'
import { groupAlerts } from './group-alerts.ts'

export function AlertList({ renderAnswer }: { renderAnswer: RenderAnswer }) {
  const t = useTexts(alertsTexts)
  const now = useNow()
  const today = toDeviceDay(now)
  const [limit, setLimit] = useState(alertsPage)
  const { live, isLoading, retry } = useLiveList('alerts-list', { limit })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { alerts, more } = live.data
  if (alerts.length === 0)
    return (
      <EmptyState
        icon={BellRing}
        title={t.empty}
        text={t.emptyText}
        action={
          <Link to="/list" className={buttonClasses()}>
            {t.find}
          </Link>
        }
      />
    )
  return (
    <>
      {groupAlerts(alerts, toDeviceDay).map(({ day, alerts: ofDay }) => (
        <section key={day} className="flex flex-col gap-1">
          <h2 className="px-1 text-sm font-semibold text-muted">{formatNearDay(day, today)}</h2>
          <List label={t.ofDay({ day: formatNearDay(day, today) })}>
            {foldAlerts(ofDay).map((row) =>
              'byDay' in row ? (
                <AlertFold key={row.seriesKey} fold={row} now={now} isToday={day === today} />
              ) : (
                <AlertRow
                  key={row.alertId}
                  alert={row}
                  now={now}
                  isToday={day === today}
                  renderAnswer={renderAnswer}
                />
              ),
            )}
          </List>
        </section>
      ))}
      {more && (
        <ShowMore
          isLoading={isLoading}
          onMore={() => setLimit(Math.min(limit + alertsPage, alertsLimit))}
        />
      )}
      {!more && alerts.length === alertsLimit && (
        <p className="text-center text-sm text-muted">{t.newestOnly({ n: alertsLimit })}</p>
      )}
    </>
  )
}
