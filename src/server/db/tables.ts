// The tables as Kysely sees them, one file per noun; migrations/ creates them. Tables have
// PostgreSQL's names, columns the spec's field names, translated by tables/column-names.ts.
import type { AccountTables } from './tables/account.ts'
import type { AgreementTables } from './tables/agreement.ts'
import type { CheckInTables } from './tables/check-in.ts'
import type { ClubTables } from './tables/club.ts'
import type { ContactTables } from './tables/contact.ts'
import type { DayStatusTables } from './tables/day-status.ts'
import type { EventTables } from './tables/event.ts'
import type { HouseRuleTables } from './tables/house-rule.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { LeaderboardTables } from './tables/leaderboard.ts'
import type { LeagueTables } from './tables/league.ts'
import type { LedgerTables } from './tables/ledger.ts'
import type { LocationTables } from './tables/location.ts'
import type { MatchTables } from './tables/match.ts'
import type { MessageTables } from './tables/message.ts'
import type { NotificationTables } from './tables/notification.ts'
import type { OperatorTables } from './tables/operator.ts'
import type { OutreachTables } from './tables/outreach.ts'
import type { PartnerTables } from './tables/partner.ts'
import type { PassTables } from './tables/pass.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { PlayerTables } from './tables/player.ts'
import type { QueueTables } from './tables/queue.ts'
import type { RatingTables } from './tables/rating.ts'
import type { ScreenTables } from './tables/screen.ts'
import type { TournamentTables } from './tables/tournament.ts'

export type Tables = AccountTables &
  PlayerTables &
  LocationTables &
  ClubTables &
  ContactTables &
  PaymentTables &
  AgreementTables &
  HouseRuleTables &
  EventTables &
  LeagueTables &
  TournamentTables &
  MatchTables &
  DayStatusTables &
  QueueTables &
  CheckInTables &
  PartnerTables &
  OutreachTables &
  ScreenTables &
  LeaderboardTables &
  RatingTables &
  NotificationTables &
  MessageTables &
  OperatorTables &
  LedgerTables &
  PassTables &
  InstallationTables
