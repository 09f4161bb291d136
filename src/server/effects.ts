// The effects of a transaction once it has committed. Collected inside, released after; a
// rollback forgets it.
import type { Deps } from './deps.ts'
import type { Mail } from './mail/mail.ts'
import type { SecurityEvent } from './security-log/security-events.ts'

export type Effects = {
  /** Invalidates the live queries that depend on these topics (live/topics.ts). */
  publish(...topics: string[]): void
  /** Sends an e-mail. */
  mail(mail: Mail): void
  /** Records a security event. */
  record(event: SecurityEvent): void
}

export type CollectedEffects = Effects & {
  topics: ReadonlySet<string>
  mails: readonly Mail[]
  events: readonly SecurityEvent[]
}

/** An empty collection for one transaction. */
export function collectEffects(): CollectedEffects {
  const topics = new Set<string>()
  const mails: Mail[] = []
  const events: SecurityEvent[] = []
  return {
    topics,
    mails,
    events,
    record: (event) => {
      events.push(event)
    },
    publish: (...added) => {
      for (const topic of added) topics.add(topic)
    },
    mail: (mail) => {
      mails.push(mail)
    },
  }
}

/**
 * Lets go of what a committed transaction announced. An e-mail that fails is logged: the change
 * itself stands.
 */
export function release(
  deps: Pick<Deps, 'bus' | 'mailer' | 'log' | 'security'>,
  effects: CollectedEffects,
): void {
  deps.bus.publish(effects.topics)
  for (const event of effects.events) deps.security.record(event)
  for (const mail of effects.mails) {
    deps.mailer
      .send(mail)
      .catch((error: unknown) =>
        deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'),
      )
  }
}
