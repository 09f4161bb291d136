// Authorization matrix of teams: asking for a partner, accepting, ending, and reading one's team.
import type { CallName } from '#contract/contract.ts'
import { toTeam } from '#domain/team/team.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing } from '../matrix-scene.ts'
import { aMessage, anEventFor, aPlayerFor, aRequestFor, aStranger } from '../matrix-targets.ts'

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const inTeam: Outcomes = {
  own: 'ok',
  foreign: 'team-not-found, blocked event-not-found',
  private: 'event-not-found, friend team-not-found, organizer team-not-found, admin team-not-found',
  deleted: 'event-not-found',
}

const anEventWithTeam = async (cell: Cell): Promise<string> => {
  const { eventId } = await anEventFor(cell)
  if (cell.target === 'own')
    await cell.scene.db
      .insertInto('event_teams')
      .values({ eventId, ...toTeam(cell.me, playing) })
      .execute()
  return eventId
}

export const rows: readonly MatrixRow[] = [
  row('eventTeams-request', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, playerId: playing } }
  }),
  row(
    'eventTeams-request',
    'a player',
    {
      own: 'message-yourself',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const id = await aPlayerFor(cell)
      return {
        id,
        input: { eventId: (await anEventFor({ ...cell, target: 'own' })).eventId, playerId: id },
      }
    },
  ),
  row(
    'eventTeams-accept',
    'a request',
    {
      own: 'ok',
      foreign: 'request-not-found',
      private: 'request-not-found',
      deleted: 'request-not-found',
    },
    async (cell) => {
      const { eventId } = await anEventFor({ ...cell, target: 'own' })
      const id = await aRequestFor(cell, { from: await aStranger(cell), type: 'teamReq', eventId })
      return { id, input: { messageId: id } }
    },
  ),
  row(
    'messages-decline',
    'a request',
    {
      own: 'ok',
      foreign: 'request-not-found',
      private: 'request-not-found',
      deleted: 'request-not-found',
    },
    async (cell) => {
      const { eventId } = await anEventFor({ ...cell, target: 'own' })
      const id = await aRequestFor(cell, { from: await aStranger(cell), type: 'teamReq', eventId })
      return { id, input: { messageId: id } }
    },
  ),
  // The request was sent while the event was visible, and is answered when it may not be.
  row('eventTeams-accept', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return {
      input: {
        messageId: await aMessage(cell, { from: playing, to: cell.me, type: 'teamReq', eventId }),
      },
    }
  }),
  row('eventTeams-end', 'an event', inTeam, async (cell) => {
    const id = await anEventWithTeam(cell)
    return { id, hides: 'event-not-found', input: { eventId: id } }
  }),
  row('eventTeams-mine', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'eventTeams-request',
  'eventTeams-accept',
  'messages-decline',
]
