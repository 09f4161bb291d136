// The tables as Kysely sees them; migrations/ makes them. Names are the spec's entities and fields
// in snake_case.
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Attendance, EntryPlace } from '#domain/event/entry.ts'
import type { EventFields, EventStatus, SignupMode } from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { EventLogAction } from '#domain/event/log.ts'
import type { OwnAct, OwnActState } from '#domain/event/own-act.ts'
import type { Ranking } from '#domain/event/ranking.ts'
import type { ReminderKind } from '#domain/event/reminder.ts'
import type { LeagueFields, LeagueState, MemberState } from '#domain/league/league.ts'
import type { LedgerKind, LedgerMaker, LedgerOwner, LedgerUnit } from '#domain/ledger/ledger.ts'
import type { LocationFields } from '#domain/location/location.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import type { SuggestedFields, SuggestionOutcome } from '#domain/location/suggestion.ts'
import type { MatchListState, Presence } from '#domain/match-list/match-list.ts'
import type { MatchStage, MatchState, Side } from '#domain/match/match.ts'
import type { Medal } from '#domain/medal/medal.ts'
import type { MediaKind } from '#domain/media/media.ts'
import type { MessageType } from '#domain/message/message.ts'
import type { QuotaKind } from '#domain/newcomer/newcomer.ts'
import type { DeliveryState } from '#domain/notification/delivery.ts'
import type {
  DeliveryChannel,
  MatrixChanges,
  NoticeKind,
  NotificationGroup,
} from '#domain/notification/notification.ts'
import type { DiamondId, Gender, HomePage } from '#domain/player/player.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Discipline } from '#domain/rating/rating.ts'
import type { ReportKind, ReportOutcome } from '#domain/report/report.ts'
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'

/** timestamptz: read as a Date, written as a Date or ISO text. */
type Instant = ColumnType<Date, Date | string, Date | string>
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
/** Null unless something is written. */
type OptionalInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** A column the database computes from others. */
type Computed<T> = ColumnType<T, never, never>

type AuthUsers = {
  id: string
  name: string
  email: string
  email_verified: boolean
  image: string | null
  two_factor_enabled: Generated<boolean>
  created_at: Instant
  updated_at: Instant
}
/**
 * Authenticator codes; the secret and the recovery codes are encrypted with a key that follows from
 * SECRET. last_step: the time step whose code was used last.
 */
type AuthTwoFactors = {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: Generated<boolean>
  last_step: Generated<string | null>
  failed_verification_count: Generated<number>
  locked_until: OptionalInstant
  created_at: DefaultInstant
}
/**
 * All tokens are keyed hashes. next_token: handed out, takes the place of `token` when it is first
 * used. previous_token: good until previous_until, for requests that were under way. rotation_due:
 * the next renewal replaces the token, whatever its age.
 */
type AuthSessions = {
  id: string
  user_id: string
  token: string
  next_token: Generated<string | null>
  previous_token: Generated<string | null>
  previous_until: OptionalInstant
  rotation_due: Generated<boolean>
  expires_at: Instant
  ip_address: string | null
  user_agent: string | null
  created_at: Instant
  updated_at: Instant
}
type AuthAccounts = {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Instant | null
  refresh_token_expires_at: Instant | null
  scope: string | null
  password: string | null
  created_at: Instant
  updated_at: Instant
}
type AuthVerifications = {
  id: string
  identifier: string
  value: string
  expires_at: Instant
  created_at: Instant
  updated_at: Instant
}

type AuthPasskeys = {
  id: string
  name: string | null
  public_key: string
  user_id: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: boolean
  transports: string | null
  aaguid: string | null
  created_at: DefaultInstant
}
/**
 * email: the address that the link proves. kind: the account's own address; leaving it for another;
 * the new one.
 */
type AccountLinks = {
  token_hash: string
  kind: 'verify' | 'leave' | 'enter'
  user_id: string
  email: string
  expires: Instant
}

