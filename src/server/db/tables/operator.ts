// The operator's decisions: reports, suspensions, limits, reserved names.
import type { Generated } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { AwayFault, AwayState } from '#domain/backup/backup-away.ts'
import type { BackupFault, BackupPlan, BackupState, TrialState } from '#domain/backup/backup.ts'
import type { RestoreFault, RestoreState, RestoreStep } from '#domain/backup/restore.ts'
import type { QuotaKind } from '#domain/newcomer/newcomer.ts'
import type { SetupStep } from '#domain/operator/server-setup.ts'
import type { FoundingAct, FoundingRule } from '#domain/registration/founding.ts'
import type { RegistrationMode } from '#domain/registration/registration.ts'
import type { DecisionOutcome, ReportKind, ReportOutcome } from '#domain/report/report.ts'
import type { Language } from '#domain/shared/language.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Reports = {
  reportId: string
  reporterId: string | null
  kind: ReportKind
  playerId: string | null
  messageId: string | null
  clubSlug: string | null
  mediaId: string | null
  locationId: string | null
  reason: string
  created: DefaultInstant
  closed: Instant | null
  closedBy: string | null
  outcome: ReportOutcome | null
}
type ReportDecisions = {
  decisionId: string
  reportId: Generated<string | null>
  playerId: string
  kind: Generated<ReportKind | null>
  outcome: DecisionOutcome
  reason: string
  decidedBy: Generated<string | null>
  created: Instant
  appeal: Generated<string | null>
  appealed: OptionalInstant
  answered: OptionalInstant
  answeredBy: Generated<string | null>
  lifted: Generated<boolean>
}
type OperatorLog = {
  operatorLogId: Generated<number>
  command: string
  locationId: string | null
  playerId: string | null
  userId: string | null
  byUserId: string | null
  detail: string
  created: DefaultInstant
}
type Operators = { userId: string; role: OperatorRole; created: Instant }
/** grantedTo: the one user allowed to take the name; null: no one. */
type RestingNames = {
  nameHash: string
  /** Null for names reserved before looks were stored. */
  nameLook: string | null
  slugLook: string | null
  until: Instant
}
type ReservedNames = {
  playerId: string
  slugLook: string
  grantedTo: string | null
  created: DefaultInstant
}
type NewcomerActs = { playerId: string; kind: QuotaKind; subject: string; created: Instant }
/** In bytes; day is the one that `today` counts. */
type StoredText = { playerId: string; day: string; today: number; total: number }
/** until: null is forever. The row without ended is in force, even past until. */
type Suspensions = {
  suspensionId: string
  userId: string
  reason: string
  until: OptionalInstant
  created: Instant
  ended: OptionalInstant
  wasHidden: boolean
  wasKeptHidden: boolean
}
type Bans = { pattern: string; reason: string; created: Instant }
type Registration = { id: string; mode: RegistrationMode; changed: Instant }
type RegistrationRequests = {
  requestId: string
  email: string
  sentence: string
  language: Language
  network: string | null
  created: Instant
}
type RegistrationInvitations = {
  linkKey: string
  email: string | null
  language: Language
  usesLeft: number
  ends: Instant
  mailed: OptionalInstant
  createdBy: string | null
  created: Instant
}
type RegistrationAdmissions = { email: string; ticket: string; ends: Instant }
/** One row, 'current'. link: for the first owner, null once there is one. code: of the test mail. */
type ServerSetup = {
  id: string
  linkName: string | null
  linkEnds: OptionalInstant
  codeHash: string | null
  codeEnds: OptionalInstant
  mailProven: OptionalInstant
  skipped: Generated<SetupStep[]>
  demoEmptied: OptionalInstant
  regions: Generated<string[] | null>
}
type BackupPlans = BackupPlan & { id: string; recipient: string | null; changed: Instant }
type AskedJobs = { name: string; asked: Instant }
type FoundingRules = FoundingRule & { act: FoundingAct }
type BackupWarnings = { id: string; warned: Instant }
type Backups = {
  backupId: string
  name: string
  recipient: string | null
  sha256: string | null
  away: AwayState | null
  awayFault: AwayFault | null
  awayTries: Generated<number>
  awayTried: OptionalInstant
  state: BackupState
  fault: BackupFault | null
  bytes: number | null
  rowCount: number | null
  trial: TrialState | null
  trialFault: BackupFault | null
  tried: OptionalInstant
  isAsked: boolean
  created: Instant
  made: OptionalInstant
  byUserId: string | null
  owners: string[] | null
}
type Restores = {
  restoreId: string
  backupId: string
  name: string
  state: RestoreState
  failedAt: RestoreStep | null
  fault: RestoreFault | null
  backupOf: Instant
  asked: Instant
  ended: OptionalInstant
}

export type OperatorTables = {
  asked_jobs: AskedJobs
  founding_rules: FoundingRules
  backup_plan: BackupPlans
  backup_warnings: BackupWarnings
  backups: Backups
  restores: Restores
  operator_log: OperatorLog
  operators: Operators
  reports: Reports
  report_decisions: ReportDecisions
  suspensions: Suspensions
  bans: Bans
  newcomer_acts: NewcomerActs
  stored_text: StoredText
  resting_names: RestingNames
  reserved_names: ReservedNames
  registration: Registration
  registration_requests: RegistrationRequests
  registration_invitations: RegistrationInvitations
  registration_admissions: RegistrationAdmissions
  server_setup: ServerSetup
}
