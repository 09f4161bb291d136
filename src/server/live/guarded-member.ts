// A group member whose permission is checked before it joins and again whenever something the
// permission depends on changes; from the change until the answer it gets no frames.
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Group, GroupMember } from './group.ts'
import { longestLoadPauseMs } from './load-errors.ts'
import type { LoadScheduler, Scheduled } from './load-scheduler.ts'
import { createRepeater } from './repeater.ts'
import type { TopicIndex } from './topic-index.ts'

export type Guard = {
  checkAgain(): void
  retryNow(): void
  close(): void
}

export type GuardedBy = {
  check: () => Promise<Result<null>>
  topics: readonly string[]
  findGroup: () => Group
  guardsByTopic: TopicIndex<Guard>
  scheduler: LoadScheduler
  judgeError: (error: unknown) => Refusal | null
}

/** The member joins once the check allows it. Closing removes the member and a pending check. */
export function joinGuarded(member: GroupMember, by: GuardedBy): { close(): void } {
  let group: Group | null = null
  let waiting: Scheduled<Result<null>> | null = null
  let isClosed = false
  let invalidations = 0

  const repeater = createRepeater(
    async (begin) => {
      let invalidationsBefore = invalidations
      const people = new Map([[member.person, group === null ? 'first' : 'refresh'] as const])
      waiting = by.scheduler.schedule(() => {
        invalidationsBefore = invalidations
        begin()
        return by.check()
      }, people)
      const allowed = await waiting.result.finally(() => {
        waiting = null
      })
      if (isClosed || allowed === null) return
      // After a change meanwhile it is checked again, and the member stays held.
      if (!allowed.ok)
        return invalidations === invalidationsBefore ? refuse(allowed.refusal) : undefined
      if (group === null) {
        group = by.findGroup()
        member.isHeld = invalidations !== invalidationsBefore
        group.join(member)
      } else if (invalidations === invalidationsBefore) group.letGo(member)
    },
    {
      restMs: 0,
      longestPauseMs: longestLoadPauseMs,
      onError: (error) => {
        const refusal = by.judgeError(error)
        if (refusal !== null) refuse(refusal)
      },
    },
  )

  const guard: Guard = {
    checkAgain: () => {
      invalidations += 1
      member.isHeld = true
      repeater.trigger()
    },
    retryNow: () => repeater.retryNow(),
    close,
  }

  function refuse(refusal: Refusal): void {
    close()
    member.subscriber.refused(refusal)
  }

  function close(): void {
    isClosed = true
    waiting?.leave(member.person)
    repeater.close()
    by.guardsByTopic.remove(by.topics, guard)
    group?.leave(member)
  }

  by.guardsByTopic.add(by.topics, guard)
  repeater.trigger()
  return { close }
}
