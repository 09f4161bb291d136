// The sheet with the public link for a screen beside the courts.
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ScreenLinkSheet } from '../../parts/share/screen-link-sheet.tsx'
import type { QueueActions } from './use-queue-actions.ts'

type ScreenSheetProps = {
  watchKey: string | null
  title: string
  actions: Pick<QueueActions, 'setWatch'>
  onClose: () => void
}

export function ScreenSheet({ actions, ...shown }: ScreenSheetProps) {
  const t = useTexts(liveQueueTexts)
  return (
    <ScreenLinkSheet
      {...shown}
      words={{ ...t, sheet: t.screen, on: t.screenSwitch, onText: t.screenText }}
      onSet={(isOn) => void actions.setWatch(isOn)}
    />
  )
}
