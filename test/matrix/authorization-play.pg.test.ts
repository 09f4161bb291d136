// Authorization in play: match lists, scores, results, leagues, tournaments, live queues, self
// check-in.
import { checkInRows } from './check-in-rows.ts'
import { describeMatrix } from './describe-matrix.ts'
import { leagueRows } from './league-rows.ts'
import { matchListRows } from './match-list-rows.ts'
import { matchRows } from './match-rows.ts'
import { queueRows } from './queue-rows.ts'
import { resultRows } from './result-rows.ts'
import { teamLeagueRows } from './team-league-rows.ts'
import { tournamentRows } from './tournament-rows.ts'

describeMatrix([
  ...matchListRows,
  ...matchRows,
  ...leagueRows,
  ...teamLeagueRows,
  ...resultRows,
  ...queueRows,
  ...checkInRows,
  ...tournamentRows,
])
