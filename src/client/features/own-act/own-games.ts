// The viewer's games of an event, as a question reads them: with whom, against whom, how it ended.
import type { LiveOutput } from '#contract/contract.ts'
import { deletedPlayerName } from '#domain/account/account.ts'
import { shownName } from '../../i18n/shown-name.ts'

type List = Pick<NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>, 'players' | 'matches'>
type ListPlayer = List['players'][number]

/** points: the viewer's first. hasWon: null in a match without a winner. */
export type OwnGame = {
  matchId: string
  partners: string[]
  opponents: string[]
  points: [number, number][]
  hasWon: boolean | null
}

/**
 * A guest gets the host's name with a count; a player without a name gets that of a deleted
 * account.
 */
function toListName({ playerName, guest }: ListPlayer): string {
  const name = shownName(playerName === '' ? deletedPlayerName : playerName)
  return guest === null ? name : `${name} +${guest}`
}

export function listOwnGames({ players, matches }: List, playerId: string): OwnGame[] {
  const own = players.find((player) => player.playerId === playerId)?.number
  if (own === undefined) return []
  const names = new Map(players.map((player) => [player.number, toListName(player)]))
  const toNames = (numbers: readonly number[]): string[] =>
    numbers.flatMap((number) => (number === own ? [] : (names.get(number) ?? [])))
  return matches.flatMap(({ matchId, a, b, games, winner, state }): OwnGame[] => {
    const side = a.includes(own) ? 'a' : b.includes(own) ? 'b' : null
    if (side === null || state === 'planned') return []
    return [
      {
        matchId,
        partners: toNames(side === 'a' ? a : b),
        opponents: toNames(side === 'a' ? b : a),
        points: games.map(([one, other]) => (side === 'a' ? [one, other] : [other, one])),
        hasWon: winner === null ? null : winner === side,
      },
    ]
  })
}
