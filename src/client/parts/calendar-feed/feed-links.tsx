// Links to subscribe to a feed: on this device, in Google Calendar, and the plain address.
import { CalendarPlus, Copy } from 'lucide-react'
import { feedLinkTexts } from '#words/en/calendar-feed/feed-link.ts'
import { copyText } from '../../device/copy-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { toGoogleFeed, toSubscription } from './feed-address.ts'

export function FeedLinks({ address }: { address: string }) {
  const t = useTexts(feedLinkTexts)

  async function copy() {
    const isCopied = await copyText(address)
    await (isCopied ? showToast({ title: t.copied }) : alertUser(address, t.copyFailed))
  }

  return (
    <div className="flex flex-wrap gap-2">
      <a href={toSubscription(address)} className={buttonClasses({ variant: 'soft' })}>
        <CalendarPlus aria-hidden size={20} />
        {t.open}
      </a>
      <a
        href={toGoogleFeed(address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'plain' })}
      >
        {t.google}
      </a>
      <Button variant="plain" onPress={() => void copy()}>
        <Copy aria-hidden size={20} />
        {t.copy}
      </Button>
    </div>
  )
}
