// What ends or renames something, through the front door or by the operator's hand. Whenever a name
// becomes free, Eve takes it.
import type { ThingKind } from '#server/manifests/table-facts.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { mergeLocations } from '../../src/server/features/operator/merge-queries.ts'
import type { World } from './consequence-scene.ts'

export type Ending = { ends: ThingKind; act: (world: World) => Promise<Partial<World>> }
const ending = (ends: ThingKind, act: (world: World) => Promise<unknown>): Ending => ({
  ends,
  act: async (world) => {
    await act(world)
    return {}
  },
})

const forClub = { invite: true, invited: 'Dinks' }
const clubOf = ({ place: locationId, clubId }: World) => ({ locationId, clubId })
const takeName = ({ eve, place }: World) =>
  eve.must('clubs-create', { locationId: place, clubName: 'Dinks' })
const eventOf = ({ place }: World) =>
  eventFieldsAt(place, { ...forClub, type: 'round robin', title: 'Dinking' })

async function editVenue(
  { app, ada, place }: World,
  changes: { name?: string; hidden?: boolean },
): Promise<void> {
  const window = await app.socket(ada.token)
  const { fields } = await window
    .subscribe('locations-byId', { locationId: place, today: '2026-06-01' })
    .next()
  await window.close()
  await ada.must('locations-update', { locationId: place, fields: { ...fields, ...changes } })
}

async function deleteAccount(
  { app }: World,
  { userId, playerId, ...player }: World['olga'],
): Promise<void> {
  await app.db
    .updateTable('auth_sessions')
    .set({ createdAt: new Date(app.clock.now()) })
    .where('userId', '=', userId)
    .execute()
  await app.db
    .updateTable('auth_accounts')
    .set({ providerId: 'google' })
    .where('userId', '=', userId)
    .execute()
  await player.must('account-delete', { playerName: playerId, password: null })
}

export const endings: Readonly<Record<string, Ending>> = {
  'clubs-rename': {
    ends: 'club',
    act: async (world) => {
      const { clubId } = await world.olga.must('clubs-rename', {
        ...clubOf(world),
        clubName: 'Lobs',
      })
      await takeName(world)
      return { clubId }
    },
  },
  'clubs-delete': ending('club', async (world) => {
    await world.olga.must('clubs-delete', clubOf(world))
    await takeName(world)
  }),
  'reports-close of a club': ending('club', async (world) => {
    await world.ann.must('reports-create', {
      reported: { kind: 'club', ...clubOf(world) },
      reason: 'No club',
    })
    const { reportId } = await world.app.db
      .selectFrom('reports')
      .select('reportId')
      .executeTakeFirstOrThrow()
    await world.ada.must('reports-close', { reportId, outcome: 'removed' })
    await takeName(world)
  }),
  'locations-update of the name': ending('venue', (world) => editVenue(world, { name: 'Quay' })),
  'locations-update that hides': ending('venue', (world) => editVenue(world, { hidden: true })),
  'venues merge': {
    ends: 'venue',
    act: async ({ app, eve }) => {
      const place = await aLocation(app.db, { locationId: 'park', name: 'Park' })
      await aClub(app.db, { location: place, owner: eve.playerId, name: 'Dinks' })
      await app.db.transaction().execute((tx) => mergeLocations(tx, 'pier', place))
      app.deps.bus.invalidateEverything()
      return { place, clubId: 'dinks-2' }
    },
  },
  'account-delete of an owner': ending('player', (world) => deleteAccount(world, world.olga)),
  'account-delete of a partner': ending('team', (world) => deleteAccount(world, world.cal)),
  'events-update of the title': ending('event', (world) =>
    world.olga.must('events-update', {
      eventId: world.eventId,
      fields: eventOf(world),
      publish: false,
      scope: 'this',
    }),
  ),
  'events-cancel': ending('event', ({ olga, eventId }) =>
    olga.must('events-cancel', { eventId, reason: '', scope: 'this' }),
  ),
  'events-delete': ending('event', ({ olga, eventId }) =>
    olga.must('events-delete', { eventId, scope: 'this' }),
  ),
  'events-cancel of a series': ending('series', ({ olga, eventId }) =>
    olga.must('events-cancel', { eventId, reason: '', scope: 'all' }),
  ),
  'events-delete of a series': ending('series', ({ olga, eventId }) =>
    olga.must('events-delete', { eventId, scope: 'all' }),
  ),
  'leagues-update of the name': ending('league', ({ olga, place, leagueSeriesId }) =>
    olga.must('leagues-update', {
      leagueSeriesId,
      fields: leagueFieldsAt(place, { ...forClub, name: 'Box league' }),
    }),
  ),
  'leagues-delete': ending('league', ({ olga, leagueSeriesId }) =>
    olga.must('leagues-delete', { leagueSeriesId }),
  ),
  'tournaments-update of the name': ending('tournament', ({ olga, place, tournamentId }) =>
    olga.must('tournaments-update', {
      tournamentId,
      fields: tournamentFieldsAt(place, { name: 'Winter Open' }),
    }),
  ),
  'tournaments-delete': ending('tournament', ({ olga, tournamentId }) =>
    olga.must('tournaments-delete', { tournamentId }),
  ),
  'eventTeams-end': ending('team', ({ ann, eventId }) => ann.must('eventTeams-end', { eventId })),
  'templates-rename': ending('template', ({ ann, templateId }) =>
    ann.must('templates-rename', { templateId, name: 'Drills night' }),
  ),
  'templates-delete': ending('template', ({ ann, templateId }) =>
    ann.must('templates-delete', { templateId }),
  ),
  'clubMembers-invite taken back': ending('invitation', (world) =>
    world.olga.must('clubMembers-invite', { ...clubOf(world), playerId: 'ben', invited: false }),
  ),
  'leagues-invite taken back': ending('invitation', ({ olga, leagueSeriesId }) =>
    olga.must('leagues-invite', { leagueSeriesId, playerId: 'ben', invited: false }),
  ),
  'messages-decline': ending('invitation', async ({ app, ben }) => {
    const { messageId } = await app.db
      .selectFrom('messages')
      .select('messageId')
      .where('toId', '=', 'ben')
      .where('type', '=', 'adminReq')
      .executeTakeFirstOrThrow()
    await ben.must('messages-decline', { messageId })
  }),
  'calendarFeeds-remove': ending('feed', ({ ann }) => ann.must('calendarFeeds-remove', {})),
  'matchLists-setWatch off': ending('watch link', ({ olga, eventId }) =>
    olga.must('matchLists-setWatch', { eventId, isOn: false }),
  ),
}
