// What the sheet does with a score. One told goes through the outbox, so that it survives a hall without a signal; answers need the server.
import type { MatchView } from '#contract/match-list.ts'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { Score } from '#domain/match/score.ts'
import type { Result } from '#domain/shared/result.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useOutbox } from '../../lib/use-outbox.ts'
import { showToast } from '../../ui/toasts.tsx'
import { outgoingScore } from './outgoing-scores.ts'
import { scoreTexts } from './score-texts.ts'

type Busy = 'confirm' | 'dispute' | 'decide' | 'clear'

/** `about` names the match in the outbox; `onDone` closes. */
export function useScoreActions(match: MatchView, { userId, about, onDone }: { userId: string; about: string; onDone: () => void }) {
  const t = useTexts(scoreTexts)
  const { busy, run } = useBusy<Busy>()
  const { outbox, items } = useOutbox(userId)
  const outgoing = outgoingScore(items, match.matchId)
  const { matchId, reported } = match

  const settle = (name: Busy, ask: () => Promise<Result<CallOutput<'matches-clear'>>>, toast: string) => run(name, async () => {
    const answer = await ask()
    if (!answer.ok) return alertUser(refusalText(answer.refusal))
    onDone()
    await showToast({ title: toast, tone: 'good', closeLabel: t.close })
  })

  return {
    busy, outgoing,
    report: (score: Score) => outbox.add('matches-report', scoreInput(matchId, score), about),
    retry: () => (outgoing === null ? undefined : outbox.retry(outgoing.key)),
    discard: () => (outgoing === null ? undefined : outbox.remove(outgoing.key)),
    confirm: () => settle('confirm', () => call('matches-confirm', { matchId, reported: reported ?? '' }), t.countsToast),
    dispute: (dispute: string) => settle('dispute', () => call('matches-dispute', { matchId, reported: reported ?? '', dispute }), t.disputeToast),
    decide: (score: Score) => settle('decide', () => call('matches-decide', scoreInput(matchId, score)), t.countsToast),
    clear: async () => {
      if (await confirmUser({ title: t.clearTitle, text: t.clearText, confirm: t.clear, isDanger: true })) await settle('clear', () => call('matches-clear', { matchId }), t.clearedToast)
    },
  }
}

export type ScoreActions = ReturnType<typeof useScoreActions>

const scoreInput = (matchId: string, { games, walkover }: Score): CallInput<'matches-report'> => ({ matchId, games: games.map(([a, b]): [number, number] => [a, b]), walkover })
