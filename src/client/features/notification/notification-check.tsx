// "Why do I get no notifications?": checks each step between an event and this device, with fixes,
// and sends a test through all channels.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleX, Send } from 'lucide-react'
import { checkTexts } from '#words/en/notification/check.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { usePushState } from '../../parts/notification/use-here.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { listFindings, listOutcomes, type Finding } from './check-findings.ts'

const looks = {
  good: [CircleCheck, 'text-brand'],
  warn: [CircleAlert, 'text-warm'],
  bad: [CircleX, 'text-bad'],
} as const

export function NotificationCheck() {
  const t = useTexts(checkTexts)
  const { live, retry } = useLiveList('notifications-health', {})
  const { here } = usePushState()
  const { busy, run } = useBusy<'test'>()
  const [outcomes, setOutcomes] = useState<readonly Finding[] | null>(null)
  const mail = live.status === 'ready' ? live.data.mail : { isConfigured: true }
  const test = () =>
    run('test', async () => {
      const answer = await callOrAlert('notifications-test', {})
      if (answer.ok) setOutcomes(listOutcomes(answer.value, mail))
    })
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  if (live.status === 'loading' || here === null) return <SkeletonList label={t.loading} rows={6} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t.intro}</p>
      <Findings label={t.found} findings={listFindings(live.data, here)} />
      <Button className="self-start" isPending={busy === 'test'} onPress={() => void test()}>
        <Send aria-hidden size={20} />
        {t.send}
      </Button>
      <p className="text-sm text-muted">{t.sending}</p>
      <div aria-live="polite">
        {outcomes !== null && <Findings label={t.outcome} findings={outcomes} />}
      </div>
    </div>
  )
}

function Findings({ label, findings }: { label: string; findings: readonly Finding[] }) {
  return (
    <List label={label}>
      {findings.map((finding) => (
        <Row key={finding.id} finding={finding} />
      ))}
    </List>
  )
}

function Row({ finding: { id, tone, name, text, settings } }: { finding: Finding }) {
  const t = useTexts(checkTexts)
  const [Icon, colour] = looks[tone]
  return (
    <li className="flex items-start gap-3 px-4 py-3" data-finding={id} data-tone={tone}>
      <Icon aria-hidden size={24} className={clsx('mt-0.5 shrink-0', colour)} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block">
            {name}
            <span className="sr-only">{t.status({ state: t[tone] })}</span>
          </strong>
          {text}
        </p>
        {settings !== undefined && tone !== 'good' && (
          <Link
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: settings }}
            className={buttonClasses({ variant: 'plain', size: 'sm' })}
          >
            {t.settings}
          </Link>
        )}
      </div>
    </li>
  )
}
