// Changes that other features follow in the same transaction. A feature names its followers in its
// manifest; they run in the order of manifests/features.ts, as docs/follow-ups.md lists them.
import type { Attendance } from '#domain/event/entry.ts'
import type { EntryChange } from '#domain/event/roster-change.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { EventFacts } from '../event/queries.ts'

type Installed = { installation: Deps['installation'] }

/** The unit of a change after which people may be invited. */
export type InvitingUnit = UnitOfWork & { deps: Installed }

/** A group that events and leagues can invite: an organizer's marks, or a club. */
export type JoinedGroup =
  | { playerId: string; organizerId: string }
  | { playerId: string; club: { locationId: string; clubName: string } }

export type Changes = {
  groupJoined: JoinedGroup & Installed
  /** A player may no longer see what invited them. */
  sightLost: { playerId: string }
  leagueOpened: { leagueSeriesId: string } & Installed
  eventDeleted: { eventId: string }
  /** Rosters were decided and are about to be stored, under their events' row locks. */
  rosterChanged: readonly { event: EventFacts; changes: readonly EntryChange[] }[]
  /** A player was removed after the start; no one moved up. */
  playerDropped: { event: EventFacts; playerId: string }
  attendanceDecided: { eventId: string; players: readonly { playerId: string; isHere: boolean }[] }
  attendanceChanged: { event: EventFacts; playerId: string; attendance: Attendance | null }
  /** Players are here. isOwn: they checked in themselves. */
  playersArrived: { event: EventFacts; playerIds: readonly string[]; isOwn: boolean }
  countingChanged: { eventId: string }
}

export type ChangeName = keyof Changes

export type Follower<Name extends ChangeName> = (
  unit: UnitOfWork,
  change: Changes[Name],
) => Promise<void>

export type FeatureFollowers = { readonly [Name in ChangeName]?: Follower<Name> }

/** The followers of all features, in their order. */
export type Followers = <Name extends ChangeName>(name: Name) => readonly Follower<Name>[]
