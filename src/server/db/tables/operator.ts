// The operator's decisions: reports, suspensions, limits, names kept free.
import type { Generated } from 'kysely'
import type { QuotaKind } from '#domain/newcomer/newcomer.ts'
import type { ReportKind, ReportOutcome } from '#domain/report/report.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

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
/** granted_to: the one user allowed to take the name; null: no one. */
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

export type OperatorTables = {
  operator_log: OperatorLog
  reports: Reports
  suspensions: Suspensions
  bans: Bans
  newcomer_acts: NewcomerActs
  resting_names: RestingNames
  reserved_names: ReservedNames
}
