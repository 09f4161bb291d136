// A player with data in every table that can hold some: by API where rules apply, by direct inserts
// where rows only name them. Their name, slug and address appear in no other data.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openQueue } from '#domain/queue/queue.ts'
import type { Database } from '#server/db/open-database.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { nouns } from '../matrix/nouns.ts'
import { signUp } from '../scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '../scenes/league-scene.ts'
import { anEvening, tellAll } from '../scenes/result-scene.ts'
import { aClub, aFavorite, aFriend, aLocation, anAdmin, anEvent } from './builders.ts'
import { aJpeg } from './pictures.ts'
import { sendPhoto } from './send-photo.ts'
import type { TestApp, TestPlayer } from './test-app.ts'

export const traces = {
  name: 'Zyxwolf9',
  slug: 'zyxwolf9',
  email: 'zyxwolf-mail@example.org',
  letter: 'quokkaletter',
  note: 'quokkanote',
}

const emptyQueue = openQueue({ kind: 'four-off', stay: 2, court: 1 }, [], [])

export type Footprint = {
  zyx: TestPlayer
  bea: TestPlayer
  cal: TestPlayer
  dee: TestPlayer
  venue: string
  played: string
  /**
   * Upcoming: Zyx's with a cohost (Bea), Zyx's without, a draft, and one where Zyx plays and Dee
   * waits.
   */
  handedOver: string
  cancelled: string
  draft: string
  entered: string
}

export async function aFootprint(app: TestApp): Promise<Footprint> {
  const { db } = app
  const evening = await anEvening(app, ['Bea', traces.name, 'Cal', 'Dee'])
  const [bea, zyx, cal, dee] = evening.players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  await db
    .updateTable('auth_users')
    .set({ email: traces.email })
    .where('id', '=', zyx.userId)
    .execute()
  await tellAll(evening)
  await sql`update player_events set attendance = 'here'
    where event_id = ${evening.eventId}`.execute(db)
  app.clock.set('2026-06-10T12:00:00Z')
  await evening.organizer.must('results-close', {
    eventId: evening.eventId,
    unplayed: 0,
    unanswered: 0,
  })
  const venue = await aLocation(db)
  await zyx.must('playerLocations-setActive', { locationId: venue, active: true })
  await sendPhoto(app.url, zyx.headers, `player/${zyx.playerId}`, await aJpeg())
  await people(app, { zyx, bea, cal, dee, venue })
  const events = await eventsToCome(app, { zyx, bea, cal, dee, venue })
  await openLeague(
    zyx,
    leagueFieldsAt(venue, {
      startDate: '2026-07-01',
      signupDeadline: '2026-06-30',
      note: traces.note,
    }),
  )
  const theirs = await openLeague(
    evening.organizer,
    leagueFieldsAt(venue, { name: 'Other league' }),
  )
  await zyx.must('leagues-join', { leagueSeriesId: theirs, partnerId: null })
  await rowsOf(db, {
    note: traces.note,
    zyx: zyx.playerId,
    bea: bea.playerId,
    played: evening.eventId,
    venue,
    userId: zyx.userId,
    league: theirs,
  })
  await replayDirty(app.deps)
  await refreshLeaderboards(app.deps)
  await sql`insert into leaderboard_dirty (player_id) values (${zyx.playerId})`.execute(db)
  await sql`insert into reward_marks (player_id, due) values (${zyx.playerId}, now())`.execute(db)
  return { zyx, bea, cal, dee, venue, played: evening.eventId, ...events }
}

type Cast = { zyx: TestPlayer; bea: TestPlayer; cal: TestPlayer; dee: TestPlayer; venue: string }

