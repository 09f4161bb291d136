// The actions on a tournament. Destructive ones ask first, refusals are shown, and the live screen
// shows the result.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type TournamentCall = Extract<CallName, `tournaments-${string}`>

type Ask = <N extends TournamentCall>(
  key: string,
  name: N,
  input: CallInput<N>,
) => Promise<CallOutput<N> | null>

const say = (title: string) => showToast({ title })

export function useTournamentActions(tournamentId: string) {
  const { busy, run } = useBusy<string>()
  const ask: Ask = async (key, name, input) => {
    let value = null
    await run(key, async () => {
      const answer = await callOrAlert(name, input)
      if (answer.ok) value = answer.value
    })
    return value
  }
  const t = pick(tournamentTexts)
  const manage = pick(tournamentManageTexts)
  return {
    tournamentId,
    busy,
    callTo: async (matchId: string, court: number) => {
      if ((await ask(matchId, 'tournaments-call', { tournamentId, matchId, court })) !== null)
        await say(t.called({ n: court }))
    },
    takeBack: async (matchId: string) => {
      if ((await ask(matchId, 'tournaments-call', { tournamentId, matchId, court: null })) !== null)
        await say(t.calledBack)
    },
    layBracket: async (eventId: string) => {
      const lay = (movesUp: boolean) =>
        call('tournaments-layBracket', { tournamentId, eventId, movesUp })
      await run(eventId, async () => {
        const first = await lay(false)
        const isAsked = !first.ok && first.refusal.code === 'qualified-left'
        if (isAsked && !(await askMoveUp(first.refusal))) return
        const answer = isAsked ? await lay(true) : first
        await (answer.ok ? say(t.bracketLaid) : alertUser(refusalText(answer.refusal)))
      })
    },
    setLink: async (isOn: boolean) =>
      (await ask('link', 'tournaments-setWatch', { tournamentId, isOn })) !== null,
    remove: async () =>
      (await confirmUser({
        title: manage.deleteTitle,
        text: manage.deleteText,
        confirm: manage.deleteTournament,
        isDanger: true,
      })) && (await ask('delete', 'tournaments-delete', { tournamentId })) !== null,
  }
}

function askMoveUp(refusal: Refusal): Promise<boolean> {
  const t = pick(tournamentTexts)
  const next = String(refusal.params?.['next'] ?? '')
  return confirmUser({
    title: t.leftTitle,
    text: [
      refusalText(refusal),
      next === '' ? t.leftNobody : t.leftNext({ next }),
      t.leftText,
    ].join(' '),
    confirm: t.goOnWithout,
  })
}

export type TournamentActions = ReturnType<typeof useTournamentActions>
