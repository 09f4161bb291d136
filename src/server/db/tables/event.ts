// Events and all that hangs on one: series, teams, entries, chat, log.
import type { ColumnType, Generated, Insertable } from 'kysely'
import type { Attendance, EntryPlace } from '#domain/event/entry.ts'
import type {
  ColumnFieldName,
  DefaultedFieldName,
  EventFields,
  InstantFieldName,
} from '#domain/event/event-fields.ts'
import type { EventStatus, SignupMode } from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { EventLogAction } from '#domain/event/log.ts'
import type { OwnAct, OwnActState } from '#domain/event/own-act.ts'
import type { Ranking } from '#domain/event/ranking.ts'
import type { ReminderKind } from '#domain/event/reminder.ts'
import type { Gender } from '#domain/player/player.ts'
import type { Day } from '#domain/shared/day.ts'
import type { ColumnName } from './column-names.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

/** A day is read as text. */
type Value<T> = T extends Day ? string : T
/** The fields of an event in columns of their own names (domain/event/event-fields.ts). */
type FieldColumns = {
  [
    Name in Exclude<ColumnFieldName, DefaultedFieldName> as ColumnName<Name>
  ]: Name extends InstantFieldName ? Instant | null : Value<EventFields[Name]>
} & {
  [Name in DefaultedFieldName as ColumnName<Name>]: Name extends InstantFieldName
    ? OptionalInstant
    : Generated<EventFields[Name]>
}
/** All of the format are set, or none. */
type FormatColumns = {
  [Name in keyof FormatFields as ColumnName<Name>]: FormatFields[Name] | null
}

type Events = FieldColumns &
  FormatColumns & {
    event_id: string
    timezone: string
    player_id: string
    starts_at: Instant
    ends_at: Instant
    status: EventStatus
    cancel_reason: Generated<string>
    deleted: Generated<boolean>
    next_order: Generated<number>
    playing: Generated<number>
    waiting: Generated<number>
    created: DefaultInstant
    edited: Instant | null
    drawn: OptionalInstant
    /** When the players of the venue were told of it. */
    announced: OptionalInstant
    /** series_index counts from 1; own_fields are those changed in this occurrence by itself. */
    series_id: Generated<string | null>
    series_index: Generated<number | null>
    own_fields: Generated<string[]>
    /** A game day of a league, counted from 1. */
    league_series_id: Generated<string | null>
    league_day: Generated<number | null>
    /** Changes of what a calendar shows; counted by the database. */
    calendar_sequence: Computed<number>
    ranking: Generated<Ranking>
    /** When a cohost became its organizer because the one before left. */
    handed_over: Instant | null
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
/** how is null unless the player acted. */
type OwnActs = {
  event_id: string
  player_id: string
  state: OwnActState
  how: OwnAct | null
  changed: Instant
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

export type EventTables = {
  events: Events
  event_reminders: EventReminders
  event_series: EventSeries
  event_draws: EventDraws
  event_templates: EventTemplates
  event_teams: EventTeams
  event_cohosts: EventCohosts
  player_events: PlayerEvents
  event_messages: EventMessages
  event_chat_reads: EventChatReads
  event_log: EventLog
  own_acts: OwnActs
  calendar_feeds: CalendarFeeds
}

export type NewEvent = Insertable<Events>
