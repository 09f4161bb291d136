import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ScreenLinkSheet } from '../../../parts/share/screen-link-sheet.tsx'
import type { ListActions } from '../use-list-actions.ts'

type WatchSheetProps = {
  watchKey: string | null
  title: string
  actions: ListActions
  onClose: () => void
}

export function WatchSheet({ actions, ...shown }: WatchSheetProps) {
  const t = useTexts(organizeTexts)
  return (
    <ScreenLinkSheet
      {...shown}
      words={{ ...t, sheet: t.watchLink, on: t.watchSwitch, onText: t.watchText }}
      isDisabled={actions.busy === 'watch'}
      onSet={(isOn) => void actions.setWatch(isOn)}
    />
  )
}
