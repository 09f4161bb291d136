import { randomBytes } from 'node:crypto'
import { setupLinkMs } from '#domain/operator/server-setup.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Deps } from '../../deps.ts'
import type { InTransaction } from '../../handler.ts'
import { toOperatorEvent } from '../../security-log/operator-events.ts'
import { addOperatorLog } from './queries.ts'
import { changeRole } from './role-commands.ts'
import {
  findAccountName,
  hasOwner,
  isSetupLinkOpen,
  keepSetupLink,
  takeSetupLink,
} from './setup-queries.ts'

/** Null when the server has an owner. The key is behind '#', so it reaches no log of requests. */
export async function makeSetupLink({
  db,
  clock,
  linkKeys,
  publicUrl,
}: Pick<Deps, 'db' | 'clock' | 'linkKeys' | 'publicUrl'>): Promise<string | null> {
  if (await hasOwner(db)) return null
  const now = clock.now()
  const made = { linkName: randomBytes(16).toString('base64url'), ends: now + setupLinkMs }
  const linkName = await keepSetupLink(db, made, now)
  if (linkName === null) return null
  const link = new URL('/setup', publicUrl)
  link.hash = linkKeys.show(linkName)
  return link.href
}

/** Asks first: the link may be opened where someone else's account, or another one, is signed in. */
export const claimServer: InTransaction<'operators-claim'> = async (
  context,
  { key, isConfirmed },
) => {
  const { actor, tx, deps, effects, now } = context
  const linkName = deps.linkKeys.find(key)
  if (linkName === null) return refuse('link-not-found')
  const account = actor.kind === 'visitor' ? null : await findAccountName(tx, actor)
  if (actor.kind === 'visitor' || !isConfirmed) {
    const isOpen = await isSetupLinkOpen(tx, linkName, now)
    return isOpen ? ok({ isOwner: false, account }) : refuse('link-not-found')
  }
  if (!(await takeSetupLink(tx, linkName, now))) return refuse('link-not-found')
  const { userId } = actor
  await changeRole(context, userId, 'owner')
  const line = { command: 'operators add', userId, byUserId: userId, detail: 'owner' }
  await addOperatorLog(tx, line, now)
  effects.record(toOperatorEvent(line.command, userId))
  return ok({ isOwner: true, account })
}
