// The rules that are measured, in groups that can be run one by one.

/** Files and folders of src/domain. A folder stands for its files, without their tests. */
export const mutationGroups: Readonly<Record<string, readonly string[]>> = {
  seats: [
    'event/places.ts',
    'event/entry.ts',
    'event/roster.ts',
    'event/roster-edit.ts',
    'event/roster-change.ts',
    'event/roster-alerts.ts',
    'event/sign-up.ts',
    'event/party.ts',
    'event/organize.ts',
    'event/draw.ts',
  ],
  access: [
    'access',
    'event/access.ts',
    'event/eligibility.ts',
    'event/main-button.ts',
    'league/permit-run.ts',
    'player/naming.ts',
  ],
  schedule: [
    'schedule/entrants.ts',
    'schedule/evening.ts',
    'schedule/explain-byes.ts',
    'schedule/fairness.ts',
    'schedule/history.ts',
    'schedule/kept-rounds.ts',
    'schedule/king-of-the-court.ts',
    'schedule/ladder.ts',
    'schedule/mexicano.ts',
    'schedule/plan-rounds.ts',
    'schedule/pools.ts',
    'schedule/seed-entrants.ts',
  ],
  ratings: ['rating'],
  standings: [
    'match-list/standings.ts',
    'match-list/entrant.ts',
    'match-list/bracket-place.ts',
    'league/league-standings.ts',
    'medal',
    'leaderboard',
  ],
  ledger: ['ledger', 'player-pass'],
}

/** The score each group has to reach, in percent. */
export const scoreMin = 90
