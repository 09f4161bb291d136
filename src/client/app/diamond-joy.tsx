// Celebrates an unseen diamond once, on any free screen; a tap or a timeout marks it as seen.
import { useState } from 'react'
import type { DiamondId } from '#domain/player/player.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { diamondJoyTexts } from '#words/en/app/diamond-joy.ts'
import { diamondTexts } from '#words/en/ledger/diamond.ts'
import { useTexts } from '../i18n/texts.ts'
import { call } from '../net/call.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { Celebration } from '../ui/overlay/celebration.tsx'
import { useUnasked } from './dialog/use-unasked.ts'

export function DiamondJoy({ diamondId }: { diamondId: DiamondId }) {
  const t = useTexts(diamondJoyTexts)
  const names = useTexts(diamondTexts)
  const [seen, setSeen] = useState<DiamondId | null>(null)
  const isFree = useUnasked(seen === diamondId ? null : diamondId)
  if (!isFree) return null
  const done = () => {
    setSeen(diamondId)
    void call('players-celebrated', { diamondId })
  }
  return (
    <Celebration
      key={diamondId}
      picture={<Picture name="diamond" />}
      text={t.won({ diamond: names[diamondId] })}
      shownMs={celebrationMs}
      onDone={done}
    />
  )
}
