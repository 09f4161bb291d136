// Reads bounce mails (RFC 3462, 3464) for the undeliverable recipient. Human replies, out-of-office
// notes, and reports to other addresses are ignored.
import PostalMime, { type Email } from 'postal-mime'
import { readDeliveryReport } from '#domain/mail/delivery-report.ts'
import type { ReturnAddresses } from './return-addresses.ts'

const receiverHeaders: ReadonlySet<string> = new Set([
  'to',
  'delivered-to',
  'x-original-to',
  'envelope-to',
])
const addressesMax = 20

type ReturnedAddress = { address: string; status: string }

/** The undeliverable addresses for which this mail's return address was made. */
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