type Players = {
  player_id: string
  user_id: string | null
  player_name: string
  photo_url: Generated<string>
  skill_self: number | null
  skill_changed_at: Instant | null
  home_location: string | null
  home_page: Generated<HomePage>
  setup_complete: Generated<boolean>
  medal_gold: Generated<number>
  medal_silver: Generated<number>
  medal_bronze: Generated<number>
  created: DefaultInstant
  /** How the name and the id look; of nobody they are null. */
  name_look: string | null
  slug_look: string | null
  headline: Generated<string>
  summary: Generated<string>
  youtube: Generated<string>
  facebook: Generated<string>
  instagram: Generated<string>
  twitter: Generated<string>
  medium: Generated<string>
  hidden: Generated<boolean>
  kept_hidden: Generated<boolean>
  on_leaderboards: Generated<boolean>
  wins: Generated<number>
  losses: Generated<number>
  points: Generated<number>
}
type PlayersPrivate = {
  user_id: string
  player_id: string
  last_lat: number | null
  last_lon: number | null
  gender: Gender | null
  created: DefaultInstant
}
type PlayerStage = {
  user_id: string
  player_name: string | null
  home_location: string | null
  last_lat: number | null
  last_lon: number | null
  created: DefaultInstant
  /** The player whose link led here. */ referred_by: Generated<string | null>
}
/**
 * Each has its entry in the ledger: the database posts it. celebrated: its owner has seen the
 * confetti.
 */
type PlayerDiamonds = {
  player_id: string
  diamond_id: DiamondId
  created: DefaultInstant
  celebrated: Generated<boolean>
}

type Locations = {
  location_id: string
  name: string
  address: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: Generated<string>
  timezone: string
  lat: number
  lon: number
  courts: Generated<number>
  dedicated_courts: Generated<number>
  indoor: boolean | null
  lit: boolean | null
  covered: boolean | null
  restrooms: boolean | null
  water: boolean | null
  parking: boolean | null
  surface: LocationFields['surface']
  nets: LocationFields['nets']
  access: Generated<LocationFields['access']>
  fee: Generated<string>
  hours: Generated<string>
  website: Generated<string>
  phone: Generated<string>
  local_rules: Generated<string>
  event_creators: Generated<LocationFields['eventCreators']>
  hidden: Generated<boolean>
  photo_url: Generated<string>
  source: Generated<string>
  licence: Generated<string>
  attribution: Generated<string>
  search: string
  created: DefaultInstant
  edited: Instant | null
  /** Other sites may show its public calendar in a frame. */
  embed: Generated<boolean>
  /** The venue that this one turned out to be; it is hidden then. */
  merged_into: Generated<string | null>
  /** Hidden by the operator. */
  kept_hidden: Generated<boolean>
}
type LocationsAdmin = { location_id: string; player_id: string; created: DefaultInstant }
/** hidden is kept by the database from players.hidden. */
type PlayerLocations = {
  location_id: string
  player_id: string
  created: DefaultInstant
  removed: Generated<boolean>
  hidden: ColumnType<boolean, never, never>
}
/** The number of active players that are not hidden; kept by the database. */
type LocationPlayers = { location_id: string; players: Computed<number> }
type PlayerBlocks = { player_id: string; blocked_id: string; created: DefaultInstant }
type PlayerFriends = {
  player_id: string
  friend_id: string
  friend: boolean
  created: DefaultInstant
}
type PlayerFavorites = {
  player_id: string
  favorite_id: string
  favorite: boolean
  created: DefaultInstant
}
type Clubs = {
  location_id: string
  slug: string
  club_name: string
  player_id: string
  created: DefaultInstant
  name_look: string
  slug_look: string
}
type ClubMembers = { location_id: string; slug: string; player_id: string; created: DefaultInstant }
type ClubInvitations = ClubMembers

