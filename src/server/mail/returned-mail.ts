// A mail that came back, as a mail server writes it (RFC 3462, 3464): which receiver takes no mail.
// Answers of people, notes of absence and reports to an address that is none of ours say nothing.
import PostalMime, { type Email } from 'postal-mime'
import { readDeliveryReport } from '#domain/mail/delivery-report.ts'
import type { ReturnAddresses } from './return-addresses.ts'

/** Where mail servers name the receiver of a mail that they deliver. */
const receiverHeaders: ReadonlySet<string> = new Set([
  'to',
  'delivered-to',
  'x-original-to',
  'envelope-to',
])
/** More than any server writes into one header of these. */
const addressesMax = 20

type ReturnedAddress = { address: string; status: string }

/** Addresses that take no mail, of those for which this mail's receiver was written. */
export async function readReturnedMail(
  source: string,
  returns: ReturnAddresses,
): Promise<ReturnedAddress[]> {
  const mail = await parseMail(source)
  if (mail === null || !isDeliveryReport(mail)) return []
  const receivers = findReceivers(mail)
  return mail.attachments
    .filter(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))
    .flatMap(({ content }) => readDeliveryReport(typeof content === 'string' ? content : ''))
    .flatMap(({ addresses, status }) =>
      addresses
        .filter((address) => receivers.some((receiver) => returns.isFor(address, receiver)))
        .map((address) => ({ address, status })),
    )
}

const parseMail = (source: string): Promise<Email | null> =>
  PostalMime.parse(source, { attachmentEncoding: 'utf8', forceRfc822Attachments: true }).catch(
    () => null,
  )

const isDeliveryReport = ({ headers }: Email): boolean =>
  headers.some(
    ({ key, value }) => key === 'content-type' && /^multipart\/report\b/i.test(value.trim()),
  )

const findReceivers = ({ headers }: Email): string[] =>
  headers
    .filter(({ key }) => receiverHeaders.has(key))
    .flatMap(({ value }) => value.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)?.slice(0, addressesMax) ?? [])
