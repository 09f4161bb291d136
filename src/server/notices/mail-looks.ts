import { digestBatch } from '#domain/notification/delivery.ts'
import { getNotificationGroup, type NoticeKind } from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import { mailSampleTexts } from '#words/en/operator/mail.ts'
import { wordsIn } from '#words/words.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { LinkTokens } from '../mail/link-tokens.ts'
import { mailWords, type MailKind } from '../mail/mail-kinds.ts'
import type { Mail } from '../mail/mail.ts'
import { noticeKinds } from './notice-kinds.ts'
import { noticeMail } from './notice-mail.ts'
import type { Outgoing } from './outgoing.ts'

const to = 'ana@example.org'
const digest = 'digest'
const accountKinds = Object.keys(mailWords) as readonly MailKind[]
const reasoned: ReadonlySet<NoticeKind> = new Set(['event-cancelled', 'event-deleted'])
const looks: readonly string[] = [...accountKinds, digest, ...noticeKinds]
/** A look is no way to get a link that works. */
const inventedLinks: LinkTokens = { sign: () => 'invented', read: () => null }

export const findLook = (asked: string): string =>
  looks.find((look) => look === asked) ?? (looks[0] as string)

export const listLooks = (
  language: Language,
  publicUrl: string,
): { id: string; subject: string }[] =>
  looks.map((id) => ({ id, subject: composeLook(id, language, publicUrl).subject }))

export function composeLook(look: string, language: Language, publicUrl: string): Mail {
  const kind = accountKinds.find((one) => one === look)
  if (kind !== undefined) {
    const link = new URL('/signin#link=invented', publicUrl).href
    return composeMail(kind, {
      to,
      link,
      language,
      ...('code' in mailWords[kind] && { code: '123456' }),
    })
  }
  const kinds: readonly NoticeKind[] =
    look === digest
      ? ['promoted', 'event-invited', 'club-notice']
      : noticeKinds.filter((one) => one === look)
  const [first = 'promoted', ...more] = kinds
  const invent = (one: NoticeKind) => inventNotice(one, language, look === digest)
  return noticeMail([invent(first), ...more.map(invent)], to, { publicUrl, links: inventedLinks })
}

function inventNotice(kind: NoticeKind, language: Language, isDigest: boolean): Outgoing {
  const t = wordsIn(language, mailSampleTexts)
  const about = {
    title: t.event,
    type: 'openPlay',
    date: '2026-06-02',
    time: '18:30',
    location: t.venue,
    locationId: 'invented',
  }
  return {
    ...outside,
    kind,
    group: getNotificationGroup(kind),
    batch: isDigest ? digestBatch : 'invented',
    params: { ...about, ...inventParams(t), reason: reasoned.has(kind) ? t.reason : '' },
    language,
    country: 'US',
    email: to,
    message: { fromId: 'invented', fromName: t.player, text: t.message },
    contact: kind.startsWith('link-')
      ? { name: t.reader, linkKey: 'invented', by: t.player, keeper: t.club, senderId: 'invented' }
      : null,
    about,
  }
}

const inventParams = (t: Readonly<Record<keyof typeof mailSampleTexts, string>>) => ({
  player: t.player,
  partner: t.partner,
  opponents: t.opponents,
  contact: t.reader,
  club: t.club,
  league: t.league,
  tournament: t.tournament,
  team: t.team,
  against: t.against,
  amount: t.amount,
  score: '11–8',
  court: '3',
  until: '20:00',
  needs: '2',
  medal: 'gold',
})

const outside = {
  deliveryId: 'invented',
  playerId: 'invented',
  channel: 'mail',
  unit: 'invented',
  attempts: 1,
  eventId: 'invented',
  created: 0,
  isOn: true,
  isReachable: true,
  isRead: false,
  isTakenBack: false,
  isApart: false,
  event: null,
  answerBy: null,
  quiet: null,
  digest: false,
  lastSent: null,
  wall: '2026-06-01T12:00',
  timezone: 'UTC',
  device: null,
  unread: null,
} as const
