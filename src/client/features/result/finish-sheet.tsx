// Finishes an event, complete or cut short: shows what counts and what is left out. The list is
// live, so it finishes what is shown.
import { Flag } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { listRounds } from '#domain/match-list/rounds.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { countUnsettled, type Unsettled } from '#domain/result/result.ts'
import { finishTexts } from '#words/en/result/finish.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { MatchRows } from './match-rows.tsx'
import type { EntrantName } from './standing-words.ts'

type FinishSheetProps = {
  eventId: string
  matches: readonly MatchView[]
  nameOf: EntrantName
  onClose: () => void
  onDone: () => void
}

export function FinishSheet({ eventId, matches, nameOf, onClose, onDone }: FinishSheetProps) {
  const t = useTexts(finishTexts)
  const { busy, run } = useBusy<'finish'>()
  const unsettled = countUnsettled(matches)
  const { unplayed, unanswered, disputed, counted } = unsettled
  const finish = () =>
    run('finish', async () => {
      const answer = await callOrAlert('results-close', { eventId, unplayed, unanswered })
      if (!answer.ok) return
      onDone()
      await showToast({ title: t.finished })
    })
  const footer = (
    <Button
      className="w-full"
      isDisabled={disputed > 0}
      isPending={busy !== null}
      onPress={() => void finish()}
      data-finish
    >
      <Flag aria-hidden size={20} />
      {t.finish}
    </Button>
  )
  return (
    <Sheet isOpen title={t.finish} onClose={onClose} footer={footer}>
      {disputed > 0 && <Notice tone="bad">{t.disputed({ n: disputed })}</Notice>}
      {counted + unanswered + disputed === 0 ? (
        <Notice>{t.noScores}</Notice>
      ) : (
        <p className="text-pretty text-muted">{t.text}</p>
      )}
      <Counts unsettled={unsettled} />
      <LeftOut matches={matches} nameOf={nameOf} />
    </Sheet>
  )
}

function Counts({ unsettled: { counted, unanswered } }: { unsettled: Unsettled }) {
  const t = useTexts(finishTexts)
  return (
    <Section title={t.counts}>
      <p className="font-semibold">{t.scores({ n: counted + unanswered })}</p>
      {unanswered > 0 && (
        <p className="text-pretty text-muted">{t.unanswered({ n: unanswered })}</p>
      )}
    </Section>
  )
}

function LeftOut({ matches, nameOf }: Pick<FinishSheetProps, 'matches' | 'nameOf'>) {
  const t = useTexts(finishTexts)
  const out = listRounds({ matches, byes: [] })
    .flatMap((round) => round.matches)
    .filter(({ state }) => state === 'planned')
  const known = out.filter(isComplete)
  const undecided = out.length - known.length
  return (
    <Section title={t.leftOut}>
      {out.length === 0 && <p className="text-muted">{t.nothingOut}</p>}
      {known.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-lg py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
            {t.unplayed({ n: known.length })}
          </summary>
          <MatchRows label={t.leftOut} matches={known} nameOf={nameOf} me={null} />
        </details>
      )}
      {undecided > 0 && <p className="font-semibold">{t.undecided({ n: undecided })}</p>}
    </Section>
  )
}
