// Invites the people of groups and leagues, and withdraws invitations to what people no longer see.
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { inviteJoined, withdrawInvitations } from './invite-commands.ts'
import { inviteToLeagues } from './league-commands.ts'

export const invitationFollowers: FeatureFollowers = {
  groupJoined: (unit, { installation, ...group }) =>
    inviteJoined({ ...unit, deps: { installation } }, group),
  sightLost: (unit, { playerId }) => withdrawInvitations(unit, playerId),
  leagueOpened: (unit, { installation, leagueSeriesId }) =>
    inviteToLeagues({ ...unit, deps: { installation } }, { leagueSeriesId }),
}
