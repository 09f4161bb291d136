// The next steps of a young league, for its organizers.
import { CalendarPlus, DoorOpen, Play, UserPlus, UsersRound } from 'lucide-react'
import { isLeagueStepOpen, listLeagueSteps, type LeagueStep } from '#domain/league/league-steps.ts'
import { leaguePlayersMin } from '#domain/league/league.ts'
import { leagueStepTexts } from '#words/en/app/first-steps.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FirstSteps, type FirstStep } from '../../../parts/steps/first-steps.tsx'
import type { LeagueDetail } from '../league-words.ts'

type LeagueStepsProps = {
  league: LeagueDetail
  /** Players in the league; a team counts as two. */
  players: number
  onStep: (step: LeagueStep) => void
}

export function LeagueFirstSteps({
  league: { state, days, teamPlay: play },
  players,
  onStep,
}: LeagueStepsProps) {
  const t = useTexts(leagueStepTexts)
  const steps: Record<LeagueStep, Omit<FirstStep, 'id'>> = {
    open: { icon: DoorOpen, title: t.open, detail: t.openText },
    players: {
      icon: UserPlus,
      title: t.players,
      detail: t.playersText({ n: leaguePlayersMin }),
    },
    start: { icon: Play, title: t.start },
    days: { icon: CalendarPlus, title: t.days, detail: t.daysText },
    teams: { icon: UsersRound, title: t.teams, detail: t.teamsText },
    schedule: { icon: CalendarPlus, title: t.schedule, detail: t.scheduleText },
  }
  const teamPlay =
    play === null ? null : { teams: play.teams.length, matchups: play.matchups.length }
  const open = listLeagueSteps({ state, players, dayCount: days.length, teamPlay })
  return (
    <FirstSteps
      steps={open.map((id) => ({
        id,
        ...steps[id],
        ...(isLeagueStepOpen(id, { state, players, teamPlay })
          ? { onPress: () => onStep(id) }
          : {}),
      }))}
    />
  )
}
