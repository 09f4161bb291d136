// Suppresses an address and updates its owner's windows.
import { mailStatusMax } from '#domain/mail/refused-mail.ts'
import { markMailboxClosed } from '../db/accounts/mailboxes.ts'
import {
  markContactsBounced,
  saveSuppression,
  type Suppression,
} from '../db/accounts/suppressed-addresses.ts'
import type { Deps } from '../deps.ts'
import { topics } from '../live/topics.ts'

/**
 * True when it wasn't suppressed before. Addresses without an account are recorded only for
 * contacts.
 */
export async function suppressAddress(
  { db, bus, clock, log }: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>,
  suppression: Suppression,
): Promise<boolean> {
  const status = suppression.status.slice(0, mailStatusMax)
  const isSpam = suppression.reason === 'complained'
  await markContactsBounced(db, suppression.address, clock.now())
  await markMailboxClosed(db, suppression.address, { isSpam, now: clock.now() })
  const userId = await saveSuppression(db, { ...suppression, status }, clock.now())
  if (userId === null) return false
  const { reason, source } = suppression
  log.warn({ userId, reason, status, source }, 'an address takes no mail')
  bus.publish([topics.user(userId)])
  return true
}
