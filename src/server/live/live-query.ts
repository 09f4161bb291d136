// How a live query is answered. Subscribers of the same query, input and scope share one load and
// one frame.
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

/**
 * Its answer is the same for every viewer that `guard` lets in: it never learns which one looks.
 */
export type SharedQuery<N extends LiveName> = {
  shared: true
  topics(input: ParsedLiveInput<N>): string[]
  /**
   * May this viewer see it? Asked at subscription and again when a guard topic is invalidated. Without it
   * everyone may.
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

/**
 * What one viewer is told of an answer that is loaded for all; viewers with the same `key` are told
 * the same.
 */
export type View<Told> = { key: string; told: () => Told }

/**
 * What a view needs of each viewer beside the answer. It is kept until `topics` wake, and loaded
 * once for all queries with views that need it.
 */
export type OwnPart<Own> = {
  name: string
  topics: (viewer: PlayerActor) => string[]
  /** For each of these players, in their order. */
  load(context: LoadContext, viewers: readonly PlayerActor[]): Promise<readonly Own[]>
}

/**
 * It is loaded once for all viewers that `guard` lets in, whatever it tells each: those with the
 * same answer share a frame, and what a viewer is told costs no load of its own.
 */
export type ViewedQuery<N extends LiveName, Whole = unknown, Own = unknown> = Omit<
  SharedQuery<N>,
  'load'
> & {
  load(context: LoadContext, input: ParsedLiveInput<N>): Promise<Result<Whole, Codes<N>>>
  view: {
    /** When these wake, the viewer may be told something else: it is loaded again for all. */
    topics: (viewer: ViewerOf<N>) => string[]
    /** Its topics are among those above. */
    own?: OwnPart<Own>
    of: (whole: Whole, viewer: ViewerOf<N>, own: Own) => View<LiveOutput<N>>
  }
}

/** Its answer belongs to one viewer; the viewer's own windows share it. */
export type OwnQuery<N extends LiveName> = {
  shared: false
  /** It is dear and in no hurry: a replica loads it where there is one (replica-snapshot.ts). */
  onReplica?: true
  topics(input: ParsedLiveInput<N>, viewer: ViewerOf<N>): string[]
  /** Topics that follow from the answer: of what it shows, wherever that came from. */
  topicsIn?(answer: LiveOutput<N>): string[]
  load(
    context: LoadContext,
    input: ParsedLiveInput<N>,
    viewer: ViewerOf<N>,
  ): Promise<Result<LiveOutput<N>, Codes<N>>>
  /** The same for several viewers at once, in their order: for what every window watches. */
  loadMany?(
    context: LoadContext,
    input: ParsedLiveInput<N>,
    viewers: readonly ViewerOf<N>[],
  ): Promise<readonly Result<LiveOutput<N>, Codes<N>>[]>
}

export type LiveHandlers = { [N in LiveName]: SharedQuery<N> | ViewedQuery<N> | OwnQuery<N> }

/** Gives the viewed query of this name its types; what it loads is no one else's business. */
export const viewed = <N extends LiveName, Whole, Own>(
  _name: N,
  query: ViewedQuery<N, Whole, Own>,
): ViewedQuery<N> => query as unknown as ViewedQuery<N>

/** Gives a feature's live queries their types; app.ts puts the features together. */
export const defineLiveQueries = <N extends LiveName>(
  queries: Pick<LiveHandlers, N>,
): Pick<LiveHandlers, N> => queries
