// The mail port: SMTP when SMTP_URL is set, else a readable outbox in DATA_DIR (their adapters are
// beside).
import type { RefusalVerdict } from '#domain/mail/refused-mail.ts'

/**
 * notice: a notification. account: about the own account, unasked. asked: its owner asks for it and
 * it proves the address, so it is tried where mail came back before. operator: to the operator.
 */
export type MailPurpose = 'notice' | 'account' | 'asked' | 'operator'

export type Mail = {
  to: string
  purpose: MailPurpose
  subject: string
  text: string
  html: string
  /** The receiver of the answer, where that is not the sender. */
  replyTo?: string
  /** Beyond the usual ones, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
  /** An invitation that mail programs put into a calendar, or take out. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /**
   * Without angle brackets. The same for the same mail sent again, so that an e-mail program shows
   * it once.
   */
  messageId?: string
  /** Without angle brackets: mail of one thread is shown together. */
  threadId?: string
}

export type Mailer = {
  /** Hands the mail over; rejects when it could not be handed over, by MailRefusal where it was refused. */
  send(mail: Mail): Promise<void>
  /** How many mails it takes at a time. */
  atOnce?: number
  /** Ends the connections it keeps. */
  close?(): void
}

/** A mail server refused a mail, or our own list of addresses does. It tells no address. */
export class MailRefusal extends Error {
  override name = 'MailRefusal'
  readonly verdict: RefusalVerdict
  readonly status: string
  constructor(verdict: RefusalVerdict, status: string, message: string) {
    super(message)
    this.verdict = verdict
    this.status = status
  }
}
