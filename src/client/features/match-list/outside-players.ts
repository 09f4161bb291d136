// The players of a match list in a text that leaves the app.
import type { OutsideName } from '../../parts/share/outside-names.ts'
import type { ListPlayer } from './list-view.ts'

/** The players under the names that `nameOf` gives; guests go by that of their host. */
export const renamePlayers = (players: readonly ListPlayer[], nameOf: OutsideName): ListPlayer[] =>
  players.map((player) =>
    player.playerName === ''
      ? player
      : {
          ...player,
          playerName: nameOf({ ...player, playerId: player.playerId ?? player.guestOf }),
        },
  )
