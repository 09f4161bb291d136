// The mail settings: how mail is sent, and its sender.
import * as v from 'valibot'
import { mailProviders } from './mail/provider-events.ts'
import { hidden, isCount, isSmtpUrl, matches, shown } from './setting-forms.ts'

const connectionsMax = 100
const connectionsDefault = 20
/** The local part has at most 64 characters, of which a token takes 29. */
const bounceAddressForm = /^[\w.-]{1,35}@[^\s@<>+]+$/
const reporters = [...mailProviders, 'returned'] as const

/** The bounce reporter; returned: our own mail server forwards bounces. */
export type MailReporter = { provider: (typeof reporters)[number]; secret: string }

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
      reporters,
      (issue) => `is "${String(issue.input)}", expected one of ${reporters.join(', ')}`,
    ),
  ),
  MAIL_EVENTS_SECRET: hidden('at least 16 characters without spaces', matches(/^\S{16,}$/)),
  BOUNCE_ADDRESS: shown(
    'address@host, with letters, digits, points, hyphens and underscores before the @, 35 at most',
    matches(bounceAddressForm),
  ),
  OPERATOR_EMAIL: shown('address@host', matches(/^[^\s@<>]+@[^\s@<>]+$/)),
}

type Settings = {
  [Name in keyof typeof mailSettings]?: v.InferOutput<(typeof mailSettings)[Name]> | undefined
}

export function readMail(settings: Settings, hostname: string) {
  const { MAIL_EVENTS: provider, MAIL_EVENTS_SECRET: secret } = settings
  return {
    smtpUrl: settings.SMTP_URL ?? null,
    smtpConnections: Number(settings.SMTP_CONNECTIONS ?? connectionsDefault),
    mailFrom: settings.MAIL_FROM ?? `Sideout <no-reply@${hostname}>`,
    mailEvents: provider === undefined || secret === undefined ? null : { provider, secret },
    bounceAddress: settings.BOUNCE_ADDRESS ?? null,
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
  }
}

export function validateBounceSettings({
  MAIL_EVENTS: reporter,
  BOUNCE_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (reporter === 'returned' && address === undefined)
    return ['BOUNCE_ADDRESS: is not set although MAIL_EVENTS is "returned", expected address@host']
  return address !== undefined && reporter !== 'returned'
    ? ['MAIL_EVENTS: expected "returned", because BOUNCE_ADDRESS is set']
    : []
}
