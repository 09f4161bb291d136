// Replaces "sent" on a server without SMTP.
export const staysMailTexts = {
  stays: 'This server doesn’t send e-mails yet. Whoever runs it finds them in its outbox folder.',
} as const
