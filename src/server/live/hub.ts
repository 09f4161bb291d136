// The hub of the live queries: assigns subscribers to groups and reloads them after invalidations.
// A group subscribes to its topics before it loads; a member that lost its permission gets no frame
// loaded after that was known.
import type * as v from 'valibot'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { isPlayer, type Actor, type SignedIn } from '#domain/access/actor.ts'
import { loadPlaces, waitingLoadsPerPerson, waitingRetrySeconds } from '#domain/live/live-limits.ts'
import { readInput } from '#domain/shared/read-input.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import type { Deps } from '../deps.ts'
import { everything, type Invalidation } from './bus.ts'
import { createMember, type Group, type GroupMember, type Subscriber } from './group.ts'
import {
  createGroups,
  type AnyQuery,
  type LoadRequest,
  type Groups,
  type GroupsStats,
} from './groups.ts'
import { joinGuarded, type Guard } from './guarded-member.ts'
import type { LiveHandlers } from './live-query.ts'
import { createErrorJudge, type JudgeError } from './load-errors.ts'
import { createLoadScheduler, type LoadScheduler, type Urgency } from './load-scheduler.ts'
import type { StoreWatch } from './store-watch.ts'
import { createTopicIndex, type TopicIndex } from './topic-index.ts'
import { createWakeTimes, type InvalidationTimes } from './wake-times.ts'

export type LiveRequest = {
  name: string
  input: unknown
  viewer: Actor
  person: string
  isRenewal?: boolean
}
export type Subscription = { close(): void }
export type HubStats = GroupsStats & {
  waiting: Readonly<Record<Urgency, number>>
  tooManyWaiting: number
}
export type Hub = {
  /**
   * Responds through the subscriber: `subscribed` and snapshots, or `refused`; silent once closed.
   */
  subscribe(request: LiveRequest, subscriber: Subscriber): Subscription
  /**
   * Calls `listener` once when a dependency of the answer or of the permission changes, so that a
   * refused viewer may ask again.
   */
  onceWoken(request: LiveRequest, listener: () => void): Subscription
  stats(): HubStats
  close(): void
}

type Watching = { asked: LoadRequest; member: GroupMember }

type HubDeps = Pick<Deps, 'db' | 'replica' | 'clock' | 'bus' | 'log'>

/**
 * Creates one server's hub, which follows its store. `frameOf` wraps a snapshot's text into the
 * bytes to send.
 */
export function createHub(
  deps: HubDeps,
  handlers: LiveHandlers,
  frameOf: (text: string) => Buffer,
  store?: StoreWatch,
): Hub {
  const guardsByTopic = createTopicIndex<Guard>()
  const viewsByTopic = createTopicIndex<Watching>()
  const sleepers = createRefusedSubscribers(handlers)
  const scheduler = createLoadScheduler(loadPlaces)
  const judgeError = createErrorJudge(deps)
  const wakeTimes = createWakeTimes()
  const groups = createGroups(deps, {
    frameOf,
    scheduler,
    judgeError,
    wakeTimes,
    onStarted: store?.lookAgain,
  })
  followStore(store, groups)
  const watch = createWatching({
    deps,
    groups,
    guardsByTopic,
    viewsByTopic,
    wakeTimes,
    scheduler,
    judgeError,
  })
  let tooManyWaiting = 0

  const stopListening = deps.bus.listen((sent) => {
    wakeTimes.note(sent)
    for (const guard of guardsByTopic.match(sent)) guard.checkAgain()
    for (const [group, told] of findAffectedGroups(sent, groups, viewsByTopic)) group.reload(told)
    sleepers.wake(sent)
    // The bus or the database was away, so failed loads retry without waiting.
    if (sent !== everything) return
    for (const one of [...guardsByTopic.match(sent), ...groups.byTopic.match(sent)]) one.retryNow()
  })

  const admit = ({ person, isRenewal = false }: LiveRequest): Result<null> => {
    if (isRenewal || scheduler.countWaiting(person) < waitingLoadsPerPerson) return ok(null)
    tooManyWaiting += 1
    return refuse('too-many-requests', { seconds: waitingRetrySeconds })
  }

  return {
    subscribe: (request, subscriber) => {
      const parsed = parseRequest(request, handlers)
      if (!parsed.ok) return refuseAt(subscriber, parsed)
      const admitted = admit(request)
      if (!admitted.ok) return refuseAt(subscriber, admitted)
      return watch(parsed.value, request.person, subscriber)
    },
    onceWoken: sleepers.onceWoken,
    stats: () => ({ ...groups.stats(), waiting: scheduler.stats(), tooManyWaiting }),
    close: () => {
      stopListening()
      for (const guard of guardsByTopic.match(everything)) guard.close()
      groups.close()
    },
  }
}

