// The actions on a league. Destructive ones ask first, refusals are shown, and the live screen
// shows the result.
import type { CallInput, CallName } from '#contract/contract.ts'
import type { LeagueState } from '#domain/league/league.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Person = { playerId: string; playerName: string }
type LeagueCall = Extract<CallName, `leagues-${string}`>

type Ask = <N extends LeagueCall>(
  key: string,
  name: N,
  input: CallInput<N>,
  news?: string,
) => Promise<boolean>

export function useLeagueActions(leagueSeriesId: string) {
  const { busy, run } = useBusy<string>()
  const ask: Ask = async (key, name, input, news) => {
    let isDone = false
    await run(key, async () => {
      const answer = await call(name, input)
      isDone = answer.ok
      if (!answer.ok) await alertUser(refusalText(answer.refusal))
      else if (news !== undefined) await showToast({ title: news })
    })
    return isDone
  }
  return {
    busy,
    ...ownEntryActions(ask, leagueSeriesId),
    ...stateActions(ask, leagueSeriesId),
    ...memberActions(ask, leagueSeriesId),
    addDays: (season: Omit<CallInput<'leagues-addDays'>, 'leagueSeriesId'>) =>
      ask(
        'day',
        'leagues-addDays',
        { leagueSeriesId, ...season },
        pick(leagueManageTexts).daysAdded({ n: season.days.length }),
      ),
    setLink: (isOn: boolean) => ask('link', 'leagues-setWatch', { leagueSeriesId, isOn }),
    substitute: (isIn: boolean) =>
      ask('substitute', 'leagues-substitute', { leagueSeriesId, isIn }),
    setSubstitutes: (hoursBefore: CallInput<'leagues-setSubstitutes'>['hoursBefore']) =>
      ask('substitutes', 'leagues-setSubstitutes', { leagueSeriesId, hoursBefore }),
    nameSubstitute: ({ playerId }: Person, isNamed: boolean) =>
      ask(playerId, 'leagues-nameSubstitute', { leagueSeriesId, playerId, isNamed }),
    setLadder: (entrants: string[]) =>
      ask('ladder', 'leagues-setLadder', { leagueSeriesId, entrants }),
  }
}

export type LeagueActions = ReturnType<typeof useLeagueActions>

function ownEntryActions(ask: Ask, leagueSeriesId: string) {
  const t = pick(leagueTexts)
  const isLeaveMeant = () =>
    confirmUser({ title: t.leaveTitle, text: t.leaveText, confirm: t.leave, isDanger: true })
  return {
    join: (partnerId: string | null, name: string) =>
      ask(
        'join',
        'leagues-join',
        { leagueSeriesId, partnerId },
        partnerId === null ? t.joined({ name }) : undefined,
      ),
    answer: (playerId: string, accept: boolean) =>
      ask(playerId, 'leagues-answer', { leagueSeriesId, playerId, accept }),
    leave: async (isQuiet: boolean) =>
      (isQuiet || (await isLeaveMeant())) && ask('leave', 'leagues-leave', { leagueSeriesId }),
  }
}

function stateActions(ask: Ask, leagueSeriesId: string) {
  const manage = pick(leagueManageTexts)
  const questions: Partial<Record<LeagueState, { title: string; text: string; confirm: string }>> =
    { running: { title: manage.startTitle, text: manage.startText, confirm: manage.start } }
  return {
    setState: async (state: LeagueState, from: LeagueState) => {
      const question = from === 'concluded' ? undefined : questions[state]
      return (
        (question === undefined || (await confirmUser(question))) &&
        ask(state, 'leagues-setState', { leagueSeriesId, state })
      )
    },
    conclude: async (unplayed: number, concludeText: string) => {
      const text =
        unplayed === 0 ? concludeText : `${manage.unplayedDays({ n: unplayed })} ${concludeText}`
      return (
        (await confirmUser({ title: manage.concludeTitle, text, confirm: manage.conclude })) &&
        ask('concluded', 'leagues-setState', { leagueSeriesId, state: 'concluded' })
      )
    },
    deleteLeague: async () =>
      (await confirmUser({
        title: manage.deleteTitle,
        text: manage.deleteText,
        confirm: manage.deleteLeague,
        isDanger: true,
      })) && ask('delete', 'leagues-delete', { leagueSeriesId }),
  }
}

function memberActions(ask: Ask, leagueSeriesId: string) {
  const t = pick(leagueTexts)
  const manage = pick(leagueManageTexts)
  const addPlayer = (playerId: string, partnerId: string | null, news: string) =>
    ask(playerId, 'leagues-addPlayer', { leagueSeriesId, playerId, partnerId }, news)
  return {
    invite: ({ playerId, playerName }: Person) =>
      ask(
        playerId,
        'leagues-invite',
        { leagueSeriesId, playerId, invited: true },
        manage.invitedToast({ name: playerName }),
      ),
    takeBack: ({ playerId }: Person) =>
      ask(playerId, 'leagues-invite', { leagueSeriesId, playerId, invited: false }),
    add: ({ playerId, playerName }: Person) =>
      addPlayer(playerId, null, manage.added({ name: playerName })),
    addTeam: (one: Person, other: Person) =>
      addPlayer(
        one.playerId,
        other.playerId,
        manage.addedTeam({ names: t.and({ one: one.playerName, other: other.playerName }) }),
      ),
    remove: async ({ playerId, playerName }: Person) =>
      (await confirmUser({
        title: manage.removeTitle({ name: playerName }),
        text: manage.removeText,
        confirm: labels.remove,
        isDanger: true,
      })) && ask(playerId, 'leagues-removePlayer', { leagueSeriesId, playerId }),
  }
}
