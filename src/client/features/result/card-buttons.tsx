import { ImageDown } from 'lucide-react'
import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { PictureKind } from './share-picture.ts'

/** Whoever played gets a card of their own, too. */
export function CardButtons({
  hasPlayed,
  nameOfAll,
  onShare,
}: {
  hasPlayed: boolean
  nameOfAll: string
  onShare: (kind: PictureKind) => Promise<void>
}) {
  const t = useTexts(eveningCardTexts)
  const { busy, run } = useBusy<PictureKind>()
  const kinds: readonly PictureKind[] = hasPlayed ? ['mine', 'all'] : ['all']
  return kinds.map((kind) => (
    <Button
      key={kind}
      variant="plain"
      isPending={busy === kind}
      onPress={() => void run(kind, () => onShare(kind))}
    >
      <ImageDown aria-hidden size={20} />
      {kind === 'mine' ? t.mine : nameOfAll}
    </Button>
  ))
}
