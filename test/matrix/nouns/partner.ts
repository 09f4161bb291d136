// What the matrices know about the list of players looking for a partner.
import { sql } from 'kysely'
import type { CallName } from '#contract/contract.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import type { FootprintIds } from '#test/support/footprint.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { anEventFor } from '../matrix-targets.ts'
import { hidden, parted } from '../naming-people.ts'
import { elsewhere, row as namingRow, type NamingRow } from '../naming-row.ts'
import type { NamingScene } from '../naming-scene.ts'
import type { Scene, Story } from '../window-story.ts'

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const looks: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const runs: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}

async function anEventForTeams(cell: Cell): Promise<string> {
  const { eventId } = await anEventFor(cell)
  await cell.scene.db
    .updateTable('events')
    .set({ entryBy: 'team', play: 'doubles' })
    .where('eventId', '=', eventId)
    .execute()
  return eventId
}

export const rows: readonly MatrixRow[] = [
  row('partners-seek', 'an event', looks, async (cell) => {
    const id = await anEventForTeams(cell)
    return { id, input: { eventId: id, note: '' } }
  }),
  row('partners-stop', 'an event', seen, async (cell) => {
    const id = await anEventForTeams(cell)
    return { id, input: { eventId: id, playerId: cell.me } }
  }),
  row('partners-stop', 'a player', runs, async (cell) => {
    const id = await anEventForTeams(cell)
    return { id, input: { eventId: id, playerId: 'nobody-here' } }
  }),
  row('partners-byEvent', 'an event', seen, async (cell) => {
    const id = await anEventForTeams(cell)
    return { id, input: { eventId: id } }
  }),
]

async function aSearch({ scene: { app, teamsId: eventId } }: { scene: NamingScene }) {
  const looking = [hidden, parted].map((playerId) => ({ eventId, playerId, created: new Date() }))
  await app.db
    .insertInto('partner_seekers')
    .values(looking)
    .onConflict((on) => on.doNothing())
    .execute()
  return { eventId }
}

export const naming: readonly NamingRow[] = [
  namingRow(
    'partners-byEvent',
    'those on the list',
    { hidden: [...elsewhere.hidden, 'organizer'], blocked: elsewhere.blocked },
    aSearch,
  ),
]

const seek = ({ ann, kept }: Story, note: string) =>
  ann.must('partners-seek', { eventId: kept, note })

export const scenes: readonly Scene[] = [
  {
    by: 'partners-seek',
    how: 'in an event for teams',
    before: async (story) => {
      const { eventId } = await story.olga.must('events-create', {
        fields: eventFieldsAt(story.place, { startDate: '2026-06-04', entryBy: 'team' }),
        status: 'published',
      })
      story.kept = eventId
      story.about.push(eventId)
    },
    act: (story) => seek(story, ''),
  },
  { by: 'partners-seek', how: 'with another note', act: (story) => seek(story, 'Left side') },
  {
    by: 'partners-stop',
    how: 'of somebody else',
    act: ({ olga, kept }) => olga.must('partners-stop', { eventId: kept, playerId: 'ann' }),
  },
]

export const footprint = ({ zyx, played, note }: FootprintIds) => [
  sql`insert into partner_seekers (event_id, player_id, note, created)
    values (${played}, ${zyx}, ${note}, now())`,
]

export const endNothing: readonly CallName[] = ['partners-seek', 'partners-stop']
