// The names of a match list's players in text that leaves the app.
import type { OutsideName } from '../../parts/share/outside-names.ts'
import type { ViewedPlayer } from './list-view.ts'

export const renamePlayers = (
  players: readonly ViewedPlayer[],
  nameOf: OutsideName,
): ViewedPlayer[] =>
  players.map((player) =>
    player.playerName === ''
      ? player
      : {
          ...player,
          playerName: nameOf({ ...player, playerId: player.playerId ?? player.guestOf }),
        },
  )
