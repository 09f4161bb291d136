import { expect, test } from 'vitest'
import { listFindings, listOutcomes, type Health } from './check-findings.ts'

const device = {
  deviceId: 'd1',
  name: 'Chrome · Android',
  created: '2026-06-01T12:00:00.000Z',
  lastOk: null,
  failures: 0,
}
const well: Health = {
  mail: {
    isConfigured: true,
    address: 'ann@example.org',
    isConfirmed: true,
    suppressed: null,
    lastSent: null,
    lastFailed: null,
  },
  push: { devices: [device], lastSent: null, lastFailed: null },
  off: [],
  digest: false,
  quietUntil: null,
  waiting: 0,
}
const here = { support: 'possible', deviceId: 'd1' } as const
const found = (health: Partial<Health>, at: Parameters<typeof listFindings>[1] = here) =>
  listFindings({ ...well, ...health }, at)
const tones = (...asked: Parameters<typeof found>) =>
  Object.fromEntries(found(...asked).map(({ id, tone }) => [id, tone]))

test('where nothing is wrong everything is good', () => {
  expect(new Set(Object.values(tones({})))).toEqual(new Set(['good']))
})

test.each(['unsupported', 'install', 'no-worker', 'blocked'] as const)(
  'a device where push is %s is bad and says so in its own words',
  (support) => {
    const [other] = found({}, { support: 'possible', deviceId: null }).filter(
      ({ id }) => id === 'device',
    )
    const [device] = found({}, { support, deviceId: null }).filter(({ id }) => id === 'device')
    expect([device?.tone, other?.tone, other?.settings]).toEqual(['bad', 'bad', 'push'])
    expect(device?.text).not.toBe(other?.text)
  },
)

test('devices that fail, addresses that are not confirmed, and mails that nobody sends are found', () => {
  expect(tones({ push: { ...well.push, devices: [{ ...device, failures: 2 }] } })).toMatchObject({
    push: 'warn',
  })
  expect(tones({ push: { ...well.push, devices: [] } })).toMatchObject({
    push: 'bad',
    device: 'bad',
  })
  for (const mail of [{ address: null }, { isConfigured: false }, { isConfirmed: false }])
    expect(tones({ mail: { ...well.mail, ...mail } })).toMatchObject({ mail: 'bad' })
  expect(
    tones({
      mail: {
        ...well.mail,
        lastSent: '2026-06-01T12:00:00.000Z',
        lastFailed: '2026-06-02T12:00:00.000Z',
      },
    }),
  ).toMatchObject({ mail: 'warn' })
  expect(
    tones({
      mail: {
        ...well.mail,
        lastSent: '2026-06-03T12:00:00.000Z',
        lastFailed: '2026-06-02T12:00:00.000Z',
      },
    }),
  ).toMatchObject({ mail: 'good' })
})

test('what was switched off and quiet hours are told; what is off for everybody is not', () => {
  const off = found({
    off: [
      { group: 'reminders', channel: 'push' },
      { group: 'messages', channel: 'mail' },
    ],
  }).find(({ id }) => id === 'chosen')
  expect(off).toMatchObject({
    tone: 'warn',
    text: 'Turned off: Reminders (Push).',
    settings: 'channels',
  })
  expect(
    found({ quietUntil: '2026-06-02T07:00', waiting: 2 }).find(({ id }) => id === 'quiet')?.text,
  ).toMatch(/until 7:00 AM.*2 messages are on their way/)
})

test('a test tells what became of every channel', () => {
  const sent = listOutcomes(
    {
      push: [
        { deviceId: 'd1', name: 'Chrome', outcome: 'sent' },
        { deviceId: 'd2', name: '', outcome: 'gone' },
      ],
      mail: 'unconfirmed',
    },
    { isConfigured: true },
  )
  expect(sent.map(({ id, tone }) => `${id} ${tone}`)).toEqual(['d1 good', 'd2 bad', 'mail bad'])
  const mailed = (isConfigured: boolean) =>
    listOutcomes({ push: [], mail: 'sent' }, { isConfigured }).map(
      ({ id, tone, text }) => `${id} ${tone} ${text}`,
    )
  expect(mailed(true)).toEqual([
    'no-push warn No device to send a push message to.',
    'mail good E-mail: sent. It can take a minute.',
  ])
  expect(mailed(false)[1]).toBe(
    'mail bad This server has no mail server: e-mails stay in a folder for its operator.',
  )
})
