// The only place that shares a link: the kit's share sheet with texts in the reader's language.
import { shareTexts } from '#words/en/app/share.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { ShareRequest } from '../../ui/overlay/dialogs.ts'
import { ShareSheet } from '../../ui/overlay/share-sheet.tsx'

export function ShareDialog({ link, onClose }: { link: ShareRequest; onClose: () => void }) {
  return <ShareSheet link={link} words={useTexts(shareTexts)} onClose={onClose} />
}
