// Causes a report of a mail to a person without an account, and a sender at the limit.
import { expect } from 'vitest'
import { reportMailPath } from '#server/notices/stop-mails.ts'
import { aContact, mine } from '../scenes/contact-scene.ts'
import { proveAddress } from '../scenes/notification-scene.ts'
import type { SecurityScene } from '../scenes/security-scene.ts'

type Cause = (scene: SecurityScene) => Promise<Record<string, unknown>>

export const strangerMailCauses: Record<'done' | 'refused', Cause> = {
  done: async ({ app, signInPlayer }) => {
    const { player, userId } = await signInPlayer()
    const mail = { playerId: 'gone', senderId: player.playerId, mailbox: '0'.repeat(64) }
    const path = reportMailPath(app.deps.links, mail)
    expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(200)
    return { userId, reason: 'reported' }
  },
  refused: async ({ app, signInPlayer }) => {
    const { player, userId } = await signInPlayer()
    await proveAddress(app, player)
    await app.db
      .insertInto('outreach_people')
      .values(
        ['1', '2', '3'].map((digit) => ({
          senderId: player.playerId,
          mailbox: digit.repeat(64),
          isFresh: true,
          first: new Date(),
          last: new Date(),
          reported: new Date(),
        })),
      )
      .execute()
    await aContact(app, player)
    await player.call('contacts-sendInvitations', { keeper: mine, contactIds: 'all' })
    return { userId, reason: 'too-many-links', what: 'contacts-sendInvitations' }
  },
}
