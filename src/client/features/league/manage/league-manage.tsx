// The organizers' part of a league, loaded for them only: next steps, tools and their sheets.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { LeagueStep } from '#domain/league/league-steps.ts'
import { listOpenDays } from '#domain/league/open-days.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Section } from '../../../ui/section.tsx'
import { LeagueDayForm } from '../league-day-form.tsx'
import { formatLeagueDay, type LeagueDetail } from '../league-words.ts'
import { PlayerSheet } from '../player-sheet.tsx'
import { TeamSheet } from '../team-sheet.tsx'
import type { LeagueActions } from '../use-league-actions.ts'
import { LadderOrder } from './ladder-order.tsx'
import { LeagueFirstSteps } from './league-first-steps.tsx'
import { LeagueTools } from './league-tools.tsx'

const TeamForm = lazyPart(() => import('../teams/team-form.tsx'), 'TeamForm')

const PlanForm = lazyPart(() => import('../teams/plan-form.tsx'), 'PlanForm')

export type ManageProps = { league: LeagueDetail; actions: LeagueActions }
export type ManagePart =
  | 'players'
  | 'team'
  | 'day'
  | 'ladder'
  | 'open-days'
  | 'league-team'
  | 'plan'
  | null

export function LeagueManage({ league, actions }: ManageProps) {
  const manage = useTexts(leagueManageTexts)
  const [open, setOpen] = useState<ManagePart>(null)
  const close = () => setOpen(null)
  const joined = league.members.filter(({ state }) => state === 'joined').length
  const isForTeams = league.fields.entryBy === 'team'
  const players = joined * (isForTeams ? 2 : 1)
  const conclude = () => {
    if (listOpenDays(league.days).length > 0) return setOpen('open-days')
    void actions.conclude(
      league.days.filter(({ status, scores }) => status === 'published' && scores === 0).length,
      league.teamPlay === null ? manage.concludeText : manage.concludeTeamsText,
    )
  }
  const take = (step: LeagueStep): void => {
    if (step === 'open') void actions.setState('registration', league.state)
    else if (step === 'start') void actions.setState('running', league.state)
    else if (step === 'players') setOpen(isForTeams ? 'team' : 'players')
    else setOpen(({ teams: 'league-team', schedule: 'plan', days: 'day' } as const)[step])
  }
  return (
    <>
      <LeagueFirstSteps league={league} players={players} onStep={take} />
      <Section title={manage.run}>
        <LeagueTools
          league={league}
          actions={actions}
          players={players}
          onOpen={setOpen}
          onConclude={conclude}
        />
        <People league={league} actions={actions} isOpen={open === 'players'} onClose={close} />
        <TeamSheet league={league} actions={actions} isOpen={open === 'team'} onClose={close} />
        <LeagueDayForm league={league} actions={actions} isOpen={open === 'day'} onClose={close} />
        <LadderOrder league={league} actions={actions} isOpen={open === 'ladder'} onClose={close} />
        <OpenDays league={league} isOpen={open === 'open-days'} onClose={close} />
        <Suspense>
          {open === 'league-team' && <TeamForm league={league} team={null} onClose={close} />}
          {open === 'plan' && league.teamPlay !== null && (
            <PlanForm league={league} play={league.teamPlay} onClose={close} />
          )}
        </Suspense>
      </Section>
    </>
  )
}

type SheetProps = ManageProps & { isOpen: boolean; onClose: () => void }

function People({ league, actions, isOpen, onClose }: SheetProps) {
  const manage = useTexts(leagueManageTexts)
  const states = new Map(league.members.map(({ playerId, state }) => [playerId, state]))
  return (
    <PlayerSheet title={manage.invite} isOpen={isOpen} onClose={onClose}>
      {(player) => {
        const state = states.get(player.playerId)
        if (state === 'joined') return <Badge tone="brand">{manage.isIn}</Badge>
        return (
          <span className="flex items-center gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-label={manage.addNamed({ name: player.playerName })}
              isDisabled={actions.busy !== null}
              onPress={() => void actions.add(player)}
            >
              {manage.add}
            </Button>
            {state === 'invited' ? (
              <Badge tone="warm">{manage.isInvited}</Badge>
            ) : (
              <Button
                variant="soft"
                size="sm"
                aria-label={manage.inviteNamed({ name: player.playerName })}
                isDisabled={actions.busy !== null}
                onPress={() => void actions.invite(player)}
              >
                {manage.invite}
              </Button>
            )}
          </span>
        )
      }}
    </PlayerSheet>
  )
}

function OpenDays({ league, isOpen, onClose }: Omit<SheetProps, 'actions'>) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  return (
    <Sheet title={manage.finishFirst} isOpen={isOpen} onClose={onClose}>
      <p className="text-muted">{manage.finishFirstText}</p>
      <List label={manage.finishFirst}>
        {listOpenDays(league.days).map(({ eventId, day, startDate, scores, unplayed }) => (
          <ListRow
            key={eventId}
            title={`${t.day({ n: day })} · ${formatLeagueDay(startDate)}`}
            detail={manage.scoresIn({ scores, of: scores + unplayed })}
            trailing={
              <Link
                to="/matchlist/$eventId"
                params={{ eventId }}
                className={buttonClasses({ variant: 'soft', size: 'sm' })}
              >
                {manage.finishDay}
                <span className="sr-only"> {t.day({ n: day })}</span>
              </Link>
            }
          />
        ))}
      </List>
    </Sheet>
  )
}
