// One league: its facts, my next step, then standings, game days and players.
import { Suspense } from 'react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { dayFormat } from '#domain/league/day-format.ts'
import { ruleTexts } from '#words/en/event/format.ts'
import { absenceTexts, leagueStateTexts, leagueTexts } from '#words/en/league/league.ts'
import { formatLine } from '../../i18n/format-line.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { Badge } from '../../ui/badge.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LeagueEntry } from './league-entry.tsx'
import { LeagueStandings } from './league-standings.tsx'
import { leagueTabs, type LeagueTab } from './league-tab.ts'
import {
  findPartnerName,
  formatLeagueDay,
  getEntrantNames,
  leagueFacts,
  type LeagueDetail,
} from './league-words.ts'
import { useLeagueActions, type LeagueActions } from './use-league-actions.ts'

const LeagueManage = lazyPart(() => import('./manage/league-manage.tsx'), 'LeagueManage')

const LeagueDays = lazyPart(() => import('./league-days.tsx'), 'LeagueDays')

const LeagueMembers = lazyPart(() => import('./league-members.tsx'), 'LeagueMembers')

const TeamLeaguePart = lazyPart(() => import('./teams/team-league.tsx'), 'TeamLeaguePart')

const OwnMatchup = lazyPart(() => import('./teams/own-matchup.tsx'), 'OwnMatchup')

export function LeagueView({
  league,
  tab,
  onTab,
}: {
  league: LeagueDetail
  tab: LeagueTab
  onTab: (tab: LeagueTab) => void
}) {
  const t = useTexts(leagueTexts)
  const actions = useLeagueActions(league.leagueSeriesId)
  const { playerId: me } = usePlayer().player
  return (
    <>
      <Facts league={league} />
      {league.teamPlay !== null && (
        <Suspense>
          <OwnMatchup league={league} play={league.teamPlay} />
        </Suspense>
      )}
      <LeagueEntry league={league} actions={actions} />
      {league.isMineToRun && (
        <Suspense fallback={<div className="h-32" />}>
          <LeagueManage league={league} actions={actions} />
        </Suspense>
      )}
      <Tabs
        label={t.views}
        value={tab}
        onChange={onTab}
        tabs={
          league.teamPlay === null
            ? [
                {
                  id: 'standings',
                  label: league.fields.kind === 'ladder' ? t.ladder : t.standings,
                  content: <LeagueStandings league={league} />,
                },
                {
                  id: 'days',
                  label: t.dayList,
                  content: (
                    <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
                      <LeagueDays
                        days={league.days}
                        names={getEntrantNames(league.members)}
                        partner={findPartnerName(league.members, me)}
                      />
                    </Suspense>
                  ),
                },
                {
                  id: 'members',
                  label: t.members,
                  content: (
                    <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
                      <LeagueMembers league={league} actions={actions} />
                    </Suspense>
                  ),
                },
              ]
            : leagueTabs.map((id) => ({
                id,
                label: { standings: t.standings, days: t.matchups, members: t.teamList }[id],
                content: <TeamPart league={league} actions={actions} part={id} />,
              }))
        }
      />
    </>
  )
}

function TeamPart(props: { league: LeagueDetail; actions: LeagueActions; part: LeagueTab }) {
  const t = useTexts(leagueTexts)
  const { teamPlay } = props.league
  return teamPlay === null ? null : (
    <Suspense fallback={<SkeletonList label={t.loadingOne} rows={4} />}>
      <TeamLeaguePart {...props} play={teamPlay} />
    </Suspense>
  )
}

function Facts({ league: { fields, state, members } }: { league: LeagueDetail }) {
  const t = useTexts(leagueTexts)
  const states = useTexts(leagueStateTexts)
  const players = members
    .filter((member) => member.state === 'joined')
    .reduce((sum, { partnerId }) => sum + (partnerId === null ? 1 : 2), 0)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone={state === 'running' ? 'brand' : 'warm'}>{states[state]}</Badge>
        <Badge>{t.of({ n: players, max: fields.maxPlayers })}</Badge>
        {state === 'registration' && (
          <Badge tone="warm">
            {t.until({ day: inSentence(formatLeagueDay(fields.signupDeadline)) })}
          </Badge>
        )}
        {fields.invite && <Badge>{t.invitedOnly}</Badge>}
      </p>
      <p className="font-medium">
        {[leagueFacts(fields), fields.entryBy === 'team' ? t.teams : t.alone].join(' · ')}
      </p>
      <p className="text-muted">
        {t.days({ from: formatLeagueDay(fields.startDate), to: formatLeagueDay(fields.endDate) })}
      </p>
      {fields.note !== '' && (
        <p className="text-pretty whitespace-pre-wrap">
          <LinkedText text={fields.note} />
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer rounded-lg py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
          {t.about}
        </summary>
        <p className="text-pretty text-muted">{formatRules(fields)}</p>
      </details>
    </div>
  )
}

function formatRules(fields: LeagueDetail['fields']): string {
  const t = pick(leagueTexts)
  const line = [
    formatLine(dayFormat(fields)),
    ...(fields.ranked && fields.kind !== 'teams' ? [pick(ruleTexts).ranked] : []),
  ].join(' · ')
  if (fields.kind === 'ladder')
    return [
      t.ladderRule({ size: fields.groupSize, movers: fields.movers }),
      t.absent({ what: pick(absenceTexts)[fields.absence] }),
      line,
    ].join(' ')
  if (fields.kind === 'teams') return [t.pairsRule({ n: fields.pairs }), line].join(' ')
  return [fields.entryBy === 'team' ? t.teamRule : t.robinRule, line].join(' ')
}
