// The groups of one hub, one per watched query, input and scope. A group subscribes to its topics
// before it loads, and is dropped with its last member or soon after (group-shelf.ts).
import type { Actor } from '#domain/access/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import type { Deps } from '../deps.ts'
import type { ViewOf } from './group-frames.ts'
import { createGroupShelf, type GroupShelf } from './group-shelf.ts'
import { createGroupTopics, type GroupTopics } from './group-topics.ts'
import { createGroup, type Group, type GroupOptions } from './group.ts'
import type { LoadContext, ViewerData, View } from './live-query.ts'
import { createLoadBatches, type BatchedQuery, type LoadBatches } from './load-batches.ts'
import type { JudgeError } from './load-errors.ts'
import type { LoadScheduler } from './load-scheduler.ts'
import { createOwnParts, type OwnParts } from './own-parts.ts'
import { createReplicaSnapshots } from './replica-snapshot.ts'
import { createSnapshots, type LoadSnapshot } from './snapshot.ts'
import { createTopicIndex, type TopicIndex } from './topic-index.ts'
import type { InvalidationTimes } from './wake-times.ts'

/**
 * The hub's untyped view of a query; single queries are type-checked where they are defined
 * (liveOf).
 */
export type AnyQuery = {
  shared: boolean
  topicsIn?: (answer: unknown) => readonly string[]
  topics(input: unknown, viewer: Actor): string[]
  rightTopics?(input: unknown, viewer: Actor): string[]
  guard?: {
    topics(input: unknown, viewer: Actor): string[]
    check(context: LoadContext, input: unknown, viewer: Actor): Promise<Result<null>>
  }
  view?: {
    topics: (viewer: Actor, input: unknown) => string[]
    own?: ViewerData<unknown>
    of: (whole: unknown, viewer: Actor, own: unknown) => View<unknown>
  }
} & BatchedQuery

/** Requests with the same `id` share a group. */
export type LoadRequest = {
  id: string
  name: string
  query: AnyQuery
  input: unknown
  viewer: Actor
}

export type GroupsStats = {
  groups: number
  members: number
  loads: number
  frames: number
  loadsByQuery: ReadonlyMap<string, number>
  checksByQuery: ReadonlyMap<string, number>
}

export type Groups = {
  find(asked: LoadRequest): Group
  peek(asked: LoadRequest): Group | undefined
  byTopic: TopicIndex<Group>
  noteCheck(name: string): void
  forgetVersions(): void
  highestVersion(): number
  stats(): GroupsStats
  close(): void
}

type Options = {
  frameOf: (text: string) => Buffer
  scheduler: LoadScheduler
  judgeError: JudgeError
  wakeTimes: Pick<InvalidationTimes, 'now' | 'lastOf'>
  onStarted?: (() => Promise<void>) | undefined
}

export function createGroups(
  deps: Pick<Deps, 'db' | 'replica' | 'clock' | 'log'>,
  { frameOf, scheduler, judgeError, wakeTimes, onStarted }: Options,
): Groups {
  const shelf = createGroupShelf(deps.clock)
  const byTopic = createTopicIndex<Group>()
  const snapshots = createLoaders(deps, onStarted)
  const counts = createLoadCounts()
  let nextKey = 1

  const { batches, ownPartsBy } = createLoading({ deps, snapshots, scheduler, wakeTimes, counts })

  const addGroup = (asked: LoadRequest): Group => {
    const { id, name, query } = asked
    const ownParts = ownPartsBy.find(asked)
    const group: Group = createGroup({
      key: `k${nextKey++}`,
      frameOf,
      viewOf: readView(query, ownParts),
      ownParts,
      schedule: createSchedule(asked, {
        batches,
        ownParts,
        getMembers: () => group.members,
        onBegin: () => {
          dependsOn.beginLoad()
          counts.addLoad(name)
        },
      }),
      onAnswer: (answer) => dependsOn.follow(answer),
      onFrame: counts.addFrame,
      onEmpty: () => {
        if (query.shared && group.isCurrent()) shelf.keep(id)
        else shelf.drop(id)
      },
      onInvalidatedEmpty: () => shelf.drop(id),
      momentNow: () => wakeTimes.now(),
      judgeError: (error) => judgeError(name, error),
    })
    const dependsOn = followTopics(asked, byTopic, group)
    shelf.add(id, group, () => dependsOn.close())
    return group
  }

  return {
    find: (asked) => shelf.take(asked.id) ?? addGroup(asked),
    peek: ({ id }) => shelf.peek(id),
    byTopic,
    noteCheck: counts.addCheck,
    forgetVersions: () => {
      snapshots.forget()
      ownPartsBy.forgetAll()
      shelf.dropKept()
      for (const group of shelf.all()) group.forgetVersion()
    },
    highestVersion: snapshots.highestVersion,
    stats: () => ({ groups: shelf.countWatched(), members: countMembers(shelf), ...counts.read() }),
    close: () => shelf.dropAll(),
  }
}

