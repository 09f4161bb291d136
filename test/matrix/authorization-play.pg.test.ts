// Who may do what in play: match lists, scores, results, leagues.
import { describeMatrix } from './describe-matrix.ts'
import { leagueRows } from './league-rows.ts'
import { matchRows } from './match-rows.ts'

describeMatrix([...matchRows, ...leagueRows])
