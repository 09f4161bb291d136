// Words of push messages and e-mails, for every kind, in both languages.
import { expect, test } from 'vitest'
import { getNotificationGroup } from '#domain/notification/notification.ts'
import { about, everyNotice, one } from '#test/support/outgoing.ts'
import { createLinkTokens } from '../mail/link-tokens.ts'
import { noticeMail } from './notice-mail.ts'
import { noticePush } from './notice-push.ts'
import type { Outgoing } from './outgoing.ts'
import { readStopMails } from './stop-mails.ts'

const links = createLinkTokens({
  current: 'a secret for tests, long enough to sign with',
  previous: null,
})
const given = { publicUrl: 'https://sideout.example', links }

const shown = (unit: [Outgoing, ...Outgoing[]]) =>
  JSON.parse(noticePush(unit).payload) as { title: string; body: string; url: string }

test.each(everyNotice)(
  '%s has words, a way and a way out in both languages, the same by push and by mail',
  (kind) => {
    for (const language of ['en', 'es'] as const) {
      const mail = noticeMail([one(kind, { language })], 'ann@example.org', given)
      const push = shown([one(kind, { language })])
      expect(mail.subject).toContain(push.title)
      expect(push.title).not.toMatch(/undefined|\[object|^$/)
      expect(push.url).toMatch(/^\/[\w/?=&%.-]+$/)
      expect(mail.text).toContain(`https://sideout.example${push.url}`)
      expect(mail.html).toContain(`lang="${language}"`)
      expect(
        readStopMails(
          links,
          new URL(mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('t') ??
            '',
        ),
      ).toEqual({ playerId: 'ann', groups: [getNotificationGroup(kind)] })
    }
  },
)

test('what was said twice is said once; messages are counted', () => {
  const changed = one('event-changed')
  expect(noticeMail([changed, one('promoted'), changed], 'a@b.c', given).subject).toBe(
    'Finals has a new time or place (+1 more)',
  )
  expect(
    noticeMail([one('calendar-request'), one('calendar-cancel')], 'a@b.c', given).subject,
  ).toBe('Cancelled: Finals')
  expect(shown([one('message'), one('message'), one('message')])).toMatchObject({
    title: 'Ben',
    body: 'See you there\n+2 more',
  })
  expect(noticeMail([one('message')], 'a@b.c', given).subject).toBe('Ben wrote to you')
})

test('a mail brings a message whole, a push message and the mail of the day its beginning', () => {
  const text = `First line\n${'x'.repeat(300)}`
  const message = one('message', { message: { fromId: 'ben', fromName: 'Ben', text } })
  expect(noticeMail([message], 'a@b.c', given).text).toContain(text)
  expect(Array.from(shown([message]).body)).toHaveLength(100)
  expect(noticeMail([{ ...message, batch: 'digest' }], 'a@b.c', given).text).not.toContain(
    'x'.repeat(100),
  )
})

test('days and times are written as where the player lives', () => {
  const bodies = (
    [
      ['en', 'US'],
      ['en', 'GB'],
      ['es', 'ES'],
      ['es', 'US'],
      ['en', 'nowhere'],
    ] as const
  ).map(([language, country]) =>
    shown([one('promoted', { language, country, params: about })]).body.replaceAll(/\s/g, ' '),
  )
  expect(bodies).toEqual([
    'Tue, Jun 2, 6:30 PM · Riverside Courts',
    'Tue 2 Jun, 18:30 · Riverside Courts',
    'Mar, 2 jun, 18:30 · Riverside Courts',
    'Mar, 2 de jun, 6:30 p.m. · Riverside Courts',
    'Tue, Jun 2, 6:30 PM · Riverside Courts',
  ])
})

test('a day with very many things lists the first of them and says that there is more', () => {
  const things = Array.from({ length: 60 }, (_, index) =>
    one('event-changed', {
      batch: 'digest',
      eventId: `event-${index}`,
      params: { title: `Game ${index}` },
    }),
  ) as [Outgoing, ...Outgoing[]]
  const { subject, text } = noticeMail(things, 'a@b.c', given)
  expect([
    subject,
    text.includes('Game 39 has'),
    text.includes('Game 40 has'),
    text.includes('There’s more in the app.'),
  ]).toEqual(['Your day on Sideout: 60 updates', true, false, true])
})

test('while SECRET is changed, a link of a mail sent before stays right', () => {
  const before = createLinkTokens({ current: 'old', previous: null })
  const during = createLinkTokens({ current: 'new', previous: 'old' })
  const after = createLinkTokens({ current: 'new', previous: null })
  const payload = { playerId: 'ann', groups: ['clubs'] }
  expect(readStopMails(during, before.sign('stop-mails', payload))).toEqual(payload)
  expect(readStopMails(after, before.sign('stop-mails', payload))).toBeNull()
  expect(readStopMails(after, during.sign('stop-mails', payload))).toEqual(payload)
})

test('a link is right for its purpose, its secret and as it is only', () => {
  const token = links.sign('stop-mails', { playerId: 'ann', groups: ['clubs'] })
  expect(readStopMails(links, token)).toEqual({ playerId: 'ann', groups: ['clubs'] })
  const [body = '', signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ playerId: 'ben', groups: ['clubs'] })).toString(
    'base64url',
  )
  for (const wrong of [
    '',
    '.',
    body,
    `${forged}.${signature}`,
    `${token}.x`,
    links.sign('other', { playerId: 'ann', groups: ['clubs'] }),
    createLinkTokens({ current: 'another secret', previous: null }).sign('stop-mails', {
      playerId: 'ann',
      groups: ['clubs'],
    }),
    links.sign('stop-mails', { playerId: 'ann', groups: [] }),
  ]) {
    expect(readStopMails(links, wrong)).toBeNull()
  }
})
