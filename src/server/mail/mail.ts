// The mail port: SMTP when SMTP_URL is set, else files in DATA_DIR; the adapters are in this
// folder.
import type { RefusalVerdict } from '#domain/mail/refused-mail.ts'

/**
 * notice: a notification. account: unrequested mail about the account. asked: requested by the
 * owner and proves the address, so it is tried at suppressed addresses. operator: to the operator.
 */
export type MailPurpose = 'notice' | 'account' | 'asked' | 'operator'

export type Mail = {
  to: string
  purpose: MailPurpose
  subject: string
  text: string
  html: string
  replyTo?: string
  senderName?: string
  logo?: Buffer
  headers?: Readonly<Record<string, string>>
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Without angle brackets. Stable across retries, so that mail programs show the mail once. */
  messageId?: string
  threadId?: string
}

export type Mailer = {
  /** Rejects when the mail couldn't be handed over, with MailRefusal when it was refused. */
  send(mail: Mail): Promise<void>
  atOnce?: number
  close?(): void
}

/** A mail server or our suppression list refused a mail. Contains no address. */
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
