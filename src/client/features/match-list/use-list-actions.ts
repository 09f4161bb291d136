// The organizers' actions on a match list. The live list shows results in every window; undoable
// ones show an undo toast.
import { useMemo } from 'react'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Presence } from '#domain/match-list/match-list.ts'
import type { Result } from '#domain/shared/result.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

export function useListActions(eventId: string) {
  const { busy, run } = useBusy<string>()
  return useMemo(() => {
    const asking = createSerialCalls(eventId, run)
    const { must, undo, undoDraw } = asking
    return {
      start: () => must('start', 'matchLists-start', { eventId }),
      ...playerActions(eventId, asking),
      ...settingActions(eventId, asking),
      ...roundActions(eventId, asking),
      undo,
      undoDraw,
      busy,
    }
  }, [eventId, run, busy])
}

export type ListActions = ReturnType<typeof useListActions>

type Asking = ReturnType<typeof createSerialCalls>

function createSerialCalls(
  eventId: string,
  run: (doing: string, task: () => Promise<unknown>) => Promise<void>,
) {
  /** Null when another call was still running. */
  async function ask<N extends CallName>(
    doing: string,
    name: N,
    input: CallInput<N>,
  ): Promise<Result<CallOutput<N>> | null> {
    const answers: Result<CallOutput<N>>[] = []
    await run(doing, async () => void answers.push(await call(name, input)))
    return answers[0] ?? null
  }
  /** Null when it was refused with a message, or not sent. */
  async function must<N extends CallName>(
    doing: string,
    name: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N> | null> {
    const answer = await ask(doing, name, input)
    if (answer?.ok === false) await alertUser(refusalText(answer.refusal))
    return answer?.ok === true ? answer.value : null
  }
  const undo = () => must('undo', 'matchLists-undo', { eventId })
  const undoDraw = (tournamentId: string) =>
    must('undo', 'tournaments-drawAgain', {
      tournamentId,
      eventId,
      seed: 0,
      isTrial: false,
      takesBack: true,
    })
  const withUndo = async (title: string, done: Promise<unknown>): Promise<boolean> => {
    const isDone = (await done) !== null
    if (isDone)
      await showToast({
        title,
        action: { label: labels.undo, onPress: () => void undo() },
      })
    return isDone
  }
  return { ask, must, undo, undoDraw, withUndo }
}

function playerActions(eventId: string, { must, withUndo }: Asking) {
  const t = pick(organizeTexts)
  return {
    /** Runs in parallel: at the gate taps come faster than answers. */
    setPresence: async (numbers: number[], presence: Presence): Promise<boolean> => {
      const answer = await callOrAlert('matchLists-setPresence', { eventId, numbers, presence })
      return answer.ok
    },
    /**
     * Runs in parallel, because players are added faster than answers come. Resolves to a
     * confirmation text, or null when refused.
     */
    addPlayer: async (playerId: string, isGuest: boolean): Promise<string | null> => {
      const answer = await callOrAlert('matchLists-addPlayer', { eventId, playerId, isGuest })
      return answer.ok ? t.added : null
    },
    substitute: (number: number, withNumber: number) =>
      withUndo(
        t.substituted,
        must('substitute', 'matchLists-substitute', { eventId, number, withNumber }),
      ),
    setGender: (number: number, gender: 'woman' | 'man') =>
      must('gender', 'matchLists-setGender', { eventId, number, gender }),
    setTeams: (teams: [number, number][]) =>
      withUndo(t.teamsSaved, must('teams', 'matchLists-setTeams', { eventId, teams })),
  }
}

function settingActions(eventId: string, { must, withUndo }: Asking) {
  const t = pick(organizeTexts)
  return {
    setFormat: (format: CallInput<'matchLists-setFormat'>['format']) =>
      withUndo(t.formatSaved, must('format', 'matchLists-setFormat', { eventId, format })),
    setCourts: (courts: number[]) =>
      withUndo(t.courtsSaved, must('courts', 'matchLists-setCourts', { eventId, courts })),
    setWatch: (isOn: boolean) => must('watch', 'matchLists-setWatch', { eventId, isOn }),
  }
}

function roundActions(eventId: string, { ask, must, withUndo }: Asking) {
  const t = pick(organizeTexts)
  return {
    plan: (revision: number, rounds: CallInput<'matchLists-plan'>['rounds']) =>
      ask('plan', 'matchLists-plan', { eventId, revision, rounds }),
    layBracket: (revision: number, entrants: number[][]) =>
      ask('plan', 'matchLists-layBracket', { eventId, revision, entrants }),
    giveUp: async (walkovers: readonly { matchId: string; walkover: 'a' | 'b' }[]) => {
      for (const { matchId, walkover } of walkovers)
        if ((await must('give-up', 'matches-decide', { matchId, games: [], walkover })) === null)
          return false
      return true
    },
    dropRound: (round: number) =>
      withUndo(
        t.roundDropped({ n: round }),
        must('round', 'matchLists-dropRound', { eventId, round }),
      ),
    swap: (round: number, number: number, withNumber: number) =>
      withUndo(t.swapped, must('swap', 'matchLists-swap', { eventId, round, number, withNumber })),
    moveMatch: (matchId: string, court: number) =>
      withUndo(t.moved({ court }), must('move', 'matches-move', { matchId, court })),
  }
}
