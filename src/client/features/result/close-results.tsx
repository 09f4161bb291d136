// The organizer's buttons on the results: finish the event, or play on.
import { Suspense, useState } from 'react'
import { Flag, RotateCcw } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { closeTexts } from '#words/en/result/result.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { EntrantName } from './standing-words.ts'

const FinishSheet = lazyPart(() => import('./finish-sheet.tsx'), 'FinishSheet')

type CloseResultsProps = {
  eventId: string
  matches: readonly MatchView[]
  nameOf: EntrantName
  isClosed: boolean
  start: { startsAt: string; timezone: string }
}

export function CloseResults({ eventId, matches, nameOf, isClosed, start }: CloseResultsProps) {
  const t = useTexts(closeTexts)
  const { busy, run } = useBusy<'reopen'>()
  const [isFinishing, setFinishing] = useState(false)
  const playTime = usePlayTime(start)

  async function reopen() {
    if (!(await confirmUser({ title: t.reopenTitle, text: t.reopenText, confirm: t.reopen })))
      return
    await run('reopen', async () => {
      const answer = await callOrAlert('results-reopen', { eventId })
      if (answer.ok) await showToast({ title: t.openedToast })
    })
  }

  if (isClosed) {
    return (
      <Card className="flex flex-wrap items-center gap-3">
        <p className="min-w-56 flex-1 text-sm text-pretty text-muted">{t.closedText}</p>
        <Button
          variant="plain"
          size="sm"
          isPending={busy === 'reopen'}
          onPress={() => void reopen()}
        >
          <RotateCcw aria-hidden size={16} />
          {t.reopen}
        </Button>
      </Card>
    )
  }
  if (playTime.isEarly)
    return (
      <Card>
        <p className="text-pretty text-muted">{playTime.words}</p>
      </Card>
    )
  const close = () => setFinishing(false)
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-pretty text-muted">{t.finishText}</p>
      <Button onPress={() => setFinishing(true)}>
        <Flag aria-hidden size={20} />
        {t.finish}
      </Button>
      {isFinishing && (
        <Suspense>
          <FinishSheet
            eventId={eventId}
            matches={matches}
            nameOf={nameOf}
            onClose={close}
            onDone={close}
          />
        </Suspense>
      )}
    </Card>
  )
}