async function people({ db }: TestApp, { zyx, bea, cal, dee, venue }: Cast): Promise<void> {
  for (const [one, other] of [
    [zyx, bea],
    [bea, zyx],
  ] as const) {
    await aFriend(db, one.playerId, other.playerId)
    await aFavorite(db, one.playerId, other.playerId)
    await one.must('messages-send', {
      messageId: randomUUID(),
      toId: other.playerId,
      message: `${traces.letter} to ${other.playerId}`,
    })
  }
  await sql`insert into player_blocks (player_id, blocked_id)
    values (${zyx.playerId}, ${dee.playerId}), (${dee.playerId}, ${zyx.playerId})`.execute(db)
  await anAdmin(db, venue, zyx.playerId)
  await aClub(db, { location: venue, owner: zyx.playerId, name: 'Heirs', members: [cal.playerId] })
  await aClub(db, { location: venue, owner: zyx.playerId, name: 'Lonely' })
  const others = await aClub(db, {
    location: venue,
    owner: bea.playerId,
    name: 'Others',
    members: [zyx.playerId],
  })
  await sql`insert into club_invitations (location_id, slug, player_id)
    values (${venue}, ${others}, ${zyx.playerId})`.execute(db)
  await sql`insert into club_requests (location_id, slug, player_id, asked)
    values (${venue}, ${others}, ${zyx.playerId}, now())`.execute(db)
  await sql`insert into club_messages (message_id, location_id, slug, player_id, message, created)
    values (gen_random_uuid(), ${venue}, ${others}, ${zyx.playerId}, ${traces.letter}, now())`.execute(
    db,
  )
  await sql`with asked as (
      insert into club_polls (poll_id, location_id, slug, author_id, kind, question, options, created)
      values (gen_random_uuid(), ${venue}, ${others}, ${zyx.playerId}, 'yes-no', 'Play?',
        '{yes,no}', now()) returning poll_id, author_id)
    insert into club_poll_votes (poll_id, player_id, choices, created)
      select poll_id, author_id, '{0}', now() from asked`.execute(db)
  await sql`with written as (
      insert into club_notices (notice_id, location_id, slug, author_id, title, body, created)
      values (gen_random_uuid(), ${venue}, ${others}, ${zyx.playerId}, 'Painting', '', now())
      returning notice_id, author_id)
    insert into club_notice_reads (notice_id, player_id, created)
      select notice_id, author_id, now() from written`.execute(db)
}

async function eventsToCome({ db }: TestApp, { zyx, bea, cal, dee, venue }: Cast) {
  const later = { startDate: '2026-07-02' }
  const handedOver = await anEvent(db, { location: venue, organizer: zyx.playerId }, later)
  await sql`insert into event_cohosts (event_id, player_id)
    values (${handedOver}, ${bea.playerId})`.execute(db)
  const cancelled = await anEvent(
    db,
    { location: venue, organizer: zyx.playerId },
    { ...later, note: traces.note },
  )
  await signUp(cal, cancelled)
  const draft = await anEvent(
    db,
    { location: venue, organizer: zyx.playerId },
    { ...later, status: 'draft', title: `Birthday of ${traces.name}` },
  )
  const entered = await anEvent(
    db,
    { location: venue, organizer: bea.playerId },
    { ...later, maxPlayers: 2 },
  )
  // Dee waits; rosters ignore the block between Dee and Zyx.
  for (const player of [zyx, cal, dee]) await signUp(player, entered)
  await sql`insert into event_cohosts (event_id, player_id)
    values (${entered}, ${zyx.playerId})`.execute(db)
  await sql`insert into event_invitees (event_id, player_id, asked)
    values (${entered}, ${zyx.playerId}, now())`.execute(db)
  await agreementOf(db, zyx.playerId, entered)
  await sql`insert into event_log (event_id, actor_id, action, player_id, detail)
    values (${entered}, ${zyx.playerId}, 'swap', ${cal.playerId}, ${zyx.playerId}),
    (${entered}, ${cal.playerId}, 'add', ${zyx.playerId}, '')`.execute(db)
  await sql`insert into event_messages (message_id, event_id, player_id, message, created)
    values (${randomUUID()}, ${entered}, ${zyx.playerId}, ${traces.letter}, now())`.execute(db)
  await sql`insert into event_chat_reads (event_id, player_id, read_to)
    values (${entered}, ${zyx.playerId}, now())`.execute(db)
  await sql`insert into event_templates (template_id, player_id, name, fields)
    values (${randomUUID()}, ${zyx.playerId}, ${traces.note}, '{}')`.execute(db)
  return { handedOver, cancelled, draft, entered }
}

export type FootprintIds = {
  /** A text that appears in no other data. */
  note: string
  zyx: string
  bea: string
  played: string
  venue: string
  userId: string
  league: string
}

