// Hiding the own profile, and who sees it all the same.
import { useTexts } from '../../i18n/texts.ts'
import type { OwnPlayer } from '../../lib/use-me.ts'
import { Switch } from '../../ui/switch.tsx'
import { settingsTexts } from './settings-texts.ts'
import { useSavePlayer } from './use-save-player.ts'

export function VisibilitySetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  return (
    <>
      <Switch isSelected={saving?.hidden ?? player.hidden} onChange={(hidden) => save({ hidden })}>{t.hide}</Switch>
      <p className="text-sm text-pretty text-muted">{t.hideHint}</p>
    </>
  )
}
