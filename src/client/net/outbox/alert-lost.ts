// Warns that calls may not have been sent, because their storage was cleared.
import { lostTexts } from '#words/en/app/lost.ts'
import { currentLocale } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import type { LostItems } from './outbox-witness.ts'

/** Resolves once the person has read it: true to open My Events. */
export function alertLost({ count, since }: LostItems): Promise<boolean> {
  const t = pick(lostTexts)
  const when = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(since)
  return confirmUser({
    title: t.title,
    text: t.text({ count, when }),
    confirm: t.look,
    cancel: labels.close,
  })
}
