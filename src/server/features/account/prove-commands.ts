// Sets an account's e-mail address once its owner has confirmed it.
import { isBanned } from '../../core/access/ban-queries.ts'
import { forceTokenRotation } from '../../db/accounts/session-tokens.ts'
import { endEverything } from '../../db/end-everything.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import * as store from './queries.ts'

type Proof = { userId: string; keepSessionId: string | null; link: store.AddressLink }

export async function proveAddress(
  { tx, effects, now }: UnitOfWork,
  { userId, keepSessionId, link }: Proof,
): Promise<'verified' | 'changed' | null> {
  const person = await store.lockPerson(tx, userId)
  const isTaken =
    link.kind === 'enter' &&
    ((await store.isEmailTaken(tx, link.email)) || (await isBanned(tx, link.email)))
  if (isTaken || (link.kind === 'verify' && link.email !== person.email)) return null
  await store.saveEmail(tx, userId, link.email, now)
  // The first confirmation ends all other sessions: a stranger may have started them before.
  if (!person.emailVerified)
    effects.publish(
      ...(await endEverything(tx, { userId, ...(keepSessionId !== null && { keepSessionId }) })),
    )
  await forceTokenRotation(tx, userId)
  effects.publish(topics.user(userId))
  effects.record({
    kind: link.kind === 'enter' ? 'email-changed' : 'email-verified',
    outcome: 'done',
    userId,
  })
  return link.kind === 'enter' ? 'changed' : 'verified'
}