type Events = {
  event_id: string
  location: string
  timezone: string
  player_id: string
  title: string
  type: EventFields['type']
  play: EventFields['play']
  gender: EventFields['gender']
  start_date: string
  start_time: string
  duration: number
  starts_at: Instant
  ends_at: Instant
  courts: number
  min_players: number
  max_players: number
  guests_per_player: number
  max_waitlist: number
  skill_min: number | null
  skill_max: number | null
  skill_rule: EventFields['skillRule']
  invite: boolean
  invited: string
  signup_opens: Instant | null
  signup_closes: Instant | null
  cancel_cutoff_hours: number
  note: string
  fee: string
  status: EventStatus
  cancel_reason: Generated<string>
  deleted: Generated<boolean>
  next_order: Generated<number>
  playing: Generated<number>
  waiting: Generated<number>
  created: DefaultInstant
  edited: Instant | null
  entry_by: Generated<'player' | 'team'>
  signup_mode: Generated<SignupMode>
  draw_at: OptionalInstant
  drawn: OptionalInstant
  /** When the players of the venue were told of it. */
  announced: OptionalInstant
  /** series_index counts from 1; own_fields are those changed in this occurrence by itself. */
  series_id: Generated<string | null>
  series_index: Generated<number | null>
  own_fields: Generated<string[]>
  /** All of the format are set, or none. */
  format: FormatFields['format'] | null
  rounds: number | null
  points: FormatFields['points'] | null
  win_by: FormatFields['winBy'] | null
  scoring: FormatFields['scoring'] | null
  best_of: FormatFields['bestOf'] | null
  ranked: boolean | null
  consolation: boolean | null
  /** A game day of a league, counted from 1. */
  league_series_id: Generated<string | null>
  league_day: Generated<number | null>
  /** Changes of what a calendar shows; counted by the database. */
  calendar_sequence: Computed<number>
  ranking: Generated<Ranking>
  /** When a cohost became its organizer because the one before left. */
  handed_over: Instant | null
}
/** Which edition of the time-zone rules the instants of events follow. */
type ZoneRules = { id: 'events'; edition: string }
type Leagues = {
  league_series_id: string
  location: string
  player_id: string
  name: string
  kind: LeagueFields['kind']
  play: LeagueFields['play']
  entry_by: LeagueFields['entryBy']
  gender: LeagueFields['gender']
  start_date: string
  end_date: string
  signup_deadline: string
  skill_min: number | null
  skill_max: number | null
  max_players: number
  group_size: number
  movers: number
  absence: LeagueFields['absence']
  rounds: number
  points: LeagueFields['points']
  win_by: LeagueFields['winBy']
  scoring: LeagueFields['scoring']
  best_of: LeagueFields['bestOf']
  ranked: boolean
  invite: boolean
  invited: string
  note: string
  state: Generated<LeagueState>
  deleted: Generated<boolean>
  created: DefaultInstant
  edited: Instant | null
}
/**
 * Of a set team one row: who entered it, and the partner. position: the place on the ladder before
 * its first day.
 */
