// Authorization matrix of rosters: entering, leaving, and organizers' actions on players.
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside, playing, waiting } from '../matrix-scene.ts'
import { aPlayerFor, anEventFor, anEventOfferedToMe, anEventWithMe } from '../matrix-targets.ts'

const entered: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const inside: Outcomes = {
  own: 'ok',
  foreign: 'not-signed-up, blocked event-not-found',
  private: 'event-not-found, friend not-signed-up, organizer not-signed-up, admin not-signed-up',
  deleted: 'event-not-found',
}
const offered: Outcomes = {
  own: 'ok',
  foreign: 'offer-over, blocked event-not-found',
  private: 'event-not-found, friend offer-over, organizer offer-over, admin offer-over',
  deleted: 'event-not-found',
}
const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
/**
 * A player outside the actor's event: distinguishable from a missing one only if the actor can see
 * them.
 */
const notIn: Outcomes = {
  own: 'not-signed-up',
  foreign: 'not-signed-up, blocked player-not-found',
  private: 'player-not-found, friend not-signed-up, admin not-signed-up',
  deleted: 'player-not-found',
}

const onEvent = async (cell: Cell) => {
  const { eventId } = await anEventFor(cell)
  return { id: eventId, eventId }
}
const onPlayer = async (cell: Cell) => {
  const playerId = await aPlayerFor(cell)
  return { id: playerId, playerId, eventId: (await anEventFor({ ...cell, target: 'own' })).eventId }
}

export const rows: readonly MatrixRow[] = [
  row('events-signUp', 'an event', entered, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, guests: 0 } }
  }),
  row('events-setGuests', 'an event', inside, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return { id: eventId, input: { eventId, guests: 0 } }
  }),
  row('events-withdraw', 'an event', inside, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('events-answerOffer', 'an event', offered, async (cell) => {
    const { eventId } = await anEventOfferedToMe(cell)
    return { id: eventId, input: { eventId, isTaken: true } }
  }),
  row('events-answerOffer', 'an event, with a no', offered, async (cell) => {
    const { eventId } = await anEventOfferedToMe(cell)
    return { id: eventId, input: { eventId, isTaken: false } }
  }),
  row('ownActs-answer', 'an event', inside, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return { id: eventId, input: { eventId, isMe: true } }
  }),
  row('ownActs-answer', 'an event, with a no', inside, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return { id: eventId, input: { eventId, isMe: false } }
  }),
  row('events-addPlayer', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, playerId: outside } }
  }),
  row(
    'events-addPlayer',
    'a player',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const { id, eventId, playerId } = await onPlayer(cell)
      return { id, input: { eventId, playerId } }
    },
  ),
  row('events-removePlayer', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, playerId: playing } }
  }),
  row('events-removePlayer', 'a player', notIn, async (cell) => {
    const { id, eventId, playerId } = await onPlayer(cell)
    return { id, input: { eventId, playerId } }
  }),
  row('events-movePlayer', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, playerId: playing, to: 'waiting' } }
  }),
  row('events-movePlayer', 'a player', notIn, async (cell) => {
    const { id, eventId, playerId } = await onPlayer(cell)
    return { id, input: { eventId, playerId, to: 'waiting' } }
  }),
  row('events-swapPlayers', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, playerId: playing, withPlayerId: waiting } }
  }),
  row('events-swapPlayers', 'a player', notIn, async (cell) => {
    const { id, eventId, playerId } = await onPlayer(cell)
    return { id, input: { eventId, playerId: playing, withPlayerId: playerId } }
  }),
  row('events-checkIn', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, playerId: playing, attendance: 'here' } }
  }),
  row('events-checkIn', 'a player', notIn, async (cell) => {
    const { id, eventId, playerId } = await onPlayer(cell)
    return { id, input: { eventId, playerId, attendance: 'here' } }
  }),
  row('events-findPlayers', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, text: 'ned' } }
  }),
  row(
    'events-findPlayers',
    'a player',
    {
      own: 'shown',
      foreign: 'shown, blocked absent',
      private: 'absent, friend shown, admin shown',
      deleted: 'absent',
    },
    async (cell) => {
      const { eventId, playerId } = await onPlayer(cell)
      return {
        input: { eventId, text: playerId },
        shows: ({ players }) => players.some((player) => player.playerId === playerId),
      }
    },
  ),
  row('messages-toRoster', 'an event', run, async (cell) => {
    const { eventId, id } = await onEvent(cell)
    return { id, input: { eventId, to: 'all', message: 'Bring water' } }
  }),
]

export const endNothing: readonly CallName[] = [
  'events-signUp',
  'events-setGuests',
  'events-withdraw',
  'events-answerOffer',
  'events-addPlayer',
  'events-removePlayer',
  'events-movePlayer',
  'events-swapPlayers',
  'events-checkIn',
  'ownActs-answer',
  'messages-toRoster',
]
