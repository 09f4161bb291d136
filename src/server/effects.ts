// Collects the effects of a transaction and releases them after the commit; a rollback discards
// them.
import type { Deps } from './deps.ts'
import type { Mail } from './mail/mail.ts'
import type { SecurityEvent } from './security-log/security-events.ts'

export type Effects = {
  publish(...topics: string[]): void
  mail(mail: Mail): void
  record(event: SecurityEvent): void
}

export type CollectedEffects = Effects & {
  topics: ReadonlySet<string>
  mails: readonly Mail[]
  events: readonly SecurityEvent[]
}

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

/** A failed e-mail is only logged, because the change itself is committed. */
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
