// Says what waited and was refused when it came, on whatever screen the person is by then, once,
// and then forgotten. Messages and scores are left alone: their screens keep them, to be sent again
// or thrown away.
import { refusedTexts } from '#words/en/app/outbox.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { isQuiet } from './outbox-kinds.ts'
import { formatRefused } from './outbox-words.ts'
import type { Outbox } from './outbox.ts'

const isTelling = new Set<string>()

/**
 * Says what of `outbox` was refused. A window out of sight leaves it to the one that is looked at.
 */
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
