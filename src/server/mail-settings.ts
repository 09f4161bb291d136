// The settings of mail: how it leaves, and its sender.
import * as v from 'valibot'
import { mailProviders } from './mail/provider-events.ts'
import { hidden, isCount, isSmtpUrl, matches, shown } from './setting-forms.ts'

/** More than any relay of a small installation takes at once. */
const connectionsMax = 100
const connectionsDefault = 20

export const mailSettings = {
  SMTP_URL: hidden('smtp:// or smtps:// with a host', isSmtpUrl),
  SMTP_CONNECTIONS: shown(
    `a whole number from 1 to ${connectionsMax}`,
    (text) => isCount(text) && Number(text) <= connectionsMax,
  ),
  MAIL_FROM: shown(
    '"Name <address@host>" or address@host',
    matches(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
  ),
  MAIL_EVENTS: v.optional(
    v.picklist(
      mailProviders,
      (issue) => `is "${String(issue.input)}", expected one of ${mailProviders.join(', ')}`,
    ),
  ),
  MAIL_EVENTS_SECRET: hidden('at least 16 characters without spaces', matches(/^\S{16,}$/)),
  OPERATOR_EMAIL: shown('address@host', matches(/^[^\s@<>]+@[^\s@<>]+$/)),
}

type Settings = {
  [Name in keyof typeof mailSettings]?: v.InferOutput<(typeof mailSettings)[Name]> | undefined
}

/** What the settings say of mail, for a server known as `hostname`. */
export function readMail(settings: Settings, hostname: string) {
  const { MAIL_EVENTS: provider, MAIL_EVENTS_SECRET: secret } = settings
  return {
    smtpUrl: settings.SMTP_URL ?? null,
    smtpConnections: Number(settings.SMTP_CONNECTIONS ?? connectionsDefault),
    mailFrom: settings.MAIL_FROM ?? `Sideout <no-reply@${hostname}>`,
    mailEvents: provider === undefined || secret === undefined ? null : { provider, secret },
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
  }
}
