// The rules that are measured, in groups that can be run one by one, and the files in no group.

/**
 * rules: files and folders of src/domain; a folder stands for its files, without their tests.
 * tests: the folders whose tests may kill; without them those of the whole domain.
 */
export type MutationGroup = { rules: readonly string[]; tests?: readonly string[] }

/** A noun's own tests hold its rules. */
const toNounGroup = (noun: string): MutationGroup => ({ rules: [noun], tests: [noun] })

export const mutationGroups: Readonly<Record<string, MutationGroup>> = {
  seats: {
    rules: [
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
  },
  access: {
    rules: [
      'access',
      'event/access.ts',
      'event/eligibility.ts',
      'event/main-button.ts',
      'league/permit-run.ts',
      'player/naming.ts',
    ],
  },
  schedule: {
    rules: [
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
  },
  ratings: { rules: ['rating'] },
  standings: {
    rules: [
      'match-list/standings.ts',
      'match-list/entrant.ts',
      'match-list/bracket-place.ts',
      'league/league-standings.ts',
      'medal',
      'leaderboard',
    ],
  },
  ledger: { rules: ['ledger', 'player-pass'] },
  queue: toNounGroup('queue'),
  'check-in': toNounGroup('check-in'),
  offer: toNounGroup('offer'),
  payment: toNounGroup('payment'),
  purse: toNounGroup('purse'),
  'house-rule': toNounGroup('house-rule'),
  tournament: {
    rules: [
      'tournament/bracket-tasks.ts',
      'tournament/court-call.ts',
      'tournament/division-event.ts',
      'tournament/division.ts',
      'tournament/draw-division.ts',
      'tournament/next-calls.ts',
      'tournament/tournament.ts',
    ],
    tests: ['tournament'],
  },
  'team-league': toNounGroup('team-league'),
  invitation: toNounGroup('invitation'),
  agreement: toNounGroup('agreement'),
}

/** The score each group has to reach, in percent. */
export const scoreMin = 90

/** A rule file of at least so many code lines is in a group, or below with a reason. */
export const measuredFromLines = 40

/** Larger files in no group, under the reason for it. */
export const unmeasuredFiles: Readonly<Record<string, readonly string[]>> = {
  'Searches and tables of schedules and days: held to laws and best known values instead.': [
    'schedule/anneal.ts',
    'schedule/bye-book.ts',
    'schedule/cyclic-start.ts',
    'schedule/duels.ts',
    'schedule/known-runs.ts',
    'schedule/mixed-doubles.ts',
    'schedule/partner-once-tables.ts',
    'schedule/rotating-doubles.ts',
    'schedule/search-grid.ts',
    'schedule/search.ts',
    'schedule/whist-tables.ts',
    'tournament/day-field.ts',
    'tournament/day-plan.ts',
    'tournament/sweep-day.ts',
  ],
  'Lists, shapes and limits that decide nothing.': [
    'event/event-fields.ts',
    'event/event.ts',
    'event/format.ts',
    'event/roster-request.ts',
    'league/league.ts',
    'location/location.ts',
    'location/region-names.ts',
    'match/match.ts',
    'player/profile.ts',
    'shared/play-refusal.ts',
    'shared/rate-limits.ts',
    'shared/refusal.ts',
  ],
  'Not measured yet.': [
    'alert/alert.ts',
    'club/club-join.ts',
    'club/club-poll.ts',
    'day-status/day-status.ts',
    'dupr/dupr-file.ts',
    'event-list/card-sign-up.ts',
    'event-list/venue-list.ts',
    'event-pass/own-pass.ts',
    'event/calendar.ts',
    'event/check-fields.ts',
    'event/event-terms.ts',
    'event/series.ts',
    'league/check-league.ts',
    'league/group-rounds.ts',
    'league/ladder.ts',
    'league/league-steps.ts',
    'league/plan-ladder-day.ts',
    'league/play-league.ts',
    'league/substitute.ts',
    'location/court-week.ts',
    'location/distance.ts',
    'match-list/list-change.ts',
    'match-list/list-players.ts',
    'match-list/next-step.ts',
    'match-list/replace-rounds.ts',
    'match-list/round-edit.ts',
    'match-list/rounds.ts',
    'match-list/take-back.ts',
    'match/answer-score.ts',
    'match/match-acts.ts',
    'match/rally.ts',
    'match/running-score.ts',
    'match/score.ts',
    'newcomer/newcomer.ts',
    'notification/delivery.ts',
    'notification/notification.ts',
    'notification/reach.ts',
    'onboarding/onboarding.ts',
    'onboarding/weak-password.ts',
    'photo/photo.ts',
    'player/name.ts',
    'player/propose-names.ts',
    'poppi/poppi.ts',
    'result/result.ts',
    'shared/day.ts',
    'text/linked-text.ts',
    'shared/named-values.ts',
    'shared/random.ts',
    'contact/contact.ts',
    'contact/guess-columns.ts',
    'contact/outreach.ts',
    'contact/read-list.ts',
    'contact/read-row.ts',
    'contact/read-vcard.ts',
    'contact/sheet-form.ts',
    'contact/sheet.ts',
  ],
}
