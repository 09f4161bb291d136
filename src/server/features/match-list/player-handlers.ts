// The players of a match list: presence, teams, newcomers and substitutes.
import { isEarly } from '#domain/event/play-time.ts'
import {
  addGuest,
  addListPlayer,
  setListPresence,
  withTeams,
} from '#domain/match-list/list-players.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { substitute } from '#domain/match-list/round-edit.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { loadViewerFacts } from '../../core/access/visibility-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, type EventFacts } from '../../core/event/queries.ts'
import { findNameToBring } from '../../core/player/block-queries.ts'
import { listSamePerson } from '../../core/player/twin-queries.ts'
import { listDenied, saveOwnActs } from '../../core/roster/own-act-queries.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { refuseStrangers } from '../newcomer/queries.ts'
import * as store from './queries.ts'
import {
  toAnswer,
  refuseIfEarly,
  lockOpenList,
  toStepped,
  runStep,
  type StepResult,
} from './step-commands.ts'

const done = ok({ success: true })

export const presence: InTransaction<'matchLists-setPresence'> = async (
  context,
  { eventId, numbers, presence: to },
) =>
  toAnswer(
    await runStep(context, eventId, 'presence', async (opened) => {
      const { list } = opened
      const {
        actor: { playerId },
        tx,
        now,
      } = context
      const decided = refuseIfEarly(context, opened, setListPresence(list, numbers, to))
      const isMe = list.players.some(
        (player) => player.playerId === playerId && numbers.includes(player.number),
      )
      if (decided.ok && to === 'here' && isMe)
        await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
      return toStepped(decided)
    }),
  )

export const teams: InTransaction<'matchLists-setTeams'> = async (
  context,
  { eventId, teams: pairs },
) =>
  toAnswer(
    await runStep(context, eventId, 'teams', ({ list }) => toStepped(withTeams(list, pairs))),
  )

export const takeOver: InTransaction<'matchLists-substitute'> = async (
  context,
  { eventId, number, withNumber },
) => {
  const taken = await runStep(context, eventId, 'substitute', (opened) =>
    toStepped(
      refuseIfEarly(
        context,
        opened,
        substitute(opened.list, number, withNumber, isEarly(opened.event.terms, context.now)),
      ),
    ),
  )
  const swapped = taken.ok
    ? taken.value.list.players.filter(
        (player) => player.number === number || player.number === withNumber,
      )
    : []
  context.effects.publish(
    ...swapped.flatMap(({ playerId }) => (playerId === null ? [] : [topics.eventsOf(playerId)])),
  )
  return toAnswer(taken)
}

type AddRefusal =
  | 'player-not-found'
  | 'said-not-me'
  | 'already-signed-up'
  | 'too-many-guests'
  | 'event-full'
  | 'newcomer-stranger'

export const add: InTransaction<'matchLists-addPlayer'> = async (
  context,
  { eventId, playerId, isGuest },
) => {
  const { actor, tx, effects, now } = context
  let number = -1
  const added = await runStep(
    context,
    eventId,
    isGuest ? 'add-guest' : 'add-player',
    async ({ event, list }): Promise<Result<StepResult, AddRefusal>> => {
      const presence = isEarly(event.terms, context.now) ? 'expected' : 'here'
      const refused = isGuest ? null : await refuseUnreachable(context, event, list, playerId)
      if (refused !== null) return refused
      const decided = isGuest
        ? addGuest(list, playerId, presence)
        : addListPlayer(list, playerId, presence)
      if (decided.ok) number = decided.value.number
      return decided
    },
  )
  if (!added.ok) return added
  const { event } = added.value
  if (!isGuest && playerId === actor.playerId)
    await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
  if (!isGuest && playerId !== actor.playerId)
    await sendAlerts(context, [
      { playerId, kind: 'added-to-event', eventId, params: alertParams(event) },
    ])
  effects.publish(topics.eventsOf(playerId), topics.eventAccess(eventId))
  return ok({ number })
}

/**
 * People in the event can always be added; others must be visible to the organizer, and a new
 * account can't add strangers.
 */
async function refuseUnreachable(
  { actor, tx, now, deps }: CallContext,
  { eventId }: EventFacts,
  { players }: MatchList,
  playerId: string,
) {
  const isListed = (id: string): boolean => players.some((player) => player.playerId === id)
  const twins = (await listSamePerson(tx, playerId)).map(({ twinId }) => twinId)
  const towards = await loadViewerFacts(tx, eventId, [playerId, ...twins])
  const isIn = (id: string): boolean => isListed(id) || towards.get(id)?.isInRoster === true
  if (isIn(playerId)) return null
  const player = await findNameToBring(tx, actor.playerId, playerId)
  if (player === null) return refuse('player-not-found')
  if (playerId !== actor.playerId && (await listDenied(tx, eventId, [playerId])).size > 0)
    return refuse('said-not-me', { player })
  // A contact and an account with its confirmed address are one person, with one place.
  if (twins.some(isIn)) return refuse('already-signed-up')
  return refuseStrangers(tx, { playerId: actor.playerId, now, deps }, { eventId }, [playerId])
}

export const readGenders: InTransaction<'matchLists-genders'> = async (
  { actor, tx, now },
  { eventId },
) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.play')
  if (!opened.ok) return opened
  const { format } = await store.loadFormat(tx, eventId)
  const listed = await store.listPlayerGenders(tx, eventId)
  return listed === null
    ? refuse('match-list-not-found')
    : ok({ genders: format === 'mixed doubles' ? listed : [] })
}

export const setGender: InTransaction<'matchLists-setGender'> = async (
  context,
  { eventId, number, gender },
) => {
  const opened = await lockOpenList(context, eventId)
  if (!opened.ok) return opened
  return (await store.saveGender(context.tx, eventId, number, gender))
    ? done
    : refuse('player-not-found')
}
