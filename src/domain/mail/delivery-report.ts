// Reads delivery reports in returned mail (RFC 3464): a group of fields for the mail, and one for
// each receiver.
import { judgeRefusal, readMailStatus } from './refused-mail.ts'

export type DeliveryFailure = { addresses: string[]; status: string }

type Fields = ReadonlyMap<string, string>

/**
 * Delays, full mailboxes and policy refusals don't count as failures, as when a mail is handed
 * over.
 */
export const readDeliveryReport = (report: string): DeliveryFailure[] =>
  report
    .replace(/\r\n?/g, '\n')
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

const findAddresses = (fields: Fields): string[] =>
  ['original-recipient', 'final-recipient'].flatMap((name) => {
    const [, address = ''] =
      /^rfc822\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(fields.get(name) ?? '') ?? []
    return address === '' ? [] : [address.toLowerCase()]
  })

const findAnswer = (fields: Fields): string =>
  /^smtp\s*;\s*(.*)$/i.exec(fields.get('diagnostic-code') ?? '')?.[1] ?? ''

function findStatus(fields: Fields): string {
  const [status = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  return /^5\.0\.0$|^$/.test(status) ? readMailStatus(findAnswer(fields)) || status : status
}

/** Without an answer the status alone counts: 500 doesn't implicate a mailbox. */
const findCode = (fields: Fields): number =>
  Number(/^([245]\d\d)[ -]/.exec(findAnswer(fields))?.[1] ?? 500)