type LeaguePlayers = {
  league_series_id: string
  player_id: string
  partner_id: string | null
  state: MemberState
  position: number | null
  created: DefaultInstant
}
/** starts_at: the start that was reminded of. */
type EventReminders = { event_id: string; kind: ReminderKind; starts_at: Instant; sent: Instant }
type EventSeries = {
  series_id: string
  every_weeks: number
  weekdays: number[]
  created: DefaultInstant
}
/** Made once an event: parties hold the record that domain/event/draw.ts checks. */
type EventDraws = {
  event_id: string
  mode: Exclude<SignupMode, 'first come'>
  seed: number
  max_players: number
  held: number
  is_balanced: boolean
  parties: ColumnType<unknown, string, never>
  made: Instant
  made_by: string | null
}
type EventTemplates = {
  template_id: string
  player_id: string
  name: string
  fields: ColumnType<unknown, string, string>
  created: DefaultInstant
}
type MatchLists = {
  event_id: string
  state: Generated<MatchListState>
  courts: number[]
  revision: Generated<number>
  watch_key: string | null
  started: DefaultInstant
  /** The last round whose players were called to their courts. */ called_round: Generated<number>
  closed: Instant | null
}
type MatchListPlayers = {
  event_id: string
  number: number
  player_id: string | null
  guest_of: string | null
  guest: number | null
  presence: Presence
  team: number | null
  /** For mixed doubles; shown to organizers only. */
  gender: 'woman' | 'man' | null
  /** Its player said that it was not them. */
  disowned: Generated<boolean>
}
/** how is null unless the player acted. */
type OwnActs = {
  event_id: string
  player_id: string
  state: OwnActState
  how: OwnAct | null
  changed: Instant
}
type LeagueOwnActs = { league_series_id: string; player_id: string }
type Matches = {
  match_id: string
  event_id: string
  stage: MatchStage
  round: number
  slot: number
  court: number | null
  pool: number | null
  state: Generated<MatchState>
  points_a: Generated<number[]>
  points_b: Generated<number[]>
  winner: Side | null
  walkover: Generated<boolean>
  reported_by: string | null
  reported: Instant | null
  disputed_by: string | null
  dispute: Generated<string>
  confirmed_by: string | null
  confirmed: Instant | null
  decided: OptionalInstant
  /** The order in which results count for ratings: kept through corrections. */
  result_order: string | null
}
/** stage and round repeat those of the match, so that nobody can be in a round twice. */
type MatchPlayers = {
  match_id: string
  event_id: string
  stage: MatchStage
  round: number
  number: number
  side: Side
}
type MatchByes = { event_id: string; round: number; number: number }
type MatchListLog = {
  match_list_log_id: Generated<string>
  event_id: string
  actor_id: string | null
  action: string
  undo: ColumnType<unknown, string | null, string | null>
  undone: Generated<boolean>
  created: DefaultInstant
}
/** Kept while the results of the event are closed. */
type Results = {
  event_id: string
  player_id: string
  rank: number
  entrants: number
  wins: number
  losses: number
  partner_id: string | null
}
/** Counted into players.medal_* by the database. */
/** From an event, or from a league. */
type Awards = {
  award_id: string
  event_id: Generated<string | null>
  league_series_id: Generated<string | null>
  player_id: string
  medal: Medal
  created: Instant
}
/** What changed: an event (or whatever else gives results), or a player. Added to by triggers. */
type LeaderboardDirty = {
  leaderboard_dirty_id: Generated<string>
  source_id: string | null
  player_id: string | null
}
type ResultCounts = {
  attended: number
  hosted: number
  wins: number
  losses: number
  gold: number
  silver: number
  bronze: number
}
/** What a player has from one event. */
type LeaderboardResults = ResultCounts & {
  source_id: string
  player_id: string
  location_id: string
  day: string
}
/** One row: the first day of the window of 30 days. */
type LeaderboardWindow = { id: string; from_day: string }
/**
 * Kept by triggers on the results. location_id is '' for everywhere; span: 'all time', '30 days' or
 * a season.
 */
