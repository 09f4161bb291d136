// What a mail server says of a mail that it could not deliver, in the part of a returned mail that is
// made for programs (RFC 3464): a group of fields for the mail, and one for each receiver.
import { judgeRefusal, readMailStatus } from './refused-mail.ts'

/** Addresses that take no mail, and the status that says so, such as 5.1.1, or ''. */
export type DeliveryFailure = { addresses: string[]; status: string }

type Fields = ReadonlyMap<string, string>

/**
 * The receivers that the report says take no mail at all. Delays, full mailboxes and refusals by
 * policy are none, as at the hand-over of a mail.
 */
export const readDeliveryReport = (report: string): DeliveryFailure[] =>
  report
    .replace(/\r\n?/g, '\n')
    // A line that begins with a space goes on with the one before.
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n\s*\n/)
    .map(readFields)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .flatMap((fields) => {
      const status = findStatus(fields)
      const isAddress =
        status.startsWith('5') &&
        judgeRefusal({ code: findCode(fields), status, step: 'receiver' }) === 'address'
      return isAddress ? [{ addresses: findAddresses(fields), status }] : []
    })

const readFields = (group: string): Fields =>
  new Map(
    group.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
      return name === '' ? [] : [[name.toLowerCase(), value] as const]
    }),
  )

/** The receiver as it is, and as it was named at first. */
const findAddresses = (fields: Fields): string[] =>
  ['original-recipient', 'final-recipient'].flatMap((name) => {
    const [, address = ''] =
      /^rfc822\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(fields.get(name) ?? '') ?? []
    return address === '' ? [] : [address.toLowerCase()]
  })

/** What the other mail server answered, such as '550 5.1.1 No such user'; '' where none did. */
const findAnswer = (fields: Fields): string =>
  /^smtp\s*;\s*(.*)$/i.exec(fields.get('diagnostic-code') ?? '')?.[1] ?? ''

/** A status that only says "for good" is told more exactly by the answer, where that has one. */
function findStatus(fields: Fields): string {
  const [status = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  return /^5\.0\.0$|^$/.test(status) ? readMailStatus(findAnswer(fields)) || status : status
}

/** Without an answer the status alone counts: 500 says nothing about a mailbox. */
const findCode = (fields: Fields): number =>
  Number(/^([245]\d\d)[ -]/.exec(findAnswer(fields))?.[1] ?? 500)
