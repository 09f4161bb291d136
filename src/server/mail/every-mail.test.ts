// Requirements on every e-mail of the server in every language.
import { expect, test } from 'vitest'
import { everyMail, given, to } from '#test/support/every-mail.ts'
import { one } from '#test/support/outgoing.ts'
import { noticeMail } from '../notices/notice-mail.ts'
import { mailColors } from './mail-colors.ts'

const buttonsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<a href="([^"]*)" class="ink-on-action"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

test.each(everyMail)(
  '%s: a subject, a preview, one main action, and the same link as text',
  (_, mail) => {
    expect(mail.subject).not.toMatch(/^\s*$|undefined|[\r\n]/)
    expect(mail.html).toMatch(/mso-hide:all">\S/)
    const [href = '', ...more] = buttonsOf(mail.html)
    expect(more).toEqual([])
    const link = href.startsWith('mailto:') ? 'ben@example.org' : href
    expect(link).not.toBe('')
    expect(mail.text).toContain(link)
  },
)

test.each(everyMail)(
  '%s: nothing is loaded, nothing counts its readers, and no program cuts it',
  (_, mail) => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|video|object|form)\b|@import|url\(/i)
    const links = Array.from(mail.html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href)
    expect(links.filter((href) => !/^(?:https:\/\/sideout\.example\/|mailto:)/.test(href))).toEqual(
      [],
    )
    expect(Buffer.byteLength(mail.html)).toBeLessThanOrEqual(100_000)
  },
)

test.each(everyMail)(
  '%s: it is read in the dark too, and says how it came',
  (_, { html, headers, purpose }) => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media(prefers-color-scheme:dark)')
    if (purpose !== 'operator') expect(headers?.['Auto-Submitted']).toBe('auto-generated')
  },
)

test('notifications can be stopped with one click, mails about the account cannot', () => {
  for (const [, { purpose, headers = {}, html }] of everyMail) {
    const isTest = !html.includes('/stop-mails?')
    expect('List-Unsubscribe-Post' in headers).toBe(purpose === 'notice' && !isTest)
    if (purpose === 'notice' && !isTest)
      expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/sideout\.example\/stop-mails\?t=/)
  }
})

test('mails about one event are one thread, whatever they say', () => {
  const threads = (['event-changed', 'promoted'] as const).map(
    (kind) => noticeMail([one(kind, { unit: kind })], to, given).threadId,
  )
  expect(threads).toEqual(['event.event-1@sideout.example', 'event.event-1@sideout.example'])
  expect(noticeMail([one('promoted', { batch: 'digest' })], to, given).threadId).toBeUndefined()
})

/** Relative luminance and contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ['text', 'card'],
  ['muted', 'card'],
  ['muted', 'soft'],
  ['link', 'card'],
  ['link', 'soft'],
  ['on-action', 'action'],
  ['on-court', 'court'],
] as const)('%s on %s is readable in the light and in the dark', (ink, ground) => {
  for (const theme of [0, 1])
    expect(
      contrast(mailColors[ink][theme] ?? '', mailColors[ground][theme] ?? ''),
    ).toBeGreaterThanOrEqual(4.5)
})
