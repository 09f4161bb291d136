// The organizer's end of the evening: closing the results, with what is not settled yet, and opening them again.
import { Flag, RotateCcw } from 'lucide-react'
import { unsettledOf, type Unsettled } from '#domain/result/result.ts'
import type { MatchView } from '#contract/match-list.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { usePlayTime } from '../../lib/use-play-time.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { closeTexts } from './result-texts.ts'

type CloseResultsProps = { eventId: string; matches: readonly Pick<MatchView, 'state'>[]; isClosed: boolean; /** When and where it is played. */ start: { startsAt: string; timezone: string } }

export function CloseResults({ eventId, matches, isClosed, start }: CloseResultsProps) {
  const t = useTexts(closeTexts)
  const { busy, run } = useBusy<'close' | 'reopen'>()
  const playTime = usePlayTime(start)
  const unsettled = unsettledOf(matches)
  const lines = linesOf(unsettled, t)

  async function close() {
    if (!await confirmUser({ title: t.closeTitle, text: [...lines, t.readyText].join('\n'), confirm: t.confirmClose })) return
    await run('close', async () => {
      const answer = await call('results-close', { eventId, unplayed: unsettled.unplayed, unanswered: unsettled.unanswered })
      await (answer.ok ? showToast({ title: t.closedToast, closeLabel: t.dismiss }) : alertUser(refusalText(answer.refusal)))
    })
  }
  async function reopen() {
    if (!await confirmUser({ title: t.reopenTitle, text: t.reopenText, confirm: t.reopen })) return
    await run('reopen', async () => {
      const answer = await call('results-reopen', { eventId })
      await (answer.ok ? showToast({ title: t.openedToast, closeLabel: t.dismiss }) : alertUser(refusalText(answer.refusal)))
    })
  }

  if (isClosed) {
    return (
      <Card className="flex flex-wrap items-center gap-3">
        <p className="min-w-56 flex-1 text-sm text-pretty text-muted">{t.closedText}</p>
        <Button variant="plain" size="sm" isPending={busy === 'reopen'} onPress={() => void reopen()}><RotateCcw aria-hidden size={16} />{t.reopen}</Button>
      </Card>
    )
  }
  if (playTime.isEarly) return <Card><p className="text-pretty text-muted">{playTime.words}</p></Card>
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2>{lines.length === 0 ? t.ready : t.early}</h2>
        {lines.map((line) => <p key={line} className="text-sm text-pretty">{line}</p>)}
        <p className="text-sm text-pretty text-muted">{t.readyText}</p>
      </div>
      <Button isDisabled={unsettled.disputed > 0 || unsettled.unanswered + unsettled.counted === 0} isPending={busy === 'close'} onPress={() => void close()}><Flag aria-hidden size={18} />{t.close}</Button>
    </Card>
  )
}

const linesOf = ({ unplayed, unanswered, disputed }: Unsettled, t: Pick<typeof closeTexts.en, 'unplayed' | 'unanswered' | 'disputed'>): string[] => [
  ...(disputed > 0 ? [t.disputed(disputed)] : []), ...(unplayed > 0 ? [t.unplayed(unplayed)] : []), ...(unanswered > 0 ? [t.unanswered(unanswered)] : []),
]
