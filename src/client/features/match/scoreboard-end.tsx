// Shown after the last point: the score, and a button that sends it once. Until then the last rally
// can be undone.
import { Send, Undo2 } from 'lucide-react'
import type { Side } from '#domain/match/match.ts'
import type { ScoreboardState } from '#domain/match/rally.ts'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutgoingNotice } from './outgoing-notice.tsx'
import { ScoreTable } from './score-table.tsx'
import type { ScoreboardSending } from './use-scoreboard-sending.ts'

type ScoreboardEndProps = {
  board: ScoreboardState
  names: Readonly<Record<Side, string>>
  hindrance: string | null
  sending: ScoreboardSending
  onUndo: () => void
  onRestart: () => void
  onClose: () => void
}

export function ScoreboardEnd(props: ScoreboardEndProps) {
  const t = useTexts(scoreboardTexts)
  const { board, names, sending } = props
  return (
    <div className="m-auto flex w-full max-w-md flex-col gap-4 overflow-y-auto p-4">
      <h2 className="text-center font-display text-2xl font-extrabold text-balance">
        {t.wins({ names: names[board.winner ?? 'a'] })}
      </h2>
      <ScoreTable names={names} first="a" games={board.games} winner={board.winner} />
      {sending.isSent || sending.waiting !== null ? <OnItsWay {...props} /> : <Unsent {...props} />}
    </div>
  )
}

function OnItsWay({ sending, onClose }: ScoreboardEndProps) {
  const t = useTexts(scoreboardTexts)
  return (
    <>
      {sending.waiting === null ? (
        <Notice tone="good">{t.sent}</Notice>
      ) : (
        <OutgoingNotice
          outgoing={sending.waiting}
          onRetry={sending.retry}
          onDiscard={sending.discard}
        />
      )}
      <Button size="lg" onPress={onClose}>
        {t.done}
      </Button>
    </>
  )
}

function Unsent({ board, hindrance, sending, onUndo, onRestart }: ScoreboardEndProps) {
  const t = useTexts(scoreboardTexts)
  return (
    <>
      {hindrance === null ? (
        <>
          <Button size="lg" onPress={() => sending.send(board.games)}>
            <Send aria-hidden size={20} />
            {t.send}
          </Button>
          <p className="text-center text-sm text-muted">{t.sendNote}</p>
        </>
      ) : (
        <Notice>{hindrance}</Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="ghost" onPress={onUndo}>
          <Undo2 aria-hidden size={20} />
          {t.undoLast}
        </Button>
        {hindrance !== null && (
          <Button variant="ghost" onPress={onRestart}>
            {t.newBoard}
          </Button>
        )}
      </div>
    </>
  )
}
