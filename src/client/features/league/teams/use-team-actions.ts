// The actions on a team league. Destructive ones ask first and refusals are shown. Actions resolve
// to true when done.
import type { CallInput, CallName } from '#contract/contract.ts'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { pick } from '../../../i18n/texts.ts'
import { call } from '../../../net/call.ts'
import { alertUser, confirmUser } from '../../../ui/overlay/dialogs.ts'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { useBusy } from '../../../ui/use-busy.ts'

type TeamCall = Extract<CallName, `leagues-${string}`>
type About<N extends TeamCall> = Omit<CallInput<N>, 'leagueSeriesId' | 'matchupId'>

export function useTeamActions(leagueSeriesId: string) {
  const { busy, run } = useBusy<string>()
  const t = pick(teamLeagueTexts)
  const ask = async <N extends TeamCall>(
    name: N,
    input: CallInput<N>,
    news: string,
  ): Promise<boolean> => {
    let isDone = false
    await run(name, async () => {
      const answer = await call(name, input)
      isDone = answer.ok
      if (!answer.ok) await alertUser(refusalText(answer.refusal))
      else if (news !== '') await showToast({ title: news })
    })
    return isDone
  }
  return {
    isBusy: busy !== null,
    saveTeam: (team: About<'leagues-saveTeam'>) =>
      ask('leagues-saveTeam', { leagueSeriesId, ...team }, t.saved({ team: team.name })),
    deleteTeam: async ({ teamId, name }: { teamId: string; name: string }) =>
      (await confirmUser({
        title: t.deleteTitle({ team: name }),
        text: t.deleteText,
        confirm: t.deleteTeam,
        isDanger: true,
      })) && ask('leagues-deleteTeam', { leagueSeriesId, teamId }, ''),
    plan: async (plan: About<'leagues-planMatchups'>, isAgain: boolean) =>
      (!isAgain ||
        (await confirmUser({
          title: t.planAgain,
          text: t.planAgainText,
          confirm: t.planAgain,
          isDanger: true,
        }))) &&
      ask('leagues-planMatchups', { leagueSeriesId, ...plan }, t.planned),
    move: (matchupId: string, to: About<'leagues-moveMatchup'>) =>
      ask('leagues-moveMatchup', { leagueSeriesId, matchupId, ...to }, t.moved),
    setLineup: (matchupId: string, side: TeamSide, lineup: [string, string][]) =>
      ask(
        'leagues-setLineup',
        { leagueSeriesId, matchupId, side, lineup },
        lineup.length === 0 ? '' : t.lineupSaved,
      ),
    setScore: (matchupId: string, pair: number, games: [number, number][]) =>
      ask('leagues-setPairResult', { leagueSeriesId, matchupId, pair, games }, t.scoreSaved),
  }
}

export type TeamActions = ReturnType<typeof useTeamActions>
