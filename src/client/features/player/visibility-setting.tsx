// The settings that hide the player's own profile and keep them off leaderboards.
import { settingsTexts } from '#words/en/player/settings.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { Switch } from '../../ui/field/switch.tsx'
import { useSavePlayer } from './use-save-player.ts'

export function VisibilitySetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  return (
    <>
      <Switch isSelected={saving?.hidden ?? player.hidden} onChange={(hidden) => save({ hidden })}>
        {t.hide}
      </Switch>
      <p className="text-sm text-pretty text-muted">{t.hideHint}</p>
    </>
  )
}

export function LeaderboardSetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  return (
    <>
      <Switch
        isSelected={saving?.onLeaderboards ?? player.onLeaderboards}
        onChange={(onLeaderboards) => save({ onLeaderboards })}
      >
        {t.onLeaderboards}
      </Switch>
      <p className="text-sm text-pretty text-muted">{t.onLeaderboardsHint}</p>
    </>
  )
}
