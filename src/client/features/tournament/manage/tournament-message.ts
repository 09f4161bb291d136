// Formats a tournament as text for a group chat: days, venue, divisions with free places, and
// winners once known.
import { tournamentMessageTexts } from '#words/en/tournament/tournament-message.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { toDayAt } from '../../../device/today.ts'
import { pick } from '../../../i18n/texts.ts'
import { call } from '../../../net/call.ts'
import { joinBlocks, type MessageLines } from '../../../parts/share/group-message.ts'
import { createOutsideNames } from '../../../parts/share/outside-names.ts'
import { formatDays, shortTitle, type Tournament } from '../tournament-words.ts'

type Division = Tournament['divisions'][number]
type Winners = ReadonlyMap<string, readonly string[]>

export function writeTournamentMessage(
  { fields, locationName, timezone, divisions }: Tournament,
  { url, winners, now }: { url: string; winners: Winners; now: number },
): string {
  const t = pick(tournamentMessageTexts)
  const today = toDayAt(now, timezone)
  const lines = divisions
    .filter(({ eventId }) => !winners.has(eventId))
    .map((division) =>
      writeDivision(division, shortTitle(division.title, fields.name), division.startDate < today),
    )
  const won = winnerLines(divisions, fields.name, winners)
  return joinBlocks([
    [fields.name, formatDays(fields), locationName],
    won.length === 0 ? [] : [t.winners, ...won],
    lines,
    [url],
  ])
}

/** Places show until the draw is played, because no one can join afterwards. */
function writeDivision(division: Division, title: string, isPast: boolean): string {
  const t = pick(tournamentMessageTexts)
  const { status, play, entrants, maxEntrants, played, isClosed } = division
  if (status === 'cancelled') return t.cancelled({ title })
  if (isPast || isClosed || played > 0) return title
  const facts = { title, n: entrants, max: maxEntrants }
  const left = maxEntrants - entrants
  if (left <= 0) return play === 'singles' ? t.playersFull(facts) : t.teamsFull(facts)
  return play === 'singles' ? t.players({ ...facts, left }) : t.teams({ ...facts, left })
}

/** 'Women 3.5: Ana & Ben'; hidden players are numbered in order of appearance. */
function winnerLines(divisions: readonly Division[], name: string, winners: Winners): MessageLines {
  const t = pick(tournamentMessageTexts)
  const say = createOutsideNames([])
  return divisions.flatMap(({ eventId, title }) => {
    const names = winners.get(eventId)
    if (names === undefined) return []
    const said = names.map((playerName) => say({ playerId: null, playerName }))
    return [t.won({ title: shortTitle(title, name), names: said.join(pick(tournamentTexts).and) })]
  })
}

export async function writeTournament(
  tournament: Tournament,
  url: string,
  withNames: boolean,
): Promise<string> {
  const { tournamentId, divisions } = tournament
  const isAsked = withNames && divisions.some(({ isClosed }) => isClosed)
  const winners = isAsked ? await askWinners(tournamentId) : new Map<string, readonly string[]>()
  return writeTournamentMessage(tournament, { url, winners, now: Date.now() })
}

async function askWinners(tournamentId: string): Promise<Winners> {
  const answer = await call('tournaments-winners', { tournamentId }, { attempts: 2 })
  if (!answer.ok) throw new Error('the winners of the tournament could not be asked for')
  return new Map(answer.value.winners.map(({ eventId, names }) => [eventId, names]))
}
