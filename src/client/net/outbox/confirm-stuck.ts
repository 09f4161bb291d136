// Asks the person whether to keep trying a call that the server has failed for long, or to drop it.
import { askAfterTryingMs } from '#domain/shared/sending-timing.ts'
import { stuckTexts } from '#words/en/app/stuck.ts'
import { pick } from '../../i18n/texts.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { isQuiet } from './outbox-kinds.ts'
import { formatWaiting } from './outbox-words.ts'
import type { Outbox } from './outbox.ts'

export async function confirmStuck(outbox: Outbox): Promise<void> {
  for (const item of outbox.findStuck()) {
    // Meanwhile another window may have resolved it.
    if (!outbox.findStuck().some(({ key }) => key === item.key)) continue
    if (isQuiet(item)) outbox.remove(item.key)
    else if (!document.hidden) await askAbout(outbox, item.key, formatWaiting(item))
  }
}

async function askAbout(outbox: Outbox, key: string, what: string): Promise<void> {
  const t = pick(stuckTexts)
  outbox.hold(key)
  const isDropped = await confirmUser({
    title: t.title,
    text: t.text({ what, minutes: askAfterTryingMs / 60_000 }),
    confirm: t.drop,
    cancel: t.keepTrying,
    isDanger: true,
  })
  if (isDropped) outbox.remove(key)
  else outbox.keepTrying(key)
}
