// Written rows name their topics (live/row-topics.ts): raw SQL returns their keys, and nothing else
// publishes a topic that only rows change.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowTopics } from '#server/live/row-topics.ts'

const sources = globSync('src/server/**/*.ts')
  .filter((path) => !/\.test\.ts$|\/migrations\/|\/demo\/|\/live\//.test(path))
  .toSorted()
  .map((path) => ({ path: path.replace('src/server/', ''), text: readFileSync(path, 'utf8') }))

const tables = [...new Set(rowTopics.map(({ table }) => table))]
const written = new RegExp(`\\b(?:insert into|update|delete from) (${tables.join('|')})\\b`, 'g')

const silent: Readonly<Record<string, readonly string[]>> = {
  'every window is woken: the operator keeps venues by region': [
    'features/operator/venue/region-queries.ts locations',
  ],
  'every window is woken: the operator merges two venues': [
    'features/operator/merge-queries.ts alerts',
    'features/operator/merge-queries.ts club_members',
    'features/operator/merge-queries.ts club_requests',
    'features/operator/merge-queries.ts clubs',
    'features/operator/merge-queries.ts event_templates',
    'features/operator/merge-queries.ts events',
    'features/operator/merge-queries.ts locations',
    'features/operator/merge-queries.ts player_locations',
    'features/operator/merge-queries.ts reports',
  ],
  'the caller publishes all that shows the account before it goes': [
    'features/deletion/erase-queries.ts events',
    'features/deletion/erase-queries.ts location_log',
    'features/deletion/erase-queries.ts prices',
    'features/deletion/erase-queries.ts reports',
  ],
  "a person's entries move: publishMoved and publishJoined name what shows either": [
    'features/personal-link/claim-queries.ts club_members',
    'features/personal-link/claim-queries.ts club_poll_votes',
    'features/personal-link/claim-queries.ts event_teams',
    'features/personal-link/claim-queries.ts players',
    'features/personal-link/join-queries.ts contact_claims',
    'features/personal-link/join-queries.ts contacts',
    'features/personal-link/join-queries.ts messages',
    'features/personal-link/join-queries.ts players',
    'features/personal-link/undo-queries.ts event_teams',
    'features/personal-link/undo-queries.ts players',
    'features/own-act/queries.ts event_teams',
  ],
  "a block names both players' windows itself": [
    'core/player/block-queries.ts club_invitations',
    'core/player/block-queries.ts club_requests',
    'core/player/block-queries.ts messages',
    'core/player/block-queries.ts player_favorites',
    'core/player/block-queries.ts player_friends',
  ],
  "the roster's batch is published as a whole (publish-roster.ts)": [
    'core/roster/roster-queries.ts events',
  ],
  'publishTold names who was reached, in the app or not': ['core/alerts/alert-queries.ts alerts'],
  'its caller publishes the event with more than its row': [
    'core/event/series-queries.ts events',
    'features/agreement/queries.ts events',
    'features/agreement/queries.ts locations',
    'features/announcement/queries.ts events',
    'features/house-rule/queries.ts locations',
    'features/invitation/queries.ts events',
  ],
  'its last part returns the row': ['features/invitation/queries.ts event_invitees'],
  'no window shows what changes': [
    'features/leaderboard/queries.ts players',
    'features/partner/queries.ts partner_seekers',
    'features/personal-link/ask-queries.ts contact_claims',
    'features/personal-link/send-queries.ts contacts',
    'features/photo/queries.ts photo_removals',
    'features/purse/queries.ts prices',
  ],
  'beside a row of the same statement or call that names the same': [
    'features/club/people-queries.ts club_members',
    'features/club/people-queries.ts contacts',
    'features/contact-import/queries.ts players',
    'features/player/registration-queries.ts notification_settings',
    'features/player/registration-queries.ts players_private',
  ],
}

const readStatement = (text: string, at: number): string => text.slice(at, text.indexOf('`.', at))

test('raw SQL that writes a row with topics returns its keys', () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(written)].flatMap(({ index, 1: table = '' }) =>
      readStatement(text, index).includes(`changedRow('${table}'`) ? [] : [`${path} ${table}`],
    ),
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.values(silent).flat().toSorted())
})

/** Topics of rows that are also published by hand, with the number of places; it only shrinks. */
const besides: Readonly<Record<string, number>> = {
  alerts: 1,
  branding: 1,
  calendarFeed: 1,
  checkIns: 1,
  club: 2,
  clubChat: 1,
  clubNotices: 1,
  clubPolls: 1,
  clubsOf: 2,
  contacts: 1,
  event: 13,
  eventAccess: 12,
  invitation: 1,
  invitees: 3,
  league: 6,
  leaguesAt: 3,
  ledger: 1,
  location: 7,
  locations: 1,
  messages: 2,
  notifications: 3,
  order: 2,
  partners: 2,
  payments: 2,
  player: 8,
  playersAt: 8,
  queue: 1,
  relations: 15,
  series: 1,
  team: 1,
  thread: 6,
  tournament: 6,
  tournamentsAt: 3,
  user: 14,
  version: 1,
}

const rules = readFileSync('src/server/live/row-topics.ts', 'utf8')

test('what a changed row publishes by itself is published by hand only where it is counted', () => {
  const names = [...new Set(rules.match(/topics\.\w+/g))].filter((name) => name !== 'topics.ts')
  const counted = names.flatMap((name) => {
    const uses = sources
      .filter(({ path }) => !/(?:^|[/-])live\.ts$/.test(path))
      .flatMap(({ text }) => text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [])
    return uses.length > 0 ? [[name.replace('topics.', ''), uses.length] as const] : []
  })
  expect(Object.fromEntries(counted)).toEqual(besides)
})
