// The manifest of a feature: everything the whole server must know about it. A feature declares it
// once, in its feature.ts, and features.ts lists the features; handlers, jobs and deletions follow
// from that list.
import type { CallName, HttpName, LiveName } from '#contract/contract.ts'
import type { Auth } from '../auth/auth.ts'
import type { FeatureFollowers } from '../core/follow-ups/changes.ts'
import type { Database } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import type { Handlers, HttpHandlers } from '../handler.ts'
import type { Job } from '../jobs/queue.ts'
import type { LiveHandlers } from '../live/live-query.ts'
import type { TownFinder } from '../towns/town-finder.ts'
import type { Cost, ReadCost } from './costs.ts'
import type { TableFacts } from './table-facts.ts'

export const minutely = '* * * * *'

/**
 * The longest delay of a draw or of the end of an offer: the queue's minute is too long for players
 * who wait for it together.
 */
export const rostersMs = 5_000

export const dayMs = 86_400_000
export const yearMs = 365.25 * dayMs

export type HandlerParts = {
  deps: Deps
  auth: Auth
  towns: TownFinder
  /** Makes a value for the whole server: features that pass the same maker share it. */
  once: <T>(make: (deps: Deps) => T) => T
  /** The handlers of all features, complete once the server is assembled. */
  handlers: Handlers
}

export type LiveParts = Pick<Deps, 'checkout' | 'push' | 'installation' | 'linkKeys'>

type Made<T, From> = T | ((from: From) => T)

/** A job that runs on a schedule, on one server at a time. */
export type ScheduledJob = Omit<Job, 'run'> & { run: (deps: Deps) => Promise<unknown> }

/** A job that each server runs every `everyMs`, for players who wait for it together. */
export type RepeatedJob = {
  everyMs: number
  failed: string
  run: (deps: Deps) => Promise<unknown>
}

export type Feature<
  C extends CallName = CallName,
  H extends HttpName = HttpName,
  L extends LiveName = LiveName,
> = {
  calls?: Made<Pick<Handlers, C>, HandlerParts>
  http?: Pick<HttpHandlers, H>
  live?: Made<Pick<LiveHandlers, L>, LiveParts>
  costs?: Readonly<Record<NoInfer<C | H | L>, Cost | ReadCost>>
  jobs?: readonly ScheduledJob[]
  repeated?: readonly RepeatedJob[]
  /** Starts work that follows changes at once; returns a stop function. */
  follow?: (deps: Deps) => () => Promise<void>
  /** Runs in the transactions in which other features change something. */
  followers?: FeatureFollowers
  /** Deletes rows that are no longer needed; runs once a day. */
  forget?: (db: Database, kept: { now: number; agreementYears: number }) => Promise<void>
  tables?: Readonly<Record<string, TableFacts>>
}

export const defineFeature = <
  C extends CallName = never,
  H extends HttpName = never,
  L extends LiveName = never,
>(
  feature: Feature<C, H, L>,
): Feature<C, H, L> => feature
