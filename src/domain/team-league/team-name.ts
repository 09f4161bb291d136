// The wire schema of a team's name, separate from team-league.ts so that screens don't load the
// schema library.
import { lineSchema } from '../shared/text.ts'
import { leagueTeamNameMax } from './team-league.ts'

export const leagueTeamNameSchema = lineSchema(leagueTeamNameMax, 1)
