// Shows each waiting call that was refused once, on any screen, then drops it. Messages and scores
// are excluded: their screens keep them for a retry.
import { refusedTexts } from '#words/en/app/outbox.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { isQuiet } from './outbox-kinds.ts'
import { formatRefused } from './outbox-words.ts'
import type { Outbox } from './outbox.ts'

const isTelling = new Set<string>()

/** A hidden window leaves it to the visible one. */
export async function alertRefused(outbox: Outbox): Promise<void> {
  for (const item of outbox.items()) {
    if (item.state !== 'refused' || item.refusal === null || isTelling.has(item.key)) continue
    if (isQuiet(item)) {
      outbox.remove(item.key)
      continue
    }
    const words = formatRefused(item, refusalText(item.refusal))
    if (words === null || document.hidden) continue
    isTelling.add(item.key)
    await alertUser(words, pick(refusedTexts).title)
    outbox.remove(item.key)
  }
}
