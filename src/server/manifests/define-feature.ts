// The manifest of a feature: everything it has that the whole server must know of. A feature
// declares it once, in its feature.ts, and features.ts lists the features; what the server answers,
// what runs and what is forgotten follow from that list.
import type { CallName, HttpName, LiveName } from '#contract/contract.ts'
import type { Auth } from '../auth/auth.ts'
import type { Database } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import type { Handlers, HttpHandlers } from '../handler.ts'
import type { Job } from '../jobs/queue.ts'
import type { LiveHandlers } from '../live/live-query.ts'
import type { TownFinder } from '../towns/town-finder.ts'
import type { Cost, ReadCost } from './costs.ts'
import type { TableFacts } from './table-facts.ts'

/** When a job runs that looks for what is due. */
export const minutely = '* * * * *'

/**
 * How late a draw may be at most, or the end of an offer: a minute, as the queue has it, is too long
 * for players that wait for it together.
 */
export const rostersMs = 5_000

export const dayMs = 86_400_000
export const yearMs = 365.25 * dayMs

/** What a feature may make its handlers from. */
export type HandlerParts = {
  deps: Deps
  auth: Auth
  towns: TownFinder
  /** Makes something for the whole server: the same for every feature that names the same maker. */
  once: <T>(make: (deps: Deps) => T) => T
  /** The handlers of all features, complete once the server is put together. */
  handlers: Handlers
}

/** What a feature may make its live queries from. */
export type LiveParts = Pick<Deps, 'checkout' | 'push' | 'installation' | 'linkKeys'>

type Made<T, From> = T | ((from: From) => T)

/** What runs at its times, on one server at a time. */
export type ScheduledJob = Omit<Job, 'run'> & { run: (deps: Deps) => Promise<unknown> }

/** What each server runs every so many ms, for players that wait for it together. */
export type RepeatedJob = {
  everyMs: number
  /** The line of the log about a failure. */
  failed: string
  run: (deps: Deps) => Promise<unknown>
}

export type Feature<
  C extends CallName = CallName,
  H extends HttpName = HttpName,
  L extends LiveName = LiveName,
> = {
  /** The calls it answers. */
  calls?: Made<Pick<Handlers, C>, HandlerParts>
  http?: Pick<HttpHandlers, H>
  live?: Made<Pick<LiveHandlers, L>, LiveParts>
  /** What one ask of each of them may take. */
  costs?: Readonly<Record<NoInfer<C | H | L>, Cost | ReadCost>>
  /** The first by their name, each by deps.clock. */
  jobs?: readonly ScheduledJob[]
  repeated?: readonly RepeatedJob[]
  /** Starts what follows a change at once; returns how to stop it. */
  follow?: (deps: Deps) => () => Promise<void>
  /** Deletes, once a day, the rows that no one asks for any more. */
  forget?: (db: Database, kept: { now: number; agreementYears: number }) => Promise<void>
  /** Its tables by their names, and what is a person's in them. */
  tables?: Readonly<Record<string, TableFacts>>
}

/** Holds a manifest to the contract: its handlers keep their types. */
export const defineFeature = <
  C extends CallName = never,
  H extends HttpName = never,
  L extends LiveName = never,
>(
  feature: Feature<C, H, L>,
): Feature<C, H, L> => feature
