// The mail port: SMTP when SMTP_URL is set, else a readable outbox in DATA_DIR (their adapters are
// beside).

export type Mail = {
  to: string
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
}

export type Mailer = {
  /** Hands the mail over; rejects when it could not be handed over. */
  send(mail: Mail): Promise<void>
}
