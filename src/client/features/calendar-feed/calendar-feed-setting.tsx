// The private calendar feed link of my events. The secret is created here and only its hash is sent
// to the server, so the link shows only while it is new.
import { useState } from 'react'
import { CalendarSync } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { feedSecretBytes } from '#domain/calendar-feed/calendar-feed.ts'
import { calendarFeedTexts } from '#words/en/calendar-feed/calendar-feed.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { languageQuery } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { FeedLinks } from '../../parts/calendar-feed/feed-links.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function CalendarFeedSetting() {
  const t = useTexts(calendarFeedTexts)
  const { live, retry } = useLiveList('calendarFeeds-mine', {})
  const [address, setAddress] = useState<string | null>(null)
  const { busy, run } = useBusy<'set' | 'remove'>()
  if (live.status === 'loading') return <SkeletonList rows={1} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  const { created } = live.data
  const make = () =>
    run('set', async () => setAddress((await makeFeed(created !== null)) ?? address))
  const turnOff = () =>
    run('remove', async () => {
      if (await removeFeed()) setAddress(null)
    })
  return (
    <>
      <p className="text-sm text-muted">{t.text}</p>
      {created === null && (
        <Button className="self-start" isPending={busy === 'set'} onPress={() => void make()}>
          <CalendarSync aria-hidden size={20} />
          {t.make}
        </Button>
      )}
      {created !== null && address !== null && <NewAddress address={address} />}
      {created !== null && address === null && (
        <p className="rounded-xl bg-soft px-4 py-3 text-sm">
          {t.since({ when: inSentence(formatInstant(created)) })}
        </p>
      )}
      {created !== null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="plain" size="sm" isPending={busy === 'set'} onPress={() => void make()}>
            {t.renew}
          </Button>
          <Button
            variant="danger"
            size="sm"
            isPending={busy === 'remove'}
            onPress={() => void turnOff()}
          >
            {t.off}
          </Button>
        </div>
      )}
    </>
  )
}

function NewAddress({ address }: { address: string }) {
  const t = useTexts(calendarFeedTexts)
  return (
    <>
      <p
        aria-label={t.address}
        className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all"
      >
        {address}
      </p>
      <p className="text-sm font-semibold text-warm">{t.shownOnce}</p>
      <FeedLinks address={address} />
    </>
  )
}

async function makeFeed(hasOne: boolean): Promise<string | null> {
  const t = pick(calendarFeedTexts)
  if (
    hasOne &&
    !(await confirmUser({
      title: t.renewTitle,
      text: t.renewText,
      confirm: t.renew,
      isDanger: true,
    }))
  )
    return null
  const secret = base64url(crypto.getRandomValues(new Uint8Array(feedSecretBytes)))
  const answer = await call('calendarFeeds-set', { secret })
  if (answer.ok) return `${location.origin}/feed/${secret}.ics${languageQuery()}`
  await alertUser(refusalText(answer.refusal))
  return null
}

async function removeFeed(): Promise<boolean> {
  const t = pick(calendarFeedTexts)
  if (!(await confirmUser({ title: t.offTitle, text: t.offText, confirm: t.off, isDanger: true })))
    return false
  const answer = await callOrAlert('calendarFeeds-remove', {})
  if (answer.ok) await showToast({ title: t.isOff, tone: 'info' })
  return answer.ok
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
