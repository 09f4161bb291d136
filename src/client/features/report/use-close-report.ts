// Closes a report. Each outcome asks for confirmation first, because it can't be undone.
import type { LiveOutput } from '#contract/contract.ts'
import type { ReportKind, venueOutcomes } from '#domain/report/report.ts'
import { queueTexts } from '#words/en/report/report.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Outcome = (typeof venueOutcomes)[number]
type Closable = Pick<LiveOutput<'reports-atLocation'>['reports'][number], 'reportId' | 'kind'>

export function useCloseReport({ reportId, kind }: Closable) {
  const t = useTexts(queueTexts)
  const { busy, run } = useBusy<Outcome>()
  const close = (
    outcome: Outcome,
    question: { title: string; text: string; confirm: string; isDanger?: boolean },
  ) =>
    run(outcome, async () => {
      if (!(await confirmUser(question))) return
      const answer = await callOrAlert('reports-close', { reportId, outcome })
      if (!answer.ok) return
      await showToast({
        title: outcome === 'removed' ? t.removed : t.dismissed,
      })
    })
  const removals: Partial<Record<ReportKind, { title: string; text: string }>> = {
    photo: { title: t.removePhoto, text: t.removePhotoText },
    club: { title: t.removeClub, text: t.removeClubText },
    message: { title: t.removeMessage, text: t.removeMessageText },
    media: { title: t.removeMedia, text: t.removeMediaText },
  }
  return {
    busy,
    dismiss: () =>
      close('dismissed', { title: t.dismissTitle, text: t.dismissText, confirm: t.dismiss }),
    remove: () =>
      close('removed', {
        title: labels.remove,
        text: '',
        ...removals[kind],
        confirm: labels.remove,
        isDanger: true,
      }),
  }
}