/** Answers of another store have their own versions. */
function followStore(store: StoreWatch | undefined, groups: Groups): void {
  store?.follow({
    onChanged: (isOther) => {
      if (isOther) groups.forgetVersions()
    },
    highestVersion: () => groups.highestVersion(),
  })
}

function createRefusedSubscribers(handlers: LiveHandlers): Pick<Hub, 'onceWoken'> & {
  wake: (sent: Invalidation) => void
} {
  const byTopic = createTopicIndex<() => void>()
  return {
    wake: (sent) => {
      for (const wakeUp of byTopic.match(sent)) wakeUp()
    },
    onceWoken: (request, listener) => {
      const parsed = parseRequest(request, handlers)
      if (!parsed.ok) return { close: () => undefined }
      const { query, input, viewer } = parsed.value
      const topics = query.rightTopics?.(input, viewer) ?? [
        ...query.topics(input, viewer),
        ...(query.guard?.topics(input, viewer) ?? []),
      ]
      const close = (): void => byTopic.remove(topics, wakeUp)
      const wakeUp = (): void => {
        close()
        listener()
      }
      byTopic.add(topics, wakeUp)
      return { close }
    },
  }
}

function findAffectedGroups(
  sent: Invalidation,
  groups: Groups,
  viewsByTopic: TopicIndex<Watching>,
): Map<Group, GroupMember[]> {
  const concerned = new Map(
    [...groups.byTopic.match(sent)].map((group) => [group, [] as GroupMember[]]),
  )
  for (const { asked, member } of viewsByTopic.match(sent)) {
    const group = groups.peek(asked)
    if (group?.members.has(member) !== true) continue
    const told = concerned.get(group) ?? []
    concerned.set(group, told)
    told.push(member)
  }
  return concerned
}

type WatchingWith = {
  deps: HubDeps
  groups: Groups
  guardsByTopic: TopicIndex<Guard>
  viewsByTopic: TopicIndex<Watching>
  wakeTimes: InvalidationTimes
  scheduler: LoadScheduler
  judgeError: JudgeError
}

function createWatching({
  deps,
  groups,
  guardsByTopic,
  viewsByTopic,
  wakeTimes,
  scheduler,
  judgeError,
}: WatchingWith) {
  function join({ asked, member }: Watching): Subscription {
    const {
      query: { guard },
      input,
      viewer,
    } = asked
    if (guard === undefined) {
      const group = groups.find(asked)
      group.join(member)
      return { close: () => group.leave(member) }
    }
    return joinGuarded(member, {
      check: () => {
        groups.noteCheck(asked.name)
        return runAsKind(`live ${asked.name}`, () =>
          guard.check({ db: deps.db, now: deps.clock.now() }, input, viewer),
        )
      },
      topics: guard.topics(input, viewer),
      findGroup: () => groups.find(asked),
      guardsByTopic,
      scheduler,
      judgeError: (error) => judgeError(asked.name, error),
    })
  }

  return (asked: LoadRequest, person: string, subscriber: Subscriber): Subscription => {
    const topics = asked.query.view?.topics(asked.viewer, asked.input) ?? []
    const stopFollowing = (): void => viewsByTopic.remove(topics, watching)
    const refused = (refusal: Refusal): void => {
      stopFollowing()
      subscriber.refused(refusal)
    }
    const member = createMember({ ...subscriber, refused }, person, asked.viewer, () =>
      wakeTimes.lastOf(topics),
    )
    const watching = { asked, member }
    viewsByTopic.add(topics, watching)
    const joined = join(watching)
    return {
      close: () => {
        stopFollowing()
        joined.close()
      },
    }
  }
}

function refuseAt(
  subscriber: Subscriber,
  { refusal }: Extract<Result<unknown>, { ok: false }>,
): Subscription {
  subscriber.refused(refusal)
  return { close: () => undefined }
}

/** A personal answer also depends on these, besides the database. */
const toScope = ({ userId, playerId, lacksSecondFactor }: SignedIn): string =>
  ` ${userId} ${playerId}${lacksSecondFactor ? ' one factor' : ''}`

const isLiveName = (name: string): name is LiveName => Object.hasOwn(liveQueries, name)

function parseRequest(
  { name, input, viewer }: LiveRequest,
  handlers: LiveHandlers,
): Result<LoadRequest> {
  if (!isLiveName(name)) return refuse('unknown-query')
  const definition = liveQueries[name]
  if (definition.who !== 'visitor' && viewer.kind === 'visitor') return refuse('not-signed-in')
  if (definition.who === 'player' && !isPlayer(viewer)) return refuse('not-a-player')
  const parsed = readInput<v.GenericSchema>(definition.input, input)
  if (!parsed.ok) return parsed
  const query = handlers[name] as unknown as AnyQuery
  const scope = query.shared || viewer.kind === 'visitor' ? '' : toScope(viewer)
  return ok({
    id: `${name} ${JSON.stringify(parsed.value)}${scope}`,
    name,
    query,
    input: parsed.value,
    viewer,
  })
}