async function rowsOf(db: Database, ids: FootprintIds): Promise<void> {
  const { zyx, bea, played, venue, userId, league } = ids
  const id = () => randomUUID()
  const device = id()
  const moved = id()
  const price = id()
  const houseRules = id()
  const teams = { one: id(), other: id(), matchup: id() }
  const said = JSON.stringify({ player: traces.name, playerId: zyx })
  const statements = [
    sql`insert into alerts (alert_id, player_id, kind, params)
      values (${id()}, ${zyx}, 'promoted', '{}'), (${id()}, ${bea}, 'team-formed', ${said}::jsonb),
      (${id()}, ${bea}, 'match-next',
      ${JSON.stringify({ partner: 'Cal', opponents: `${traces.name} +1, Dee` })}::jsonb),
        (${id()}, ${bea}, 'match-next',
        ${JSON.stringify({ opponents: `Dee, ${traces.name}` })}::jsonb)`,
    sql`insert into auth_two_factors (id, user_id, secret, backup_codes)
      values (${id()}, ${userId}, 'sealed', 'sealed')`,
    sql`insert into player_diamonds (player_id, diamond_id) values (${zyx}, 'registered')
      on conflict do nothing`,
    sql`insert into event_teams (event_id, p1, p2) values (${played}, ${bea}, ${zyx})`,
    sql`insert into event_teams (event_id, p1, p2) values (${played}, ${zyx}, 'zz-last')`,
    sql`insert into event_draws
      (event_id, mode, seed, max_players, held, is_balanced, parties, made, made_by)
      values (${played}, 'lottery', 1, 4, 0, false,
      ${JSON.stringify([{ players: [zyx, bea] }])}::jsonb, now(), ${zyx})`,
    sql`insert into match_list_log (event_id, actor_id, action, undo)
      values (${played}, ${zyx}, 'substitute', ${JSON.stringify({ playerId: zyx })}::jsonb)`,
    sql`insert into match_list_players (event_id, number, player_id, guest_of, guest, presence)
      values (${played}, 90, null, ${zyx}, 1, 'left')`,
    sql`update matches set reported_by = ${zyx}, disputed_by = ${zyx}, confirmed_by = ${zyx},
      dispute = ${traces.note}
        where match_id = (select match_id from matches where event_id = ${played} limit 1)`,
    sql`update player_events set partner_id = ${zyx} where event_id = ${played}
      and player_id = ${bea}`,
    sql`update results set partner_id = ${zyx} where event_id = ${played} and player_id = ${bea}`,
    sql`update league_players set partner_id = 'zz-last' where league_series_id = ${league}
      and player_id = ${zyx}`,
    sql`insert into league_players (league_series_id, player_id, partner_id, state)
      values (${league}, ${bea}, ${zyx}, 'asked')`,
    sql`insert into location_log (location_id, actor_id, action, player_id, detail)
      values (${venue}, ${zyx}, 'player-removed', ${bea}, ''),
      (${venue}, ${bea}, 'players-swapped', ${zyx}, ${zyx})`,
    sql`insert into reports (report_id, reporter_id, kind, player_id, reason)
      values (${id()}, ${zyx}, 'player', ${bea}, 'loud'),
      (${id()}, ${bea}, 'player', ${zyx}, 'louder')`,
    sql`insert into reports (report_id, reporter_id, kind, player_id, reason, closed, closed_by,
      outcome) values (${id()}, null, 'player', ${bea}, 'late', now(), ${zyx}, 'dismissed')`,
    sql`insert into report_decisions (decision_id, player_id, outcome, reason, decided_by, created,
      appeal, appealed, answered, answered_by) values
      (${id()}, ${zyx}, 'warned', 'loud', ${bea}, now(), ${traces.note}, now(), null, null),
      (${id()}, ${bea}, 'hidden', 'late', ${zyx}, now(), 'no', now(), now(), ${zyx})`,
    sql`insert into location_suggestions
      (suggestion_id, location_id, player_id, changes, created, closed, closed_by, outcome) values
      (${id()}, ${venue}, ${zyx}, ${JSON.stringify({ localRules: traces.note })}::jsonb, now(),
      null, null, null), (${id()}, ${venue}, ${bea}, '{"courts":9}', now(), now(), ${zyx},
      'applied')`,
    sql`insert into notification_settings (player_id) values (${zyx})`,
    sql`insert into push_devices (device_id, player_id, endpoint, p256dh, auth, name, created)
      values (${device}, ${zyx}, 'https://push.example/1', 'p', 'a', ${traces.note}, now())`,
    sql`insert into deliveries
      (player_id, channel, device_id, kind, notification_group, source, batch, params, created,
      due_at, from_id) values
      (${zyx}, 'push', ${device}, 'promoted', 'signups', 'test 1', 'b', '{}', now(), now(), null),
      (${bea}, 'mail', null, 'message', 'messages', 'test 2', 'b', ${said}::jsonb, now(), now(),
      ${zyx})`,
    sql`insert into calendar_feeds (player_id, secret_hash, created)
      values (${zyx}, ${'x'.repeat(43)}, now())`,
    sql`select ledger_post(${moved}, 'attended', 'token', 'footprint', 'server', '', null, now(),
      ${JSON.stringify([
        { player: zyx, amount: 5 },
        { owner: 'issue', amount: -5 },
      ])}::jsonb)`,
    sql`insert into ledger_notes (ledger_transaction_id, player_id, note)
      values (${moved}, ${zyx}, ${traces.note})`,
    sql`insert into pass_tiers (tier, weekly_allowance, position) values ('Ace', 10, 1)`,
    sql`insert into passes (player_id, tier, granted, granted_by)
      values (${zyx}, 'Ace', now(), 'operator')`,
    sql`insert into support_contacts (contact_id, player_id, topic, message, language)
      values (${id()}, ${zyx}, 'question', ${traces.letter}, 'en')`,
    sql`insert into own_acts (event_id, player_id, state, how, changed)
      select event_id, ${zyx}, 'acted', 'sign-up', now() from events on conflict do nothing`,
    sql`insert into league_invitees (league_series_id, player_id, asked)
      values (${league}, ${zyx}, now())`,
    sql`insert into league_own_acts (league_series_id, player_id) select league_series_id, ${zyx}
      from leagues on conflict do nothing`,
    sql`insert into newcomer_acts (player_id, kind, subject, created)
      values (${zyx}, 'club', ${id()}, now()), (${bea}, 'conversation', ${zyx}, now())`,
    sql`insert into suspensions
      (suspension_id, user_id, reason, created, ended, was_hidden, was_kept_hidden)
      values (${id()}, ${userId}, ${traces.note}, now(), now(), false, false)`,
    sql`insert into suppressed_addresses (user_id, address, reason, status, source, since)
      values (${userId}, ${traces.email}, 'bounced', '5.1.1', 'hand-over', now())`,
    sql`insert into account_links (token_hash, kind, user_id, email, expires)
      values ('t', 'verify', ${userId}, ${traces.email}, now())`,
    sql`insert into auth_verifications (id, identifier, value, expires_at, created_at, updated_at)
      values (${id()}, 'i', ${JSON.stringify({ email: traces.email })}, now(), now(), now()),
      (${id()}, 'j', ${userId}, now(), now(), now())`,
    sql`insert into auth_passkeys
      (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
      values (${id()}, ${traces.note}, 'k', ${userId}, 'c', 0, 'singleDevice', false)`,
    sql`insert into contacts
      (contact_id, keeper_id, name, language, link_key, added_by, created, claimed_by, claimed)
      values (${id()}, ${zyx}, ${traces.note}, 'en', ${'k'.repeat(22)}, ${zyx}, now(), null, null),
      (${id()}, ${bea}, 'Zed', 'en', ${'z'.repeat(22)}, ${bea}, now(), ${zyx}, now())`,
    sql`insert into contact_claims (contact_id, player_id, asked, expires)
      select contact_id, ${zyx}, now(), now() from contacts where keeper_id = ${bea} limit 1`,
    sql`insert into contact_imports (import_id, player_id, created)
      values (${id()}, ${zyx}, now())`,
    sql`insert into outreach_people (sender_id, mailbox, is_fresh, first, last)
      values (${zyx}, ${'0'.repeat(64)}, false, now(), now())`,
    sql`insert into outreach_mails (unit, sender_id, mailbox, is_answered, sent)
      values (${id()}, ${zyx}, ${'0'.repeat(64)}, false, now())`,
    sql`insert into contact_lookups (player_id, looked, addresses, matches)
      values (${zyx}, now(), 2, 1)`,
    sql`insert into league_substitutes (league_series_id, player_id, state, created)
      values (${league}, ${zyx}, 'out', now()) on conflict do nothing`,
    sql`insert into league_teams (team_id, league_series_id, name, created)
      values (${teams.one}, ${league}, 'One', now()), (${teams.other}, ${league}, 'Other', now())`,
    sql`insert into league_matchups
      (matchup_id, league_series_id, round, team_a, team_b, day, start_time)
      values (${teams.matchup}, ${league}, 1, ${teams.one}, ${teams.other}, '2026-06-20', '18:00')`,
    sql`insert into league_lineups (matchup_id, side, pair, player_id, partner_id)
      values (${teams.matchup}, 'a', 1, ${zyx}, ${bea}), (${teams.matchup}, 'b', 1, 'zz-last', ${zyx})`,
    sql`insert into queues (event_id, state, value, opened)
      values (${played}, 'closed', ${JSON.stringify(emptyQueue)}::jsonb, now())`,
    sql`insert into queue_members (event_id, number, player_id, guest_of, guest)
      values (${played}, 0, ${zyx}, null, null), (${played}, 1, null, ${zyx}, 1)`,
    sql`insert into check_ins (check_in_id, event_id, player_id, state, proof, way, created)
      values (gen_random_uuid(), ${played}, ${zyx}, 'here', 'code', 'player', now())`,
    sql`insert into house_rules (rules_id, location_id, slug, members_slug, days_ahead, opens_at,
      later_days, a_day, a_week, one_waitlist, miss_effect, miss_limit, pause_days, changed)
      values (${houseRules}, ${venue}, null, null, null, '00:00', null, null, null, false, 'pause',
        1, 7, now())`,
    sql`insert into house_appeals
      (appeal_id, rules_id, player_id, body, created, answered, answered_by, lifted, reason)
      values (gen_random_uuid(), ${houseRules}, ${zyx}, ${traces.note}, now(), now(), ${zyx}, true,
        ${traces.note})`,
    sql`insert into tournaments (tournament_id, location, player_id, name, start_date, end_date,
      start_time, end_time, courts, rest_minutes, note)
      values (gen_random_uuid(), ${venue}, ${zyx}, 'Summer Open', '2026-06-02', '2026-06-02',
        '08:00', '20:00', 4, 15, ${traces.note})`,
    ...Object.values(nouns).flatMap(({ footprint }) => footprint?.(ids) ?? []),
    sql`with hosted as (
        insert into tournaments (tournament_id, location, player_id, name, start_date, end_date,
        start_time, end_time, courts, rest_minutes, note)
        values (gen_random_uuid(), ${venue}, ${bea}, 'Autumn Open', '2026-06-02', '2026-06-02',
          '08:00', '20:00', 4, 15, '') returning tournament_id)
      insert into tournament_cohosts (tournament_id, player_id)
        select tournament_id, ${zyx} from hosted`,
    sql`insert into queue_steps (event_id, step, actor_id, kind, created)
      values (${played}, 1, ${zyx}, 'finish', now())`,
    sql`insert into pay_to_lines (player_id, kind, value, position)
      values (${zyx}, 'venmo', ${traces.note}, 1)`,
    sql`insert into prices (price_id, event_id, kind, currency, amount)
      values (${price}, ${played}, 'fixed', 'USD', 800)`,
    sql`insert into payments
      (payment_id, price_id, player_id, state, amount, way, changed, changed_by)
      values (${id()}, ${price}, ${zyx}, 'paid', 800, 'hand', now(), ${zyx})`,
    sql`insert into player_stage (user_id, referred_by) values (${userId}, null) on conflict
      do nothing`,
  ]
  await sql`insert into players (player_id, player_name) values ('zz-last', 'zz-last')`.execute(db)
  for (const statement of statements) await statement.execute(db)
}

async function agreementOf(db: Database, playerId: string, eventId: string): Promise<void> {
  const [agreementId, versionId] = [randomUUID(), randomUUID()]
  await sql`insert into agreements (agreement_id, kind, event_id, repeats, for_guests, for_minors,
    created) values (${agreementId}, 'event', ${eventId}, 'once', false, false, now())`.execute(db)
  await sql`insert into agreement_versions (version_id, agreement_id, version, title, text_en,
    text_es, hash, written_by, created) values (${versionId}, ${agreementId}, 1, 'Waiver', 'Text',
    '', ${'0'.repeat(64)}, ${playerId}, now())`.execute(db)
  await sql`insert into agreement_acceptances (acceptance_id, version_id, player_id, event_id,
    season, typed_name, way, recorded_by, accepted) values (${randomUUID()}, ${versionId},
    ${playerId}, ${eventId}, '2026', 'A signature', 'self', ${playerId}, now())`.execute(db)
}
