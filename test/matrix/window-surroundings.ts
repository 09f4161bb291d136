// Adds an evening and a league with the call's people at its venue, so that any change shows in a
// roster, match list, queue, payments, invitations or partner list. The people play, were invited
// and look for partners in one evening, because every list opens a window for each viewer.
import { randomBytes, randomUUID } from 'node:crypto'
import { isStandIn } from '#domain/contact/contact.ts'
import { anEvent } from '#test/support/builders.ts'
import { aLeagueFor } from './league-targets.ts'
import { aimed, type Cell } from './matrix-cell.ts'
import type { About } from './window-inputs.ts'

const newLinkName = (): string => randomBytes(16).toString('base64url')

/** invitation: an event that the people were invited to and haven't answered. */
export type Surroundings = { made: readonly string[]; invitation: string | null }

export async function surround(
  cell: Cell,
  { players, clubs: [club], locations: [named] }: Pick<About, 'players' | 'clubs' | 'locations'>,
  organizer: string,
): Promise<Surroundings> {
  const location = named ?? cell.scene.place
  const at = { location, organizer }
  const fields = { timezone: 'America/New_York', maxPlayers: 16 }
  const evening = await anEvent(cell.scene.db, at, {
    ...fields,
    playing: players.length,
    nextOrder: players.length + 1,
  })
  const invited = await anEvent(cell.scene.db, at, { ...fields, startDate: '2026-06-03' })
  const league = await aLeagueFor(aimed(cell, 'foreign'), {
    location,
    members: players
      .filter((player) => !isStandIn(player))
      .map((player) => [player, null, 'joined']),
  })
  await play(cell, evening, players)
  if (players.length > 0) {
    await invite(cell, [evening, invited], players)
    await seek(cell, evening, players)
  }
  for (const subject of [{ eventId: evening }, { leagueSeriesId: league }])
    await setPrice(cell, subject, club)
  return { made: [evening, league], invitation: invited }
}

async function play(
  { scene: { db } }: Cell,
  eventId: string,
  players: readonly string[],
): Promise<void> {
  await db
    .insertInto('match_lists')
    .values({ eventId, courts: [1, 2], watchKey: newLinkName(), closed: null })
    .execute()
  if (players.length === 0) return
  const party = { eventId, guests: 0, attendance: null, startDate: '2026-06-02', partnerId: null }
  await db
    .insertInto('player_events')
    .values(
      players.map((playerId, index) => ({
        ...party,
        playerId,
        place: 'playing' as const,
        entryOrder: index + 1,
      })),
    )
    .execute()
  const person = { eventId, guestOf: null, guest: null, team: null, gender: null }
  await db
    .insertInto('match_list_players')
    .values(
      players.map((playerId, number) => ({
        ...person,
        playerId,
        number,
        presence: 'here' as const,
      })),
    )
    .execute()
}

async function invite(
  { scene: { db, app } }: Cell,
  eventIds: readonly string[],
  players: readonly string[],
): Promise<void> {
  const asked = new Date(app.clock.now())
  await db
    .insertInto('event_invitees')
    .values(
      eventIds.flatMap((eventId) =>
        players.map((playerId) => ({ eventId, playerId, asked, picked: true })),
      ),
    )
    .execute()
}

async function seek(
  { scene: { db, app } }: Cell,
  eventId: string,
  players: readonly string[],
): Promise<void> {
  const created = new Date(app.clock.now())
  await db
    .insertInto('partner_seekers')
    .values(players.map((playerId) => ({ eventId, playerId, created })))
    .execute()
}

async function setPrice(
  { scene: { db } }: Cell,
  subject: { eventId: string } | { leagueSeriesId: string },
  club: About['clubs'][number] | undefined,
): Promise<void> {
  await db
    .insertInto('prices')
    .values({
      priceId: randomUUID(),
      eventId: null,
      leagueSeriesId: null,
      ...subject,
      kind: club === undefined ? 'fixed' : 'members',
      currency: 'USD',
      amount: 800,
      memberAmount: club === undefined ? null : 400,
      locationId: club?.locationId ?? null,
      slug: club?.clubId ?? null,
      reminded: null,
    })
    .execute()
}