type LeaderboardTotals = ResultCounts & {
  location_id: string
  span: string
  player_id: string
  points: Computed<number>
  win_percent: Computed<number>
  medals: Computed<number>
  rating_doubles: Generated<number>
  rating_singles: Generated<number>
  listed: boolean
}
/** p1 sorts before p2. */
type EventTeams = {
  event_id: string
  p1: string
  p2: string
  created: DefaultInstant
  deleted: Generated<boolean>
}
type EventCohosts = { event_id: string; player_id: string }
type PlayerEvents = {
  event_id: string
  player_id: string
  guests: number
  place: EntryPlace
  entry_order: number
  attendance: Attendance | null
  late: Generated<boolean>
  removed: Generated<boolean>
  start_date: string
  created: DefaultInstant
  changed: DefaultInstant
  /** What they had told when they entered; forgotten when they leave. */
  gender: Gender | null
  /** An organizer sent them to the waitlist. */
  sent_out: Generated<boolean>
  /** Of a team that entered together: two rows, one of them the lead. */
  partner_id: string | null
  lead: Generated<boolean>
  /** How often the place was given, changed or left; counted by the database. */
  calendar_sequence: Computed<number>
}
type CalendarFeeds = { player_id: string; secret_hash: string; created: Instant }
type EventMessages = {
  message_id: string
  event_id: string
  player_id: string
  message: string
  created: Date
}
/** read_to: when the newest message was written that they have seen. */
type EventChatReads = { event_id: string; player_id: string; read_to: Date }
type EventLog = {
  event_log_id: Generated<string>
  event_id: string
  actor_id: string
  action: EventLogAction
  player_id: string | null
  detail: string
  created: DefaultInstant
}
type Alerts = {
  alert_id: string
  player_id: string
  kind: AlertKind
  params: ColumnType<Record<string, string>, string, string>
  event_id: string | null
  created: DefaultInstant
  read: Generated<boolean>
}
/** matrix holds what differs from the default. */
type NotificationSettings = {
  player_id: string
  matrix: ColumnType<MatrixChanges, string | undefined, string>
  quiet_from: Generated<string | null>
  quiet_to: Generated<string | null>
  digest: Generated<boolean>
  language: Generated<Language | null>
}
/**
 * failures: messages that its push service has refused since it last took one. session_id: of whom
 * subscribed; ended before its time it takes the device along.
 */
type PushDevices = {
  device_id: string
  player_id: string
  session_id: Generated<string | null>
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created: Instant
  last_ok: OptionalInstant
  failures: Generated<number>
}
/**
 * parcel: what goes out as one message. unit: the same once it was tried, so that nothing is added
 * to it; claim: who sends them now, until claimed_until. params is emptied when it ends.
 */
type Deliveries = {
  delivery_id: Generated<string>
  player_id: string
  channel: DeliveryChannel
  device_id: string | null
  kind: NoticeKind
  notification_group: NotificationGroup
  source: string
  batch: string
  event_id: string | null
  alert_id: string | null
  message_id: string | null
  from_id: string | null
  params: ColumnType<Record<string, string>, string, string>
  created: Instant
  due_at: Instant
  state: Generated<DeliveryState>
  outcome: Generated<string>
  unit: Generated<string | null>
  claim: Generated<string | null>
  claimed_until: OptionalInstant
  attempts: Generated<number>
  ended: OptionalInstant
  parcel: Computed<string>
}
type Messages = {
  message_id: string
  from_id: string
  to_id: string
  type: MessageType
  message: string
  event_id: string | null
  location_id: string | null
  created: DefaultInstant
  read: Generated<boolean>
  expires: Instant | null
  used: Instant | null
  declined: Generated<boolean>
}
/** The last message of each direction of a thread. */
type MessageLast = { from_id: string; to_id: string; message_id: string; created: Instant }
type MediaLinks = {
  media_id: string
  location_id: string
  player_id: string
  url: string
  network: SocialNetwork
  kind: MediaKind
  caption: string
  created: Date
}
type Reports = {
  report_id: string
  reporter_id: string | null
  kind: ReportKind
  player_id: string | null
  message_id: string | null
  club_slug: string | null
  media_id: string | null
  location_id: string | null
  reason: string
  created: DefaultInstant
  closed: Instant | null
  closed_by: string | null
  outcome: ReportOutcome | null
}
type LocationSuggestions = {
  suggestion_id: string
  location_id: string
  player_id: string
  changes: ColumnType<SuggestedFields, string, string>
  created: Instant
  closed: OptionalInstant
  closed_by: string | null
  outcome: SuggestionOutcome | null
  is_open: Computed<boolean | null>
}
/** Only ever added to; the database refuses the rest. */
type LocationLog = {
  location_log_id: Generated<string>
  location_id: string
  actor_id: string | null
  action: LocationLogAction
  event_id: string | null
  player_id: string | null
  detail: string
  created: DefaultInstant
}
/** rating is what players see of mu. */
type PlayerRatings = {
  player_id: string
  discipline: Discipline
  rating: number
  mu: number
  sigma: number
  games: number
}
/**
 * One row for each player of a rated match, as the replay left it. place: 0 and 1 are side a, 2 and
 * 3 side b. expected: the share of the points their side was expected to win.
 */
