// Links in e-mails that unsubscribe or report, without a session: the link is the proof.
import { isStandIn } from '#domain/contact/contact.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { StoppedLink, StopMails } from '../../notices/stop-mails-page.ts'
import { readReportedMail, readStopMails, type ReportedMail } from '../../notices/stop-mails.ts'
import { findStopping, saveStop } from '../contact/stop-queries.ts'
import { findUserId, saveReport } from '../outreach/queries.ts'
import { findReader } from './settings-queries.ts'
import { stopMails } from './stop-commands.ts'

export function stopMailsHandlers(deps: Deps): StopMails {
  const read = async (token: string) => {
    const link = readStopMails(deps.links, token)
    const reader = link === null ? null : await findReader(deps.db, link.playerId)
    return link === null
      ? null
      : { ...link, language: reader?.language ?? ('en' as const), isThere: reader !== null }
  }
  const readContact = async (token: string) => {
    const link = readStopMails(deps.links, token)
    return link === null || !isStandIn(link.playerId)
      ? undefined
      : { ...link, contact: await findStopping(deps.db, link.playerId) }
  }
  const stopContact = async ({
    contact,
  }: NonNullable<Awaited<ReturnType<typeof readContact>>>): Promise<StoppedLink> => {
    if (contact !== undefined)
      await transact(deps, deps.clock.now(), async ({ tx, now }) => {
        await saveStop(tx, contact, now)
      })
    return { groups: 'contact', language: contact?.language ?? 'en' }
  }
  const reports = reportHandlers(deps)
  return {
    read: async (token) => {
      const reported = readReportedMail(deps.links, token)
      if (reported !== null) return reports.read(reported)
      const found = await readContact(token)
      return found === undefined
        ? read(token)
        : { groups: 'contact', language: found.contact?.language ?? 'en' }
    },
    stop: async (token) => {
      const reported = readReportedMail(deps.links, token)
      if (reported !== null) return reports.report(reported)
      const found = await readContact(token)
      if (found !== undefined) return stopContact(found)
      const link = await read(token)
      if (link === null || !link.isThere) return link
      await transact(deps, deps.clock.now(), async ({ tx, now }) => {
        await stopMails(tx, link.playerId, link.groups, now)
      })
      return link
    },
  }
}

/** A report stops mail from this organizer to the mailbox, and counts against their account. */
function reportHandlers(deps: Deps) {
  const toLink = (contact: Awaited<ReturnType<typeof findStopping>>): StoppedLink => ({
    groups: 'report',
    language: contact?.language ?? 'en',
  })
  return {
    read: async ({ playerId }: ReportedMail) => toLink(await findStopping(deps.db, playerId)),
    report: async ({ playerId, senderId, mailbox }: ReportedMail): Promise<StoppedLink> => {
      const contact = await findStopping(deps.db, playerId)
      await transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
        if (!(await saveReport(tx, { senderId, mailbox, now }))) return
        if (contact !== undefined) {
          await saveStop(tx, contact, now)
        }
        const userId = await findUserId(tx, senderId)
        deps.log.warn({ userId }, 'someone without an account reported an organizer’s e-mail')
        effects.record({ kind: 'stranger-mail', outcome: 'done', reason: 'reported', userId })
      })
      return toLink(contact)
    },
  }
}
