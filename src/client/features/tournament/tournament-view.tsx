// One tournament: its facts, the organizers' next step, then divisions, courts and plan.
import { Suspense } from 'react'
import { Lock } from 'lucide-react'
import { invitedGroups } from '#domain/event/event.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { formatList, formatTimeRange } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DivisionCards } from './division-cards.tsx'
import type { TournamentTab } from './tournament-tab.ts'
import { formatDays, type Tournament } from './tournament-words.ts'
import type { TournamentActions } from './use-tournament-actions.ts'

const CourtsTab = lazyPart(() => import('./day/courts-tab.tsx'), 'CourtsTab')
const PlanTab = lazyPart(() => import('./day/plan-tab.tsx'), 'PlanTab')
const NextAction = lazyPart(() => import('./manage/next-action.tsx'), 'NextAction')

export function TournamentView({
  tournament,
  actions,
  tab,
  onTab,
  onPlan,
}: {
  tournament: Tournament
  actions: TournamentActions
  tab: TournamentTab
  onTab: (tab: TournamentTab) => void
  onPlan: () => void
}) {
  const t = useTexts(tournamentTexts)
  const waiting = <SkeletonList label={t.loadingOne} rows={4} />
  return (
    <>
      <Facts tournament={tournament} />
      {tournament.isMineToRun && (
        <Suspense fallback={<div className="h-13" />}>
          <NextAction
            tournament={tournament}
            tab={tab}
            onCourts={() => onTab('courts')}
            onPlan={onPlan}
          />
        </Suspense>
      )}
      <Tabs
        label={t.parts}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            id: 'divisions',
            label: t.divisions,
            content: <DivisionCards tournament={tournament} actions={actions} />,
          },
          {
            id: 'courts',
            label: t.courts,
            content: (
              <Suspense fallback={waiting}>
                <CourtsTab tournament={tournament} actions={actions} />
              </Suspense>
            ),
          },
          {
            id: 'plan',
            label: t.plan,
            content: (
              <Suspense fallback={waiting}>
                <PlanTab tournament={tournament} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}

const [friends, favorites] = invitedGroups

function toGroup(invited: string): 'friends' | 'favorites' | 'club' {
  if (invited === friends) return 'friends'
  return invited === favorites ? 'favorites' : 'club'
}

function Facts({ tournament: { fields } }: { tournament: Tournament }) {
  const t = useTexts(tournamentTexts)
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{formatDays(fields)}</p>
      {fields.invite && (
        <p className="flex items-center gap-2 text-sm font-medium">
          <Lock aria-hidden size={16} className="shrink-0" />
          {[t.private, t.privateFor({ group: toGroup(fields.invited), club: fields.invited })].join(
            ' · ',
          )}
        </p>
      )}
      <p className="text-sm text-muted">
        {[
          formatTimeRange(fields.startTime, fields.endTime),
          t.courtCount({ n: fields.courts }),
          ...(fields.courtsOut.length > 0
            ? [
                t.courtsOut({
                  n: fields.courtsOut.length,
                  courts: formatList(fields.courtsOut.map(String)),
                }),
              ]
            : []),
          ...(fields.restMinutes > 0 ? [t.rest({ n: fields.restMinutes })] : []),
        ].join(' · ')}
      </p>
      {fields.note !== '' && (
        <p className="pt-1 text-pretty whitespace-pre-wrap">
          <LinkedText text={fields.note} />
        </p>
      )}
    </div>
  )
}
