// The mail port: SMTP when SMTP_URL is set, else a readable outbox in DATA_DIR (their adapters are beside).

export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = {
  /** Hands the mail over; rejects when it could not be handed over. */
  send(mail: Mail): Promise<void>
}
