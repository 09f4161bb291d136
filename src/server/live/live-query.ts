// Types of live queries. Subscribers of the same query, input and scope share one load and one
// frame.
import type { playerRefusals } from '#contract/call.ts'
import type { LiveName, LiveOutput, LiveQueries, ParsedLiveInput } from '#contract/contract.ts'
import type { Actor, PlayerActor, SignedIn } from '#domain/access/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Database } from '../db/open-database.ts'

type ViewerOf<N extends LiveName> = LiveQueries[N]['who'] extends 'player'
  ? PlayerActor
  : LiveQueries[N]['who'] extends 'signed-in'
    ? SignedIn
    : Actor
type Codes<N extends LiveName> =
  | LiveQueries[N]['refusals'][number]
  | (LiveQueries[N]['who'] extends 'player' ? (typeof playerRefusals)[number] : never)

export type LoadContext = { db: Database; now: number }

/** Has the same answer for every viewer that `guard` admits, and doesn't know the viewer. */
export type SharedQuery<N extends LiveName> = {
  shared: true
  topics(input: ParsedLiveInput<N>): string[]
  /**
   * Decides whether a viewer may see it: at subscription and whenever a guard topic is invalidated.
   * Without it everyone may.
   */
  guard?: {
    topics(input: ParsedLiveInput<N>, viewer: ViewerOf<N>): string[]
    check(
      context: LoadContext,
      input: ParsedLiveInput<N>,
      viewer: ViewerOf<N>,
    ): Promise<Result<null, Codes<N>>>
  }
  load(context: LoadContext, input: ParsedLiveInput<N>): Promise<Result<LiveOutput<N>, Codes<N>>>
}

/** One viewer's view of the shared answer; viewers with the same `key` get the same view. */
export type View<Told> = { key: string; told: () => Told }

/**
 * Data a view needs per viewer. Cached until `topics` are invalidated, and shared by all queries
 * that need it; with `perInput`, of one group and also until its topics are invalidated.
 */
export type ViewerData<Own, Input = unknown> = {
  name: string
  perInput?: true
  topics: (viewer: PlayerActor, input: Input) => string[]
  load(context: LoadContext, viewers: readonly PlayerActor[], input: Input): Promise<readonly Own[]>
}

/**
 * Loaded once for all viewers that `guard` admits and then viewed per viewer; equal views share a
 * frame and cost no further load.
 */
export type ViewedQuery<N extends LiveName, Whole = unknown, Own = unknown> = Omit<
  SharedQuery<N>,
  'load'
> & {
  load(context: LoadContext, input: ParsedLiveInput<N>): Promise<Result<Whole, Codes<N>>>
  view: {
    /** When these are invalidated the viewer's view may change; the answer is reloaded for all. */
    topics: (viewer: ViewerOf<N>, input: ParsedLiveInput<N>) => string[]
    /** Its topics must be included in those above. */
    own?: ViewerData<Own, ParsedLiveInput<N>>
    of: (whole: Whole, viewer: ViewerOf<N>, own: Own) => View<LiveOutput<N>>
  }
}

/** Its answer belongs to one viewer and is shared by their windows. */
export type OwnQuery<N extends LiveName> = {
  shared: false
  /** Expensive and not urgent: loaded on a replica if there is one (replica-snapshot.ts). */
  onReplica?: true
  topics(input: ParsedLiveInput<N>, viewer: ViewerOf<N>): string[]
  /** The topics whose change can end a refusal; all topics when absent. */
  rightTopics?(input: ParsedLiveInput<N>, viewer: ViewerOf<N>): string[]
  /** Topics derived from the answer, for the data it shows. */
  topicsIn?(answer: LiveOutput<N>): string[]
  load(
    context: LoadContext,
    input: ParsedLiveInput<N>,
    viewer: ViewerOf<N>,
  ): Promise<Result<LiveOutput<N>, Codes<N>>>
  /** Loads for several viewers at once, in order; for queries that every window watches. */
  loadMany?(
    context: LoadContext,
    input: ParsedLiveInput<N>,
    viewers: readonly ViewerOf<N>[],
  ): Promise<readonly Result<LiveOutput<N>, Codes<N>>[]>
}

export type LiveHandlers = { [N in LiveName]: SharedQuery<N> | ViewedQuery<N> | OwnQuery<N> }

/** Types a viewed query and hides the type of its shared answer. */
export const viewed = <N extends LiveName, Whole, Own>(
  _name: N,
  query: ViewedQuery<N, Whole, Own>,
): ViewedQuery<N> => query as unknown as ViewedQuery<N>

export const defineLiveQueries = <N extends LiveName>(
  queries: Pick<LiveHandlers, N>,
): Pick<LiveHandlers, N> => queries
