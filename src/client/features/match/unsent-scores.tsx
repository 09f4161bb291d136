// Shows above the matches that some of my scores aren't sent, with links to them.
import type { MatchView } from '#contract/match-list.ts'
import { tryingTexts } from '#words/en/app/trying.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { Notice } from '../../ui/notice.tsx'
import { outgoingScore, type OutgoingScore } from './outgoing-scores.ts'

const getProgress = (outgoing: OutgoingScore | null): OutgoingScore['state'] | 'trying' | null => {
  if (outgoing?.state === 'waiting' && outgoing.isFailing === true) return 'trying'
  return outgoing?.state ?? null
}

type UnsentScoresProps = {
  userId: string
  matches: readonly MatchView[]
  titleOf: (match: MatchView) => string
  onOpen: (matchId: string) => void
}

export function UnsentScores({ userId, matches, titleOf, onOpen }: UnsentScoresProps) {
  const t = useTexts(scoreTexts)
  const { trying } = useTexts(tryingTexts)
  const { items } = useOutbox(userId)
  const words = { refused: t.refused, waiting: t.waitsForNet, trying }
  return (['refused', 'waiting', 'trying'] as const).map((state) => {
    const unsent = matches.filter(
      ({ matchId }) => getProgress(outgoingScore(items, matchId)) === state,
    )
    if (unsent.length === 0) return null
    return (
      <Notice key={state} tone={state === 'refused' ? 'bad' : 'info'}>
        {words[state]}
        <span className="flex flex-wrap gap-x-4">
          {unsent.map((match) => (
            <button
              key={match.matchId}
              type="button"
              onClick={() => onOpen(match.matchId)}
              className="cursor-pointer rounded py-1 underline underline-offset-4 outline-none focus-visible:ring-focus"
            >
              {titleOf(match)}
            </button>
          ))}
        </span>
      </Notice>
    )
  })
}
