// Play in the naming scene: the league, the live queue, the evening as a tournament's division, and
// leagues and tournaments the hidden and the blocked player run.
import { randomUUID } from 'node:crypto'
import { linkSecretLength, toLinkKey } from '#domain/shared/link-key.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { hidden, parted } from './naming-people.ts'
import type { NamingScene } from './naming-scene.ts'

export async function addOwnPlay(
  players: readonly TestPlayer[],
  location: string,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const player of players) {
    await openLeague(player, leagueFieldsAt(location))
    const fields = tournamentFieldsAt(location)
    ids[player.playerId] = (await player.must('tournaments-create', { fields })).tournamentId
  }
  return ids
}

export async function openLeagueLink({ app: { db, deps }, leagueSeriesId }: NamingScene) {
  const watchKey = toLinkKey(leagueSeriesId, 'A'.repeat(linkSecretLength))
  await db
    .updateTable('leagues')
    .set({ watchKey })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
  return deps.linkKeys.show(watchKey)
}

export async function openQueueIn({
  app: { db, clock, deps },
  eventId,
}: NamingScene): Promise<string> {
  const known = await db
    .selectFrom('queues')
    .select('watchKey')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (known !== undefined) return deps.linkKeys.show(known.watchKey ?? '')
  const players = [hidden, parted]
  return (await aQueue(db, eventId, { players, now: clock.now() })).queueKey
}

export async function openTournamentIn({ app: { db, deps }, eventId, place }: NamingScene) {
  const known = await db
    .selectFrom('tournaments')
    .select(['tournamentId', 'watchKey'])
    .where('location', '=', place)
    .executeTakeFirst()
  if (known !== undefined) return { ...known, watchKey: deps.linkKeys.show(known.watchKey ?? '') }
  const tournamentId = randomUUID()
  const watchKey = toLinkKey(tournamentId, 'A'.repeat(linkSecretLength))
  await db
    .insertInto('tournaments')
    .values({
      ...tournamentFieldsAt(place),
      tournamentId,
      playerId: 'organizer',
      watchKey,
      edited: null,
    })
    .execute()
  await db.updateTable('events').set({ tournamentId }).where('eventId', '=', eventId).execute()
  const matches = await db
    .selectFrom('matches')
    .select(['stage', 'round', 'slot'])
    .where('eventId', '=', eventId)
    .execute()
  await db
    .insertInto('tournament_slots')
    .values(
      matches.map((match) => ({
        ...match,
        eventId,
        startsAt: new Date(),
        minutes: 15,
        court: 1,
      })),
    )
    .execute()
  return { tournamentId, watchKey: deps.linkKeys.show(watchKey) }
}

export async function winTournamentIn(scene: NamingScene): Promise<string> {
  const { tournamentId } = await openTournamentIn(scene)
  await scene.app.db
    .insertInto('awards')
    .values(
      [hidden, parted].map((playerId) => ({
        awardId: randomUUID(),
        eventId: scene.eventId,
        playerId,
        medal: 'gold' as const,
        created: new Date(),
      })),
    )
    .onConflict((conflict) => conflict.constraint('awards_event_player').doNothing())
    .execute()
  return tournamentId
}
