// Signed links that stop e-mails, containing the player and the groups. They work without a
// session, as long as the secret stays the same.
import * as v from 'valibot'
import { notificationGroups } from '#domain/notification/notification.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import type { LinkTokens } from '../mail/link-tokens.ts'

const purpose = 'stop-mails'
const stoppedMails = v.strictObject({
  playerId: playerIdSchema,
  groups: v.pipe(v.array(v.picklist(notificationGroups)), v.minLength(1)),
})
export type StoppedMails = v.InferOutput<typeof stoppedMails>

export const stopMailsPath = (links: LinkTokens, stopped: StoppedMails): string =>
  `/stop-mails?t=${links.sign(purpose, stopped)}`

export function readStopMails(links: LinkTokens, token: string): StoppedMails | null {
  const parsed = v.safeParse(stoppedMails, links.read(purpose, token))
  return parsed.success ? parsed.output : null
}

const reported = v.strictObject({
  playerId: playerIdSchema,
  senderId: playerIdSchema,
  mailbox: v.string(),
})
/** playerId: the contact's stand-in. senderId: the account responsible for the mail. */
export type ReportedMail = v.InferOutput<typeof reported>

export const reportMailPath = (links: LinkTokens, mail: ReportedMail): string =>
  `/stop-mails?t=${links.sign('report-mail', mail)}`

export function readReportedMail(links: LinkTokens, token: string): ReportedMail | null {
  const parsed = v.safeParse(reported, links.read('report-mail', token))
  return parsed.success ? parsed.output : null
}

const reader = v.strictObject({ senderId: playerIdSchema, mailbox: v.string() })
/**
 * Included only in mails, so its holder reads that mailbox and isn't a keeper with a copied link.
 */
export type MailReader = v.InferOutput<typeof reader>

export const signReader = (links: LinkTokens, of: MailReader): string =>
  links.sign('mail-reader', of)

export function readReader(links: LinkTokens, token: string): MailReader | null {
  const parsed = v.safeParse(reader, links.read('mail-reader', token))
  return parsed.success ? parsed.output : null
}

const claimed = v.strictObject({
  contactId: v.pipe(v.string(), v.uuid()),
  playerId: playerIdSchema,
  language: v.picklist(languages),
  mailbox: v.optional(v.string(), ''),
})
export type ClaimedLink = v.InferOutput<typeof claimed>

export const undoClaimPath = (links: LinkTokens, claim: ClaimedLink): string =>
  `/stop-mails?t=${links.sign('undo-claim', claim)}`

export function readUndoClaim(links: LinkTokens, token: string): ClaimedLink | null {
  const parsed = v.safeParse(claimed, links.read('undo-claim', token))
  return parsed.success ? parsed.output : null
}
