// What caught each fault on 28 November 2026, before the tests were made faster. It never changes.

export const caughtBefore: Readonly<Record<string, string>> = {
  '01-full-event-is-a-pace': 'transport/refusals.test.ts',
  '02-start-that-clocks-skip':
    'event/check-fields.test.ts, event-form/check-draft.test.ts, event/skipped-time.pg.test.ts',
  '03-later-guest-jumps-waitlist':
    'event/roster.test.ts, event/roster-laws.test.ts, roster/handlers.pg.test.ts',
  '04-exact-position-kept': 'location/distance.test.ts',
  '05-titles-of-several-lines': 'shared/text.test.ts',
  '06-load-after-its-group-closed': 'live/group.test.ts',
  '07-late-joiner-stale': 'event/live.pg.test.ts',
  '08-chat-messages-of-one-instant': 'event-chat/chat-order.pg.test.ts',
  '09-claimed-contact-twice-in-line': 'queue/one-person.pg.test.ts',
  '10-self-check-in-of-series-forgotten': 'check-in/remembered.pg.test.ts',
  '11-undone-check-in-said-again': 'check-in/handlers.pg.test.ts',
  '12-poster-of-merged-venue': 'check-in/handlers.pg.test.ts',
  '13-day-off-counts-as-attended': 'house-rule/handlers.pg.test.ts',
  '14-failing-event-holds-scores': 'match/jobs.pg.test.ts',
  '15-deleted-club-called-removal': 'club/members.pg.test.ts',
  '16-withdrawn-invitation-on-personal-link': 'personal-link/handlers.pg.test.ts',
  '17-second-factor-off-ends-session': 'auth/second-factor.pg.test.ts',
  '18-key-reused-with-another-input': 'transport/key-reused.pg.test.ts',
  '19-link-elsewhere-signs-out': 'transport/page-guard.test.ts',
  '20-sentence-with-two-points': 'words/message.test.ts, words/words.test.ts',
  '21-token-led-on-to-https': 'house/deploy-safety.test.ts',
  '22-valkey-without-password': 'house/deploy.test.ts',
  '23-cookies-over-http': 'device/cookies.test.ts, outbox/outbox-witness.test.ts',
  '24-repeated-calls-after-later-ones': 'outbox/outbox.test.ts',
  '25-answers-of-person-before-kept': 'net/keep-answers.test.ts',
  '26-last-purse-entry-spent-twice': 'nothing',
  '27-hidden-host-in-calendar-file': 'nothing',
  '28-hidden-friends-counted':
    'matrix/authorization-naming.pg.test.ts, calendar/friends.pg.test.ts',
  '29-organizer-misses-hidden-friends':
    'matrix/authorization-naming.pg.test.ts, calendar/friends.pg.test.ts',
}
