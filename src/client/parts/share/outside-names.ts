// Names for texts and prints that leave the app, where anyone may read them. Hidden players are
// numbered "Hidden player" in order of appearance, even if the sharer sees their names; contacts
// use the name their keeper chose.
import type { CallOutput } from '#contract/contract.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { namelessTexts } from '#words/en/app/nameless.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'

export type OutsideName = (player: { playerId: string | null; playerName: string }) => string

/**
 * unnamed: ids of players whose names only some viewers see. named: those of them whom others see
 * under another name.
 */
export function createOutsideNames(
  unnamed: Iterable<string>,
  named: CallOutput<'events-unnamed'>['named'] = [],
): OutsideName {
  const t = pick(namelessTexts)
  const hidden = new Set(unnamed)
  const outside = new Map(named.map(({ playerId, playerName }) => [playerId, playerName]))
  const numbers = new Map<string, number>()
  return ({ playerId, playerName }) => {
    const given = playerId === null ? undefined : outside.get(playerId)
    if (given !== undefined) return given
    const shown = shownName(playerName)
    // Renumbered, because different players are hidden here than on the screen.
    const isUnnamed = isNameless(playerName) && shown !== t.deleted
    if (!isUnnamed && (playerId === null || !hidden.has(playerId))) return shown
    const key = isUnnamed || playerId === null ? playerName : playerId
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return t.hidden({ n: number })
  }
}

/** Loads which names of an event must not leave the app; rejects when unknown. */
export async function namesOutsideEvent(eventId: string): Promise<OutsideName> {
  const { unnamed, named } = await askOutsideEvent(eventId)
  return createOutsideNames(unnamed, named)
}

async function askOutsideEvent(eventId: string): Promise<CallOutput<'events-unnamed'>> {
  const answer = await call('events-unnamed', { eventId }, { attempts: 2 })
  if (!answer.ok) throw new Error('the names of the event could not be checked')
  return answer.value
}

export async function namesOutsideLeague(leagueSeriesId: string): Promise<OutsideName> {
  const answer = await call('leagues-unnamed', { leagueSeriesId }, { attempts: 2 })
  if (!answer.ok) throw new Error('the names of the league could not be checked')
  return createOutsideNames(answer.value.unnamed, answer.value.named)
}

export async function contactsOutsideEvents(eventIds: readonly string[]): Promise<OutsideName> {
  const asked = await Promise.all(eventIds.map(askOutsideEvent))
  const contacts = new Set(asked.flatMap(({ unnamed }) => unnamed.filter(isStandIn)))
  const isKept = (playerId: string): boolean =>
    asked.some(
      ({ unnamed, named }) =>
        unnamed.includes(playerId) && !named.some((one) => one.playerId === playerId),
    )
  const named = asked.flatMap((one) => one.named.filter(({ playerId }) => !isKept(playerId)))
  return createOutsideNames(contacts, named)
}
