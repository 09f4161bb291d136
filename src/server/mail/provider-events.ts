// Parses mail providers' webhooks for permanent bounces and spam complaints, each in its own
// format; other events, such as delays, opens or deliveries, are ignored.
import * as v from 'valibot'
import { readMailStatus, type SuppressionReason } from '#domain/mail/refused-mail.ts'

export const mailProviders = ['postmark', 'sendgrid', 'ses', 'mailgun'] as const
export type MailProvider = (typeof mailProviders)[number]

type ProviderEvent = { address: string; reason: SuppressionReason; status: string }

const text = v.fallback(v.string(), '')
const addressSchema = v.pipe(v.string(), v.maxLength(254))
const statusSchema = v.fallback(v.pipe(v.string(), v.regex(/^5\.\d{1,3}\.\d{1,3}$/)), '')

const postmark = v.object({ RecordType: text, Type: text, Email: addressSchema })
/** Postmark's types for a dead mailbox; blocks and full mailboxes aren't included. */
const postmarkBounces: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress'])

function readPostmark(body: unknown): ProviderEvent[] {
  const parsed = v.safeParse(postmark, body)
  if (!parsed.success) return []
  const { RecordType: record, Type: type, Email: address } = parsed.output
  if (record === 'SpamComplaint' || type === 'SpamComplaint')
    return [{ address, reason: 'complained', status: '' }]
  return postmarkBounces.has(type) ? [{ address, reason: 'bounced', status: '' }] : []
}

const sendgrid = v.object({ event: text, email: addressSchema, type: text, status: statusSchema })

function readSendgrid(body: unknown): ProviderEvent[] {
  if (!Array.isArray(body)) return []
  return body.flatMap((one: unknown): ProviderEvent[] => {
    const parsed = v.safeParse(sendgrid, one)
    if (!parsed.success) return []
    const { event, email: address, type, status } = parsed.output
    if (event === 'spamreport') return [{ address, reason: 'complained', status: '' }]
    // 'blocked' is policy; the address itself is valid.
    return event === 'bounce' && type !== 'blocked' ? [{ address, reason: 'bounced', status }] : []
  })
}

const receivers = v.array(v.object({ emailAddress: addressSchema, status: statusSchema }))
const ses = v.object({
  notificationType: text,
  eventType: text,
  bounce: v.optional(v.object({ bounceType: text, bouncedRecipients: receivers })),
  complaint: v.optional(v.object({ complainedRecipients: receivers })),
})
const sns = v.object({ Type: text, Message: text })

/** SES reports through SNS, which wraps its JSON in a string unless raw delivery is on. */
function readSes(body: unknown): ProviderEvent[] {
  const wrapped = v.safeParse(sns, body)
  const isWrapped = wrapped.success && wrapped.output.Type === 'Notification'
  const parsed = v.safeParse(ses, isWrapped ? parseJson(wrapped.output.Message) : body)
  if (!parsed.success) return []
  const { notificationType, eventType, bounce, complaint } = parsed.output
  const type = notificationType === '' ? eventType : notificationType
  if (type === 'Complaint')
    return (complaint?.complainedRecipients ?? []).map(({ emailAddress: address }) => ({
      address,
      reason: 'complained',
      status: '',
    }))
  if (type !== 'Bounce' || bounce?.bounceType !== 'Permanent') return []
  return bounce.bouncedRecipients.map(({ emailAddress: address, status }) => ({
    address,
    reason: 'bounced',
    status,
  }))
}

const mailgun = v.object({
  'event-data': v.object({
    event: text,
    severity: text,
    recipient: addressSchema,
    'delivery-status': v.fallback(
      v.object({ code: v.fallback(v.number(), 0), 'enhanced-code': statusSchema, message: text }),
      { code: 0, 'enhanced-code': '', message: '' },
    ),
  }),
})

function readMailgun(body: unknown): ProviderEvent[] {
  const parsed = v.safeParse(mailgun, body)
  if (!parsed.success) return []
  const {
    event,
    severity,
    recipient: address,
    'delivery-status': said,
  } = parsed.output['event-data']
  if (event === 'complained') return [{ address, reason: 'complained', status: '' }]
  if (event !== 'failed' || severity !== 'permanent') return []
  const status = said['enhanced-code'] || readMailStatus(`${said.code} ${said.message}`)
  // Policy rejections and full mailboxes don't discredit the address.
  return /^5\.(?:7|2\.2)/.test(status) ? [] : [{ address, reason: 'bounced', status }]
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const readers: Readonly<Record<MailProvider, (body: unknown) => ProviderEvent[]>> = {
  postmark: readPostmark,
  sendgrid: readSendgrid,
  ses: readSes,
  mailgun: readMailgun,
}

export const readProviderEvents = (provider: MailProvider, body: string): ProviderEvent[] =>
  readers[provider](parseJson(body))
