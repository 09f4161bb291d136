// Blocking and unblocking. Every open window of the two players reloads what each may see of the
// other.
import { ok, refuse } from '#domain/shared/result.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import * as store from '../../core/player/block-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { removeAlertsBetween } from '../alert/commands.ts'

const done = ok({ success: true })

/**
 * You may unblock a player you blocked although you can't see them; a player who blocked you
 * doesn't exist for you.
 */
const setBlock: InTransaction<'players-block'> = async (context, { playerId, blocked }) => {
  const { actor, tx, effects, now } = context
  if (playerId === actor.playerId) return refuse('block-yourself')
  await store.lockPair(tx, actor.playerId, playerId)
  const { isSeen, isBlocked } = await store.findStanding(tx, actor.playerId, playerId)
  if (!isSeen && !isBlocked) return refuse('player-not-found')
  if (isBlocked === blocked) return done
  if (blocked) {
    await store.addBlock(tx, actor.playerId, playerId, now)
    await removeAlertsBetween(tx, actor.playerId, playerId)
    for (const parted of [actor.playerId, playerId])
      await runFollowers(context, 'sightLost', { playerId: parted })
  } else await store.removeBlock(tx, actor.playerId, playerId)
  const locations = await store.listSharedLocations(tx, actor.playerId, playerId)
  // A player who no longer sees an event disappears from its list of partner seekers.
  const sought = await store.listPartnerSeekingEvents(tx, actor.playerId, playerId)
  effects.publish(
    ...locations.map(topics.playersAt),
    ...sought.map(topics.partners),
    ...topicsBetween(actor.playerId, playerId),
    ...topicsBetween(playerId, actor.playerId),
  )
  return done
}

const topicsBetween = (playerId: string, otherId: string): string[] => [
  topics.relations(playerId),
  topics.player(playerId),
  topics.messages(playerId),
  topics.thread(playerId, otherId),
  topics.clubsOf(playerId),
]

export const blockHandlers = defineHandlers({ 'players-block': setBlock })
