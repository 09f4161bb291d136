// Things on at the demo sign-ins' venues beside the weekly program: a league, a live queue, a
// tournament, the club, and messages. Each has its own random stream.
import { toSlug } from '#domain/player/slug.ts'
import type { Day } from '#domain/shared/day.ts'
import { createRandom } from '#domain/shared/random.ts'
import { playerName } from './cast.ts'
import { buildClubLife, type ClubLife } from './club-life.ts'
import type { DemoVenue } from './events.ts'
import { buildLeague, type LeagueRows } from './league.ts'
import { buildQueue, type QueueRows } from './live-queue.ts'
import { buildMessages, type MessageRows } from './messages.ts'
import type { Community } from './people.ts'
import type { Taken } from './taken.ts'
import { buildTournament, type TournamentRows } from './tournament.ts'

export type DemoHome = {
  league: LeagueRows
  queue: QueueRows
  tournament: TournamentRows
  clubLife: ClubLife
  messages: MessageRows
  taken: readonly Taken[]
}

export async function buildHome(
  community: Community,
  visitors: Community,
  venues: readonly DemoVenue[],
  { today, startMs, now }: { today: Day; startMs: number; now: number },
): Promise<DemoHome> {
  const [first, second] = venues
  if (first === undefined || second === undefined) throw new Error('a demo without its venues')
  const queue = buildQueue(createRandom(2027), community, first, now)
  const tournament = await buildTournament(
    createRandom(2028),
    community,
    visitors.people,
    second,
    now,
  )
  return {
    league: buildLeague(createRandom(2023), community, first, today, startMs),
    queue,
    tournament,
    clubLife: buildClubLife(createRandom(2029), community, toSlug(playerName), now),
    messages: buildMessages(createRandom(2031), community, now),
    taken: [queue.taken, ...tournament.taken],
  }
}
