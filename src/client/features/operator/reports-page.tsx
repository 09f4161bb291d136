import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import type { ReportOutcome } from '#domain/report/report.ts'
import { consoleTexts, operatorReportTexts } from '#words/en/operator/console.ts'
import { reportKindTexts } from '#words/en/report/report.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { doAct, usePage, type Shows } from './use-page.ts'

type Report = Shows<'reports'>['reports'][number]

export function ReportsPage() {
  const t = useTexts(operatorReportTexts)
  const read = usePage('reports', { page: 'reports' })
  return (
    <ConsoleFrame read={read}>
      {({ reports }) =>
        reports.length === 0 ? (
          <EmptyState icon={Flag} title={t.none} text={t.noneText} />
        ) : (
          <ul className="flex flex-col gap-3">
            {reports.map((report) => (
              <li key={report.reportId} className={cardClasses()}>
                <ReportView report={report} onDone={read.again} />
              </li>
            ))}
          </ul>
        )
      }
    </ConsoleFrame>
  )
}

function ReportView({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useTexts(operatorReportTexts)
  const frame = useTexts(consoleTexts)
  const kinds = useTexts(reportKindTexts)
  const { busy, run } = useBusy<ReportOutcome>()
  const { reportId, userId, playerName } = report
  const close = (outcome: ReportOutcome, title: string, text: string, confirm: string) =>
    run(outcome, async () => {
      if (!(await confirmUser({ title, text, confirm }))) return
      if (await doAct({ act: 'closeReport', reportId, outcome }, frame.done)) onDone()
    })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="warm">{kinds[report.kind]}</Badge>
        <b>{t.about({ name: playerName ?? t.someone })}</b>
        <span className="text-sm text-muted">{formatInstant(report.created)}</span>
      </div>
      <p className="break-words">{report.reason}</p>
      {report.message !== '' && (
        <blockquote
          aria-label={t.reported}
          className="rounded-xl bg-soft p-3 break-words whitespace-pre-wrap"
        >
          {report.message}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="plain"
          isPending={busy === 'dismissed'}
          onPress={() => void close('dismissed', t.dismissTitle, t.dismissText, t.dismiss)}
        >
          {t.dismiss}
        </Button>
        <Button
          variant="soft"
          isPending={busy === 'removed'}
          onPress={() => void close('removed', t.settleTitle, t.settleText, t.settle)}
        >
          {t.settle}
        </Button>
        {userId !== null && (
          <Link
            to="/operate"
            search={{ page: 'people', text: userId }}
            className={buttonClasses({ variant: 'plain' })}
          >
            {t.person}
          </Link>
        )}
      </div>
    </div>
  )
}
