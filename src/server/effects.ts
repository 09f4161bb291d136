// What a transaction wants to happen once it has committed. Collected inside, released after; a rollback forgets it.
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import type { Deps } from './deps.ts'
import type { Mail } from './mail/mail.ts'
import type { SecurityEvent } from './security-log/security-events.ts'

export type Effects = {
  /** Wakes the live queries that depend on these topics (live/topics.ts). */
  wake(...topics: string[]): void
  /** Sends a mail. */
  mail(mail: Mail): void
  /** Takes the file of a photo away that nothing shows any more; an address that is not ours ('' too) is left alone. */
  dropPhoto(photoUrl: string): void
  /** Records a security event. */
  record(event: SecurityEvent): void
}

export type CollectedEffects = Effects & {
  topics: ReadonlySet<string>
  mails: readonly Mail[]
  photoKeys: readonly string[]
  events: readonly SecurityEvent[]
}

/** An empty collection for one transaction. */
export function collectEffects(): CollectedEffects {
  const topics = new Set<string>()
  const mails: Mail[] = []
  const photoKeys: string[] = []
  const events: SecurityEvent[] = []
  return {
    topics,
    mails,
    photoKeys,
    events,
    record: (event) => { events.push(event) },
    wake: (...added) => { for (const topic of added) topics.add(topic) },
    mail: (mail) => { mails.push(mail) },
    dropPhoto: (photoUrl) => {
      const key = keyOfPhotoUrl(photoUrl)
      if (key !== null) photoKeys.push(key)
    },
  }
}

/** Lets go of what a committed transaction announced. A mail or a removal that fails is logged: the change itself stands. */
export function release(
  deps: Pick<Deps, 'bus' | 'mailer' | 'photos' | 'log' | 'security'>,
  effects: CollectedEffects,
): void {
  deps.bus.publish(effects.topics)
  for (const event of effects.events) deps.security.record(event)
  for (const mail of effects.mails) {
    deps.mailer.send(mail).catch((error: unknown) => deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'))
  }
  for (const key of effects.photoKeys) {
    deps.photos.remove(key).catch((error: unknown) => deps.log.warn({ err: error, key }, 'a photo could not be removed'))
  }
}