type LoadingWith = Pick<Options, 'scheduler' | 'wakeTimes'> & {
  deps: Pick<Deps, 'clock'>
  snapshots: ReturnType<typeof createLoaders>
  counts: ReturnType<typeof createLoadCounts>
}

function createLoading({ deps, snapshots, scheduler, wakeTimes, counts }: LoadingWith) {
  const { clock } = deps
  const batches = createLoadBatches({
    scheduler,
    ...snapshots.loading,
    now: () => clock.now(),
    run: (name, work) => runAsKind(`live ${name}`, work),
  })
  const ownPartsBy = createViewerDataRegistry({
    wakeTimes,
    clock,
    schedule: (load) => batches.schedule(load),
    onBegin: counts.addLoad,
  })
  return { batches, ownPartsBy }
}

function createViewerDataRegistry(options: Parameters<typeof createOwnParts>[1]) {
  const known = new Map<ViewerData<unknown>, OwnParts>()
  return {
    find: ({ query, input, viewer }: LoadRequest): OwnParts | null => {
      const own = query.view?.own
      if (own === undefined) return null
      if (own.perInput === true)
        return createOwnParts(own, { ...options, input, shared: query.topics(input, viewer) })
      const parts = known.get(own) ?? createOwnParts(own, options)
      known.set(own, parts)
      return parts
    },
    forgetAll: (): void => {
      for (const parts of known.values()) parts.forgetAll()
    },
  }
}

const followTopics = (
  { query, input, viewer }: LoadRequest,
  index: TopicIndex<Group>,
  group: Group,
): GroupTopics =>
  createGroupTopics({
    index,
    dependent: group,
    always: query.topics(input, viewer),
    topicsIn: query.topicsIn ?? null,
  })

const countMembers = (shelf: GroupShelf): number =>
  shelf.all().reduce((sum, { members }) => sum + members.size, 0)

type ScheduleWith = {
  batches: LoadBatches
  ownParts: OwnParts | null
  getMembers: () => Group['members']
  onBegin: () => void
}

const createSchedule =
  (
    { name, query, input, viewer }: LoadRequest,
    { batches, ownParts, getMembers, onBegin }: ScheduleWith,
  ): GroupOptions['schedule'] =>
  (people, begin) => {
    const round = ownParts?.beginRound(query, getMembers)
    return batches.schedule({
      name,
      query: round ?? query,
      input,
      viewer,
      people,
      begin: () => {
        round?.begin()
        begin()
        onBegin()
      },
    })
  }

function readView({ view }: AnyQuery, ownParts: OwnParts | null): ViewOf | null {
  if (view === undefined) return null
  if (ownParts !== null) return ownParts.viewOf(view.of)
  return (whole, viewer) => view.of(whole, viewer, undefined)
}

function createLoaders(
  { db, replica = null, log }: Pick<Deps, 'db' | 'replica' | 'log'>,
  onStarted: Options['onStarted'],
) {
  let highestVersion = 0
  const loadOnPrimary = createSnapshots(db, onStarted)
  const loadSnapshot: LoadSnapshot = async (load) => {
    const loaded = await loadOnPrimary(load)
    highestVersion = Math.max(highestVersion, loaded.version)
    return loaded
  }
  const loadOnReplica =
    replica === null
      ? loadSnapshot
      : createReplicaSnapshots({ replica, loadOnPrimary: loadSnapshot, log })
  return {
    loading: { loadSnapshot, loadOnReplica },
    highestVersion: () => highestVersion,
    forget: () => {
      highestVersion = 0
    },
  }
}

function createLoadCounts() {
  const loadsByQuery = new Map<string, number>()
  const checksByQuery = new Map<string, number>()
  let loads = 0
  let frames = 0
  return {
    addLoad: (name: string) => {
      loads += 1
      loadsByQuery.set(name, (loadsByQuery.get(name) ?? 0) + 1)
    },
    addCheck: (name: string) => {
      checksByQuery.set(name, (checksByQuery.get(name) ?? 0) + 1)
    },
    addFrame: () => {
      frames += 1
    },
    read: (): Omit<GroupsStats, 'groups' | 'members'> => ({
      loads,
      frames,
      loadsByQuery,
      checksByQuery,
    }),
  }
}
