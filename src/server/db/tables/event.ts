// Events and everything attached to them: series, teams, entries, chat, log.
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
import type { TierHours } from '#domain/invitation/tier.ts'
import type { Gender } from '#domain/player/player.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Value<T> = T extends Day ? string : T
type FieldColumns = {
  [Name in Exclude<ColumnFieldName, DefaultedFieldName>]: Name extends InstantFieldName
    ? Instant | null
    : Value<EventFields[Name]>
} & {
  [Name in DefaultedFieldName]: Name extends InstantFieldName
    ? OptionalInstant
    : Generated<EventFields[Name]>
}
type FormatColumns = { [Name in keyof FormatFields]: FormatFields[Name] | null }

type Events = FieldColumns &
  FormatColumns & {
    eventId: string
    timezone: string
    playerId: string
    startsAt: Instant
    endsAt: Instant
    status: EventStatus
    cancelReason: Generated<string>
    deleted: Generated<boolean>
    nextOrder: Generated<number>
    asksAgreements: Generated<boolean>
    moved: OptionalInstant
    playing: Generated<number>
    waiting: Generated<number>
    created: DefaultInstant
    edited: Instant | null
    drawn: OptionalInstant
    announced: OptionalInstant
    /** seriesIndex counts from 1; ownFields are those changed in this occurrence alone. */
    seriesId: Generated<string | null>
    seriesIndex: Generated<number | null>
    ownFields: Generated<string[]>
    leagueSeriesId: Generated<string | null>
    leagueDay: Generated<number | null>
    tournamentId: Generated<string | null>
    calendarSequence: Computed<number>
    ranking: Generated<Ranking>
    /** When a cohost became its organizer because the previous one left. */
    handedOver: Instant | null
    groupAsked: OptionalInstant
    inviteesReminded: OptionalInstant
  }
type EventReminders = { eventId: string; kind: ReminderKind; startsAt: Instant; sent: Instant }
type EventSeries = {
  seriesId: string
  everyWeeks: number
  weekdays: number[]
  created: DefaultInstant
}
/** One draw per event; parties holds the record that domain/event/draw.ts checks. */
type EventDraws = {
  eventId: string
  mode: Exclude<SignupMode, 'first come'>
  seed: number
  maxPlayers: number
  held: number
  isBalanced: boolean
  parties: ColumnType<unknown, string, never>
  made: Instant
  madeBy: string | null
}
type EventTemplates = {
  templateId: string
  playerId: string
  name: string
  fields: ColumnType<unknown, string, string>
  created: DefaultInstant
}
type OwnActs = {
  eventId: string
  playerId: string
  state: OwnActState
  how: OwnAct | null
  changed: Instant
}
/** p1 sorts before p2. */
type EventTeams = {
  eventId: string
  p1: string
  p2: string
  created: DefaultInstant
  deleted: Generated<boolean>
}
type EventCohosts = { eventId: string; playerId: string; fromTournament: Generated<boolean> }
type PlayerEvents = {
  eventId: string
  playerId: string
  guests: number
  place: EntryPlace
  entryOrder: number
  attendance: Attendance | null
  late: Generated<boolean>
  removed: Generated<boolean>
  startDate: string
  created: DefaultInstant
  changed: DefaultInstant
  /** As entered at sign-up; cleared when they leave. */
  gender: Gender | null
  /** Moved to the waitlist by an organizer. */
  sentOut: Generated<boolean>
  lastInLine: Generated<boolean>
  offeredUntil: OptionalInstant
  cancelCutoffHours: Generated<number | null>
  partnerId: string | null
  lead: Generated<boolean>
  calendarSequence: Computed<number>
}
type CalendarFeeds = { playerId: string; secretHash: string; created: Instant }
/** place: counted from 1, in the order of inviting. */
type EventTiers = {
  eventId: string
  invited: string
  clubName: Computed<string | null>
  tag: Computed<string | null>
  hoursBefore: TierHours
  place: number
  asked: Instant | null
}
type EventInvitees = {
  inviteeId: Generated<number>
  eventId: string
  playerId: string
  asked: Instant
  /** The event's next order when they answered Out. */
  declinedOrder: Generated<number | null>
  picked: Generated<boolean>
  withdrawn: Generated<boolean>
}
type EventMessages = {
  messageId: string
  eventId: string
  playerId: string
  message: string
  created: Date
}
type EventChatReads = { eventId: string; playerId: string; readTo: Date }
type EventLog = {
  eventLogId: Generated<number>
  eventId: string
  actorId: string
  action: EventLogAction
  playerId: string | null
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
  event_invitees: EventInvitees
  event_tiers: EventTiers
  event_messages: EventMessages
  event_chat_reads: EventChatReads
  event_log: EventLog
  own_acts: OwnActs
  calendar_feeds: CalendarFeeds
}

export type NewEvent = Insertable<Events>
