// The names of a match list's players in text that leaves the app.
import type { OutsideName } from '../../parts/share/outside-names.ts'
import type { ListPlayer } from './list-view.ts'

export const renamePlayers = (players: readonly ListPlayer[], nameOf: OutsideName): ListPlayer[] =>
  players.map((player) =>
    player.playerName === ''
      ? player
      : {
          ...player,
          playerName: nameOf({ ...player, playerId: player.playerId ?? player.guestOf }),
        },
  )
