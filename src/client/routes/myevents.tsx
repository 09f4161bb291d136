// /myevents: my upcoming events by role.
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { MyUpcoming } from '../features/event-list/my-upcoming.tsx'
import { useTexts } from '../i18n/texts.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/myevents')({ component: MyEvents })

function MyEvents() {
  const t = useTexts(myEventsTexts)
  const navigate = useNavigate()
  const history = (
    <Link
      to="/myhistory"
      aria-label={t.history}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <History aria-hidden size={24} className="text-brand" />
    </Link>
  )
  return (
    <div className="wide-full wide-cards">
      <Page
        title={t.upcoming}
        back={{ label: t.menu, onPress: () => void navigate({ to: '/myeventsmenu' }) }}
        actions={history}
      >
        <MyUpcoming />
      </Page>
    </div>
  )
}
