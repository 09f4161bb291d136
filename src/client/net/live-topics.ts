// The watched live queries, their watchers and their answers. One subscription on the wire serves
// all watchers of the same query and input. Answers never go back in time: a snapshot older than
// the last one seen is ignored, across reconnects too.
import { applyRowChanges, type RowChanges } from '#domain/live/row-changes.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { AnswerFrame } from './live-frames.ts'

/** `fresh` is false from the loss of the connection until the next snapshot. */
export type LiveState = { data: unknown; refusal: Refusal | null; fresh: boolean }
export type LiveListener = (state: LiveState) => void

export type Topic = {
  id: number
  name: string
  query: string
  input: unknown
  state: LiveState
  /** The last received answer, even if a newer one was known. */
  heard?: { version: number; data: unknown }
  listeners: Set<LiveListener>
  leaveTimer?: ReturnType<typeof setTimeout>
}

const rememberedVersions = 500
const nothingYet: LiveState = { data: undefined, refusal: null, fresh: false }

/** Returns the same text for the same query and input, in any member order. */
export function topicName(query: string, input: unknown): string {
  return `${query} ${JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`
}

export class LiveTopics {
  private nextId = 1
  private readonly byName = new Map<string, Topic>()
  private readonly byId = new Map<number, Topic>()
  private readonly byKey = new Map<string, Set<Topic>>()
  private readonly versions = new Map<string, number>()

  watch(query: string, input: unknown, listener: LiveListener): { topic: Topic; isNew: boolean } {
    const name = topicName(query, input)
    const known = this.byName.get(name)
    const topic = known ?? {
      id: this.nextId++,
      name,
      query,
      input,
      state: nothingYet,
      listeners: new Set(),
    }
    topic.listeners.add(listener)
    this.byName.set(name, topic)
    this.byId.set(topic.id, topic)
    return { topic, isNew: known === undefined }
  }

  unwatch(topic: Topic, listener: LiveListener): boolean {
    return topic.listeners.delete(listener) && topic.listeners.size === 0
  }

  drop(topic: Topic): boolean {
    if (topic.listeners.size > 0 || !this.byId.delete(topic.id)) return false
    this.byName.delete(topic.name)
    for (const topics of this.byKey.values()) topics.delete(topic)
    return true
  }

  all(): Topic[] {
    return [...this.byName.values()]
  }

  find(id: number): Topic | undefined {
    return this.byId.get(id)
  }

  bind(id: number, key: string): void {
    const topic = this.byId.get(id)
    if (topic === undefined) return
    const topics = this.byKey.get(key) ?? new Set()
    this.byKey.set(key, topics.add(topic))
  }

  /** Applies an answer to every topic bound to its key; returns the topics it updated. */
  receive({ key, version, from, data }: AnswerFrame): Topic[] {
    return Array.from(this.byKey.get(key) ?? []).filter((topic) => {
      const { name, heard } = topic
      if (from !== undefined && from !== heard?.version) return false
      const whole = from === undefined ? data : applyRowChanges(heard?.data, data as RowChanges)
      topic.heard = { version, data: whole }
      if (version < (this.versions.get(name) ?? -Infinity)) return false
      this.remember(name, version)
      show(topic, { data: whole, refusal: null, fresh: true })
      return true
    })
  }

  /**
   * The server refused or ended the topic. Earlier data stays only if the refusal is a passing one.
   */
  refuse(topic: Topic, refusal: Refusal): void {
    for (const topics of this.byKey.values()) topics.delete(topic)
    show(topic, {
      data: isTemporaryRefusal(refusal) ? topic.state.data : undefined,
      refusal,
      fresh: false,
    })
  }

  disconnect(): void {
    this.byKey.clear()
    this.markOld()
  }

  highestVersion(): number {
    return Math.max(-Infinity, ...this.versions.values())
  }

  /**
   * Another store answers: the displayed data stays until its snapshots come, whatever their
   * versions.
   */
  changeStore(): void {
    this.versions.clear()
    this.markOld()
  }

  forget(): void {
    this.versions.clear()
    for (const topic of this.all()) show(topic, nothingYet)
  }

  private markOld(): void {
    for (const topic of this.all()) {
      if (topic.state.fresh) show(topic, { ...topic.state, fresh: false })
    }
  }

  private remember(name: string, version: number): void {
    this.versions.delete(name)
    this.versions.set(name, version)
    const [oldest] = this.versions.keys()
    if (this.versions.size > rememberedVersions && oldest !== undefined)
      this.versions.delete(oldest)
  }
}

const passing: ReadonlySet<Refusal['code']> = new Set([
  'unavailable',
  'internal',
  'too-many-requests',
] as const)

export const isTemporaryRefusal = (refusal: Refusal): boolean => passing.has(refusal.code)

function show(topic: Topic, state: LiveState): void {
  topic.state = state
  for (const listener of topic.listeners) listener(state)
}
