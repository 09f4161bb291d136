import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { isRemovable } from '#domain/report/report.ts'
import { consoleTexts, operatorReportTexts } from '#words/en/operator/console.ts'
import { reportKindTexts } from '#words/en/report/report.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses, cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { ActSheet } from '../act-sheet.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'
import { AppealView } from './appeal-view.tsx'
import { DecisionForm } from './decision-form.tsx'

export type Report = Shows<'reports'>['reports'][number]

export function ReportsPage() {
  const t = useTexts(operatorReportTexts)
  const read = usePage('reports', { page: 'reports' })
  return (
    <ConsoleFrame read={read}>
      {({ reports, appeals }) => (
        <>
          {appeals.length > 0 && (
            <section className="flex flex-col gap-3">
              <h2>{t.appeals}</h2>
              <ul className="flex flex-col gap-3">
                {appeals.map((appeal) => (
                  <li key={appeal.decisionId} className={cardClasses()}>
                    <AppealView appeal={appeal} onDone={read.again} />
                  </li>
                ))}
              </ul>
              {reports.length > 0 && <h2>{t.open}</h2>}
            </section>
          )}
          {reports.length === 0 && appeals.length === 0 && (
            <EmptyState icon={Flag} title={t.none} text={t.noneText} />
          )}
          <ul className="flex flex-col gap-3">
            {reports.map((report) => (
              <li key={report.reportId} className={cardClasses()}>
                <ReportView report={report} onDone={read.again} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ConsoleFrame>
  )
}

function ReportView({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useTexts(operatorReportTexts)
  const kinds = useTexts(reportKindTexts)
  const name = report.playerName ?? t.someone
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="warm">{kinds[report.kind]}</Badge>
        <b>{t.about({ name })}</b>
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
      {report.mayWork ? (
        <Choices report={report} name={name} onDone={onDone} />
      ) : (
        <p className="text-sm text-muted">{t.notYours}</p>
      )}
    </div>
  )
}

type ChoicesProps = { report: Report; name: string; onDone: () => void }

function Choices({ report, name, onDone }: ChoicesProps) {
  const t = useTexts(operatorReportTexts)
  const frame = useTexts(consoleTexts)
  const { busy, run } = useBusy<'dismiss'>()
  const { reportId, userId, kind } = report
  const dismiss = () =>
    run('dismiss', async () => {
      const question = { title: t.dismissTitle, text: t.dismissText, confirm: t.dismiss }
      if (!(await confirmUser(question))) return
      const closing = { act: 'closeReport', reportId, outcome: 'dismissed', reason: '' } as const
      if (await doAct(closing, frame.done)) onDone()
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="plain" size="sm" isPending={busy !== null} onPress={() => void dismiss()}>
        {t.dismiss}
      </Button>
      {(userId !== null || isRemovable(kind)) && (
        <ActSheet
          label={t.act}
          variant="danger"
          title={t.about({ name })}
          onDone={onDone}
          renderForm={(done) => <DecisionForm report={report} onDone={done} />}
        />
      )}
      {userId !== null && (
        <Link
          to="/operate"
          search={{ page: 'people', text: userId }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          {t.person}
        </Link>
      )}
    </div>
  )
}