type RatingChanges = {
  result_order: number
  place: number
  discipline: Discipline
  player_id: string
  points_for: number
  points_against: number
  expected: number
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
  games: number
}
/** Where a player began, kept for good: a later self-assessment changes no rating. */
type RatingSeeds = { player_id: string; discipline: Discipline; mu: number }
/** Results that changed and were not replayed yet; filled by triggers. */
type RatingDirty = { rating_dirty_id: Computed<number>; result_order: number }
/** By which rules the stored ratings were made. */
type RatingRules = { id: string; rules: number }
type SupportContacts = {
  contact_id: string
  number: Computed<number>
  player_id: string
  topic: ContactTopic
  message: string
  language: Language
  created: DefaultInstant
  closed: OptionalInstant
  note: Generated<string>
}
type Version = { id: string; value: string }
/** Only ever added to; the database refuses the rest. */
type OperatorLog = {
  operator_log_id: Generated<string>
  command: string
  location_id: string | null
  player_id: string | null
  user_id: string | null
  detail: string
  created: DefaultInstant
}
/** granted_to: the one user who may take the name; null: nobody. */
type RestingNames = {
  name_hash: string
  /** Of names that rested before looks were kept they are null. */ name_look: string | null
  slug_look: string | null
  until: Instant
}
type ReservedNames = {
  player_id: string
  slug_look: string
  granted_to: string | null
  created: DefaultInstant
}
/** One row: since when this installation stands. */
type Installation = { is_only: Generated<boolean>; born: Instant }
/** One row: see db/store-identity.ts. */
type StoreIdentity = {
  is_only: Generated<boolean>
  store_id: string
  place: string
  started: string
  begun_at_version: number
}
/** What nodes woke in the last minute; topics null: everything. */
type StoredWakes = {
  node_id: string
  beat: number
  topics: string[] | null
  created: DefaultInstant
}
/** What newcomers did that counts against their limits. */
type NewcomerActs = { player_id: string; kind: QuotaKind; subject: string; created: Instant }
/** until: null is for good. The one without ended stands, even past until. */
type Suspensions = {
  suspension_id: string
  user_id: string
  reason: string
  until: OptionalInstant
  created: Instant
  ended: OptionalInstant
  was_hidden: boolean
  was_kept_hidden: boolean
}
/** An address or a domain that can't register. */
type Bans = { pattern: string; reason: string; created: Instant }
/**
 * Balances and numbers of entries are kept by the database, for players only; an account whose
 * player is gone belongs to nobody.
 */
type LedgerAccounts = {
  account_id: Computed<number>
  unit: LedgerUnit
  owner: LedgerOwner
  player_id: string | null
  balance: Computed<number | null>
  entries: Computed<number>
}
/** Only ever added to, by ledger_post. */
type LedgerTransactions = {
  ledger_transaction_id: string
  kind: LedgerKind
  unit: LedgerUnit
  key: string
  made_by: LedgerMaker
  detail: Generated<string>
  event_id: string | null
  created: Instant
}
type LedgerEntries = {
  ledger_entry_id: Computed<number>
  ledger_transaction_id: string
  account_id: number
  amount: number
  entry_no: Computed<number | null>
  balance_after: Computed<number | null>
}
/** What a sender wrote; it goes with its author. */
type LedgerNotes = { ledger_transaction_id: string; player_id: string; note: string }
type PassTiers = {
  pp_globals_id: Generated<string>
  tier: string
  weekly_allowance: number
  position: number
}
type Passes = {
  player_id: string
  serial: Computed<number>
  tier: string
  granted: Instant
  granted_by: 'operator' | 'code'
  last_claim_at: OptionalInstant
  last_claim_tx: Generated<string | null>
}
/** The code itself is kept nowhere. */
type PassCodes = {
  code_hash: string
  tier: string
  batch: Generated<string>
  max_uses: number
  uses: Generated<number>
  expires: Instant | null
  created: Instant
}
type PassCodeUses = { code_hash: string; player_id: string; redeemed: Instant }
/** What may have earned something, an event from its end on, or a player. Added to by triggers. */
type RewardMarks = {
  reward_mark_id: Computed<number>
  event_id: string | null
  player_id: string | null
  due: Instant
}
type PpGlobals = { id: string; platform_fee: Generated<number> }
type CallAnswers = {
  user_id: string
  request_id: string
  name: string
  input_hash: string | null
  answer: ColumnType<unknown, string, never>
  created: DefaultInstant
}
/** A file that no record names any more; `due`: the next try. */
type PhotoRemovals = { photo_key: string; due: Instant; attempts: Generated<number> }

