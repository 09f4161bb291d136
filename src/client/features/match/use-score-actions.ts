// The actions on a score. A report goes through the outbox, so it survives a hall without a signal;
// an answer is sent at once and falls back to the outbox.
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { MatchView } from '#contract/match-list.ts'
import type { Score } from '#domain/match/score.ts'
import type { Result } from '#domain/shared/result.ts'
import { tryingTexts } from '#words/en/app/trying.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import type { Outbox } from '../../net/outbox/outbox.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { outgoingScore } from './outgoing-scores.ts'

type AnswerCall = 'matches-confirm' | 'matches-dispute' | 'matches-decide'

const isWaitingAnswer = (item: OutboxItem, name: AnswerCall, input: unknown): boolean =>
  item.state === 'waiting' &&
  item.name === name &&
  JSON.stringify(item.input) === JSON.stringify(input)

type Busy = 'confirm' | 'dispute' | 'decide' | 'clear'

export function useScoreActions(
  match: MatchView,
  { userId, about, onDone }: { userId: string; about: string; onDone: () => void },
) {
  const t = useTexts(scoreTexts)
  const { outbox, items } = useOutbox(userId)
  const { busy, settle } = useSettling({ outbox, about, onDone })
  const outgoing = outgoingScore(items, match.matchId)
  const { matchId } = match
  const reported = match.decided ?? match.reported ?? ''

  // Only one answer may wait in the outbox.
  const answerSurely = async <N extends AnswerCall>(name: N, input: CallInput<N>) =>
    items.some((item) => isWaitingAnswer(item, name, input))
      ? 'waiting'
      : callOrWait({ userId, name, input, about })

  return {
    busy,
    outgoing,
    report: (score: Score) => outbox.add('matches-report', scoreInput(matchId, score), about),
    retry: () => (outgoing === null ? undefined : outbox.retry(outgoing.key)),
    discard: () => (outgoing === null ? undefined : outbox.remove(outgoing.key)),
    confirm: () =>
      settle(
        'confirm',
        () => answerSurely('matches-confirm', { matchId, reported }),
        t.countsToast,
      ),
    dispute: (dispute: string) =>
      settle(
        'dispute',
        () => answerSurely('matches-dispute', { matchId, reported, dispute }),
        match.state === 'confirmed' ? t.adminsToast : t.disputeToast,
      ),
    decide: (score: Score) =>
      settle(
        'decide',
        () => answerSurely('matches-decide', scoreInput(matchId, score)),
        t.countsToast,
      ),
    clear: async () => {
      if (await isClearMeant())
        await settle('clear', () => call('matches-clear', { matchId }), t.clearedToast)
    },
  }
}

export type ScoreActions = ReturnType<typeof useScoreActions>

type Settling = { outbox: Outbox; about: string; onDone: () => void }

function useSettling({ outbox, about, onDone }: Settling) {
  const t = useTexts(scoreTexts)
  const { trying } = useTexts(tryingTexts)
  const { busy, run } = useBusy<Busy>()
  const settle = (
    name: Busy,
    ask: () => Promise<Result<CallOutput<'matches-clear'>> | 'waiting'>,
    toast: string,
  ) =>
    run(name, async () => {
      const answer = await ask()
      if (answer === 'waiting') {
        onDone()
        const isFailing = outbox
          .items()
          .some((item) => item.about === about && item.isFailing === true)
        const title = isFailing ? trying : t.waitsForNet
        return showToast({ title, tone: 'info' })
      }
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      onDone()
      await showToast({ title: toast, tone: 'good' })
    })
  return { busy, settle }
}

function isClearMeant(): Promise<boolean> {
  const t = pick(scoreTexts)
  return confirmUser({
    title: t.clearTitle,
    text: t.clearText,
    confirm: t.clear,
    isDanger: true,
  })
}

const scoreInput = (matchId: string, { games, walkover }: Score): CallInput<'matches-report'> => ({
  matchId,
  games: games.map(([a, b]): [number, number] => [a, b]),
  walkover,
})
