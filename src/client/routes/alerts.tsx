// /alerts: news about my events. Leaving marks all read.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { alertsTexts } from '#words/en/alert/alerts.ts'
import { AlertList } from '../features/alert/alert-list.tsx'
import { useReadOnLeave } from '../features/alert/use-read-on-leave.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useMe } from '../session/use-me.ts'
import { Page } from '../ui/page.tsx'

const OwnActAnswer = lazyPart(
  () => import('../features/own-act/own-act-answer.tsx'),
  'OwnActAnswer',
)

const AppealAnswer = lazyPart(() => import('../features/report/appeal-answer.tsx'), 'AppealAnswer')

export const Route = createFileRoute('/alerts')({ component: Alerts })

function Alerts() {
  const t = useTexts(alertsTexts)
  useReadOnLeave((useMe().data?.unreadAlerts ?? 0) > 0)
  return (
    <Page title={t.title}>
      <AlertList
        renderAnswer={({ eventId, params: { decisionId } }) => (
          <Suspense>
            {eventId !== null && <OwnActAnswer eventId={eventId} />}
            {decisionId !== undefined && <AppealAnswer decisionId={decisionId} />}
          </Suspense>
        )}
      />
    </Page>
  )
}
