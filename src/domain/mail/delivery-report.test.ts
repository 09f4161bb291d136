import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeliveryReport } from './delivery-report.ts'

const head = 'Reporting-MTA: dns; mx.example.org\n\n'
const failed = (address: string, more = ''): string =>
  `Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\n${more}`

test('each receiver is judged by what is said of it', () => {
  const report = [
    failed('Ann@Example.org'),
    'Final-Recipient: rfc822; ben@example.org\nAction: relayed\nStatus: 2.0.0',
    'Original-Recipient: rfc822;<cy@example.org>\nFinal-Recipient: rfc822; cy@inner.example\nACTION: FAILED\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550\n 5.2.1 Mailbox disabled',
  ].join('\n\n')
  expect(readDeliveryReport(head + report)).toEqual([
    { addresses: ['ann@example.org'], status: '5.1.1' },
    { addresses: ['cy@example.org', 'cy@inner.example'], status: '5.2.1' },
  ])
})

test.each([
  ['a status for now', 'Action: failed\nStatus: 4.4.7'],
  ['no status at all', 'Action: failed'],
  ['a vague status without an answer', 'Action: failed\nStatus: 5.0.0'],
  ['an answer for now', 'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 451 4.7.1 Later'],
  ['no action', 'Status: 5.1.1'],
])('%s says nothing against the address', (_, group) => {
  expect(readDeliveryReport(`${head}Final-Recipient: rfc822; ann@example.org\n${group}`)).toEqual(
    [],
  )
})

test('a report is read the same with any line end and beside any other field, and no text breaks it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.stringMatching(/^[\w .;-]*$/),
      (end, noise) => {
        const report = `${head}${failed('ann@example.org', `X-Note: ${noise}\n`)}`
        expect(readDeliveryReport(report.replaceAll('\n', end))).toEqual([
          { addresses: ['ann@example.org'], status: '5.1.1' },
        ])
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Array.isArray(readDeliveryReport(text))).toBe(true)
    }),
  )
})
