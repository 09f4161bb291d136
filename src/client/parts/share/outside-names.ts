// The names in a text that leaves the app, where anyone may read it: hidden players are "Hidden
// player" there, numbered in the order in which they come, also where the sharer sees their names.
import { namelessTexts } from '#words/en/app/nameless.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'

/** The name of a player, as anyone may read it; the id is null of one already unnamed. */
export type OutsideName = (player: { playerId: string | null; playerName: string }) => string

/** Names for one text; `unnamed` are the ids of players that only some see by name. */
export function createOutsideNames(unnamed: Iterable<string>): OutsideName {
  const t = pick(namelessTexts)
  const hidden = new Set(unnamed)
  const numbers = new Map<string, number>()
  return ({ playerId, playerName }) => {
    const shown = shownName(playerName)
    // Numbered anew, as others are unnamed here than on the screen.
    const isUnnamed = isNameless(playerName) && shown !== t.deleted
    if (!isUnnamed && (playerId === null || !hidden.has(playerId))) return shown
    const key = isUnnamed || playerId === null ? playerName : playerId
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return t.hidden({ n: number })
  }
}

/** Asks which names of an event stay in the app; rejects where that cannot be known. */
export async function namesOutsideEvent(eventId: string): Promise<OutsideName> {
  const answer = await call('events-unnamed', { eventId }, { attempts: 2 })
  if (!answer.ok) throw new Error('the names of the event could not be checked')
  return createOutsideNames(answer.value.unnamed)
}

/** The same of a league. */
export async function namesOutsideLeague(leagueSeriesId: string): Promise<OutsideName> {
  const answer = await call('leagues-unnamed', { leagueSeriesId }, { attempts: 2 })
  if (!answer.ok) throw new Error('the names of the league could not be checked')
  return createOutsideNames(answer.value.unnamed)
}
