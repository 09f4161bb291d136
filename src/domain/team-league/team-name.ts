// The name of a team as it travels. Apart from team-league.ts, so that screens have its limits without
// carrying a schema library.
import { lineSchema } from '../shared/text.ts'
import { leagueTeamNameMax } from './team-league.ts'

export const leagueTeamNameSchema = lineSchema(leagueTeamNameMax, 1)
