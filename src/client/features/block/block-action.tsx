// Blocks a player after a confirmation, with a short-lived undo.
import { blockTexts } from '#words/en/block/block.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

export type BlockablePlayer = { playerId: string; playerName: string }

export function useBlock() {
  const t = useTexts(blockTexts)
  const { busy, run } = useBusy<string>()

  async function set(
    { playerId, playerName }: BlockablePlayer,
    blocked: boolean,
    onUndone?: () => void,
  ): Promise<boolean> {
    const answer = await call('players-block', { playerId, blocked })
    if (!answer.ok) {
      await alertUser(refusalText(answer.refusal))
      return false
    }
    const takeBack = async () => {
      if (await set({ playerId, playerName }, false)) onUndone?.()
    }
    const undo = { action: { label: labels.undo, onPress: () => void takeBack() } }
    await showToast({
      title: blocked ? t.blocked({ name: playerName }) : t.unblocked({ name: playerName }),
      ...(blocked ? undo : {}),
    })
    return true
  }

  async function block(player: BlockablePlayer, onUndone?: () => void): Promise<boolean> {
    let isBlocked = false
    await run(player.playerId, async () => {
      const { playerName } = player
      if (
        await confirmUser({
          title: t.question({ name: playerName }),
          text: t.meaning({ name: playerName }),
          confirm: t.block,
          isDanger: true,
        })
      )
        isBlocked = await set(player, true, onUndone)
    })
    return isBlocked
  }

  return {
    label: t.block,
    busy,
    block,
    unblock: (player: BlockablePlayer) => run(player.playerId, () => set(player, false)),
  }
}