export type Tables = {
  ledger_accounts: LedgerAccounts
  ledger_transactions: LedgerTransactions
  ledger_entries: LedgerEntries
  ledger_notes: LedgerNotes
  reward_marks: RewardMarks
  pass_tiers: PassTiers
  passes: Passes
  pass_codes: PassCodes
  pass_code_uses: PassCodeUses
  auth_users: AuthUsers
  auth_sessions: AuthSessions
  auth_accounts: AuthAccounts
  auth_verifications: AuthVerifications
  auth_passkeys: AuthPasskeys
  auth_two_factors: AuthTwoFactors
  account_links: AccountLinks
  players: Players
  players_private: PlayersPrivate
  player_stage: PlayerStage
  player_diamonds: PlayerDiamonds
  locations: Locations
  locations_admin: LocationsAdmin
  player_locations: PlayerLocations
  player_friends: PlayerFriends
  player_favorites: PlayerFavorites
  player_blocks: PlayerBlocks
  location_players: LocationPlayers
  clubs: Clubs
  club_members: ClubMembers
  club_invitations: ClubInvitations
  events: Events
  event_cohosts: EventCohosts
  event_teams: EventTeams
  event_series: EventSeries
  event_reminders: EventReminders
  event_draws: EventDraws
  event_templates: EventTemplates
  player_events: PlayerEvents
  event_log: EventLog
  event_messages: EventMessages
  event_chat_reads: EventChatReads
  calendar_feeds: CalendarFeeds
  leagues: Leagues
  league_players: LeaguePlayers
  league_own_acts: LeagueOwnActs
  own_acts: OwnActs
  match_lists: MatchLists
  match_list_players: MatchListPlayers
  matches: Matches
  match_players: MatchPlayers
  match_byes: MatchByes
  match_list_log: MatchListLog
  results: Results
  awards: Awards
  leaderboard_dirty: LeaderboardDirty
  leaderboard_results: LeaderboardResults
  leaderboard_window: LeaderboardWindow
  leaderboard_totals: LeaderboardTotals
  player_ratings: PlayerRatings
  rating_changes: RatingChanges
  rating_seeds: RatingSeeds
  rating_dirty: RatingDirty
  rating_rules: RatingRules
  notification_settings: NotificationSettings
  push_devices: PushDevices
  deliveries: Deliveries
  alerts: Alerts
  messages: Messages
  message_last: MessageLast
  reports: Reports
  media_links: MediaLinks
  location_log: LocationLog
  location_suggestions: LocationSuggestions
  support_contacts: SupportContacts
  version: Version
  pp_globals: PpGlobals
  call_answers: CallAnswers
  operator_log: OperatorLog
  reserved_names: ReservedNames
  resting_names: RestingNames
  zone_rules: ZoneRules
  store_identity: StoreIdentity
  stored_wakes: StoredWakes
  photo_removals: PhotoRemovals
  installation: Installation
  newcomer_acts: NewcomerActs
  suspensions: Suspensions
  bans: Bans
}

export type NewEvent = Insertable<Events>
export type LocationRow = Selectable<Locations>
