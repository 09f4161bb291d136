import { consoleTexts, operatorReportTexts, outcomeTexts } from '#words/en/operator/console.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { doAct, type Shows } from '../use-page.ts'

type Appeal = Shows<'reports'>['appeals'][number]

export function AppealView({ appeal, onDone }: { appeal: Appeal; onDone: () => void }) {
  const t = useTexts(operatorReportTexts)
  const outcomes = useTexts(outcomeTexts)
  const frame = useTexts(consoleTexts)
  const { busy, run } = useBusy<'keep' | 'lift'>()
  const { decisionId, playerName, outcome, reason, reported, created } = appeal
  const answer = (isLifted: boolean) =>
    run(isLifted ? 'lift' : 'keep', async () => {
      const question = isLifted
        ? { title: t.liftTitle, text: t.liftTexts({ outcome }), confirm: t.lift }
        : { title: t.keepTitle, text: t.keepText({ name: playerName }), confirm: t.keep }
      if (!(await confirmUser(question))) return
      if (await doAct({ act: 'answerAppeal', decisionId, isLifted }, frame.done)) onDone()
    })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="bad">{outcomes[outcome]}</Badge>
        <b>{playerName}</b>
        <span className="text-sm text-muted">{formatInstant(created)}</span>
      </div>
      {reason !== '' && <p className="break-words">{t.told({ reason })}</p>}
      {reported !== null && <p className="break-words text-muted">{t.because({ reported })}</p>}
      <blockquote
        aria-label={t.theirWords}
        className="rounded-xl bg-soft p-3 break-words whitespace-pre-wrap"
      >
        {appeal.appeal}
      </blockquote>
      {appeal.mayAnswer ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="plain"
            size="sm"
            isPending={busy === 'keep'}
            onPress={() => void answer(false)}
          >
            {t.keep}
          </Button>
          <Button
            variant="soft"
            size="sm"
            isPending={busy === 'lift'}
            onPress={() => void answer(true)}
          >
            {t.lift}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t.notYours}</p>
      )}
    </div>
  )
}
