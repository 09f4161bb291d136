// The hub of the live queries: it puts subscribers into groups and wakes what a change concerns. Invariants: a group
// depends on its topics before it loads; whoever may no longer look gets no frame loaded after that was known.
import * as v from 'valibot'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { liveQueries, type LiveName } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { createGroup, type Group, type Member, type Subscriber } from './group.ts'
import { createLimiter } from './limiter.ts'
import type { LiveHandlers, LoadContext } from './live-query.ts'
import { createRepeater } from './repeater.ts'
import { createSnapshots } from './snapshot.ts'
import { createTopicIndex } from './topic-index.ts'

export type LiveRequest = { name: string; input: unknown; viewer: Actor }
export type Subscription = { close(): void }
export type HubStats = { groups: number; members: number; loads: number; frames: number; loadsByQuery: ReadonlyMap<string, number> }
export type Hub = {
  /** Answers through the subscriber: `subscribed` and snapshots, or `refused`. Closing it says nothing more. */
  subscribe(request: LiveRequest, subscriber: Subscriber): Subscription
  stats(): HubStats
  close(): void
}

/** The query as the hub sees it: types of single queries are checked where they are defined (liveOf). */
type AnyQuery = {
  shared: boolean
  topics(input: unknown, viewer: Actor): string[]
  guard?: { topics(input: unknown, viewer: Actor): string[]; check(context: LoadContext, input: unknown, viewer: Actor): Promise<Result<null>> }
  load(context: LoadContext, input: unknown, viewer: Actor): Promise<Result<unknown>>
}
type Asked = { id: string; name: string; query: AnyQuery; input: unknown; viewer: Actor }
type HubDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'>

/** Loads and checks at a time: calls keep the larger part of the pool. */
const loadsAtOnce = 4

/** Makes the hub of one server. `frameOf` wraps the text of a snapshot into the bytes the wire sends. */
export function createHub(deps: HubDeps, handlers: LiveHandlers, frameOf: (text: string) => Buffer): Hub {
  const groups = new Map<string, Group>()
  const groupsByTopic = createTopicIndex<Group>()
  const guardsByTopic = createTopicIndex<() => void>()
  const limited = createLimiter(loadsAtOnce)
  const loadSnapshot = createSnapshots(deps.db)
  const counts = { loads: 0, frames: 0 }
  const loadsByQuery = new Map<string, number>()
  let nextKey = 1

  const groupOf = (asked: Asked): Group => {
    const existing = groups.get(asked.id)
    if (existing !== undefined) return existing
    const dependsOn = asked.query.topics(asked.input, asked.viewer)
    const group = createGroup({
      key: `k${nextKey++}`,
      frameOf,
      load: () => limited(() => {
        counts.loads += 1
        loadsByQuery.set(asked.name, (loadsByQuery.get(asked.name) ?? 0) + 1)
        return loadSnapshot((db) => asked.query.load({ db, now: deps.clock.now() }, asked.input, asked.viewer))
      }),
      onFrame: () => { counts.frames += 1 },
      onEmpty: () => {
        groups.delete(asked.id)
        groupsByTopic.remove(dependsOn, group)
      },
      onError: (error) => deps.log.warn({ err: error, query: asked.id }, 'a live query could not be loaded; trying again'),
    })
    groups.set(asked.id, group)
    groupsByTopic.add(dependsOn, group)
    return group
  }

  const stopListening = deps.bus.listen((wake) => {
    for (const checkAgain of guardsByTopic.wokenBy(wake)) checkAgain()
    for (const group of groupsByTopic.wokenBy(wake)) group.wake()
  })

  return {
    subscribe: (request, subscriber) => {
      const parsed = parseRequest(request, handlers)
      if (!parsed.ok) {
        subscriber.refused(parsed.refusal)
        return { close: () => undefined }
      }
      const asked = parsed.value
      if (asked.query.guard === undefined) return joinGroup(groupOf(asked), { subscriber, isHeld: false, frame: null, since: 0 })
      return joinGuarded(asked, asked.query.guard, subscriber, { groupOf, guardsByTopic, limited, deps })
    },
    stats: () => ({ groups: groups.size, members: [...groups.values()].reduce((sum, group) => sum + group.members.size, 0), ...counts, loadsByQuery }),
    close: stopListening,
  }
}

function joinGroup(group: Group, member: Member): Subscription {
  group.join(member)
  return { close: () => group.leave(member) }
}

type Room = {
  groupOf: (asked: Asked) => Group
  guardsByTopic: ReturnType<typeof createTopicIndex<() => void>>
  limited: ReturnType<typeof createLimiter>
  deps: HubDeps
}

/** Joins once the guard lets the viewer in; asks it again whenever its topics wake, and holds frames meanwhile. */
function joinGuarded(asked: Asked, guard: NonNullable<AnyQuery['guard']>, subscriber: Subscriber, room: Room): Subscription {
  const member: Member = { subscriber, isHeld: false, frame: null, since: 0 }
  const dependsOn = guard.topics(asked.input, asked.viewer)
  let group: Group | null = null
  let isClosed = false
  let wakes = 0

  const repeater = createRepeater(async () => {
    const wakesBefore = wakes
    const allowed = await room.limited(() => guard.check({ db: room.deps.db, now: room.deps.clock.now() }, asked.input, asked.viewer))
    if (isClosed) return
    if (!allowed.ok) {
      close()
      subscriber.refused(allowed.refusal)
    } else if (group === null) {
      group = room.groupOf(asked)
      member.isHeld = wakes !== wakesBefore
      group.join(member)
    } else if (wakes === wakesBefore) group.letGo(member)
  }, { restMs: 0, onError: (error) => room.deps.log.warn({ err: error, query: asked.id }, 'a right to look could not be checked; trying again') })

  const checkAgain = (): void => {
    wakes += 1
    member.isHeld = true
    repeater.wake()
  }
  const close = (): void => {
    isClosed = true
    repeater.close()
    room.guardsByTopic.remove(dependsOn, checkAgain)
    group?.leave(member)
  }

  room.guardsByTopic.add(dependsOn, checkAgain)
  repeater.wake()
  return { close }
}

const isLiveName = (name: string): name is LiveName => Object.hasOwn(liveQueries, name)

function parseRequest({ name, input, viewer }: LiveRequest, handlers: LiveHandlers): Result<Asked> {
  if (!isLiveName(name)) return refuse('unknown-query')
  const definition = liveQueries[name]
  if (definition.who !== 'visitor' && viewer.kind === 'visitor') return refuse('not-signed-in')
  if (definition.who === 'player' && !isPlayer(viewer)) return refuse('not-a-player')
  const parsed = v.safeParse(definition.input, input)
  if (!parsed.success) return refuse('bad-input', { field: v.getDotPath(parsed.issues[0]) ?? '' })
  const query = handlers[name] as unknown as AnyQuery
  const scope = query.shared || viewer.kind === 'visitor' ? '' : ` ${viewer.userId} ${viewer.playerId}`
  return ok({ id: `${name} ${JSON.stringify(parsed.output)}${scope}`, name, query, input: parsed.output, viewer })
}
