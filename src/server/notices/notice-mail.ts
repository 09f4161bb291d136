// The e-mail for deliveries that go out together: one notice, several of one event, or a daily
// digest. It explains why it came, and can be stopped with one click (RFC 8058).
import { digestBatch } from '#domain/notification/delivery.ts'
import { notificationGroups } from '#domain/notification/notification.ts'
import { numberFormat, pluralRules } from '#domain/shared/count-format.ts'
import { joinNames } from '#domain/shared/formatters.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { wordsIn } from '#words/words.ts'
import { hashMailbox } from '../db/accounts/mailboxes.ts'
import type { Deps } from '../deps.ts'
import {
  mailButton,
  mailFoot,
  mailHeading,
  mailItem,
  mailPage,
  mailText,
} from '../mail/mail-layout.ts'
import type { Mail } from '../mail/mail.ts'
import { composeTerms, type MailedTerms } from './mailed-terms.ts'
import { fullWords, noticeWords, mergeWords, type NoticeWords } from './notice-words.ts'
import type { Outgoing } from './outgoing.ts'
import { withPlainNames } from './plain-names.ts'
import {
  reportMailPath,
  signReader,
  stopMailsPath,
  type MailReader,
  type StoppedMails,
} from './stop-mails.ts'

type MailParts = Pick<Deps, 'publicUrl' | 'links'> & { terms?: MailedTerms | null }
type Unit = readonly [Outgoing, ...Outgoing[]]

const itemsMax = 40

/** Deliveries oldest first. The message id is the unit's, so a retry is the same mail. */
export function noticeMail(
  typed: Unit,
  to: string,
  { publicUrl, links, terms = null }: MailParts,
): Mail {
  const unit = typed.map(withPlainNames) as unknown as Unit
  const { language, playerId, unit: unitId } = unit[0]
  const t = wordsIn(language, noticeTexts)
  const isDigest = unit[0].batch === digestBatch
  const { contact } = unit[0]
  const stranger = contact === null ? null : describeStranger(unit[0], to)
  const told = mergeWords(unit, isDigest ? noticeWords : fullWords).map(
    ({ kind, ...words }): NoticeWords => ({
      ...words,
      ...(kind === 'message' && { title: t.wrote({ player: words.title }) }),
      ...(stranger !== null && { path: `${words.path}#m=${signReader(links, stranger)}` }),
    }),
  )
  const groups = isDigest
    ? notificationGroups
    : notificationGroups.filter((group) => unit.some((one) => one.group === group))
  const stop = new URL(
    stopMailsPath(links, { playerId, groups: [...groups] } satisfies StoppedMails),
    publicUrl,
  ).href
  const report =
    stranger === null
      ? null
      : new URL(reportMailPath(links, { playerId, ...stranger }), publicUrl).href
  const foot = composeFoot(unit, { stop, report, publicUrl })
  const host = new URL(publicUrl).hostname
  const thread = findThread(unit)
  const content = isDigest
    ? composeDigest(told, language, publicUrl)
    : composeContent(told, { language, publicUrl, below: terms && composeTerms(terms, unit[0]) })
  return {
    to,
    purpose: 'notice',
    subject: content.subject,
    messageId: `${unitId}@${host}`,
    ...(thread !== null && { threadId: `${thread}@${host}` }),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'Feedback-ID': `${groups.length === 1 ? groups[0] : 'several'}:notice:sideout`,
    },
    text: `${[...content.text, t.signature, foot.why, ...foot.links.map(({ words, href }) => `${words}: ${href}`)].join('\n\n')}\n`,
    html: mailPage({
      language,
      title: content.subject,
      preheader: content.preheader,
      rows: [...content.rows, mailFoot(t.signature, foot.why, foot.links)],
    }),
  }
}

type FootLinks = { stop: string; report: string | null; publicUrl: string }

function composeFoot(unit: Unit, { stop, report, publicUrl }: FootLinks) {
  const [{ language, contact }] = unit
  const t = wordsIn(language, noticeTexts)
  const names = notificationGroups
    .filter((group) => unit.some((one) => one.group === group))
    .map((group) => wordsIn(language, notificationGroupTexts)[group])
  const groups = joinNames(names, language)
  const settings = { words: t.settings, href: new URL('/player/settings', publicUrl).href }
  return {
    why: contact === null ? t.why({ groups }) : explainContact(contact, language),
    links: [
      ...(contact === null ? [settings] : []),
      { words: t.stop, href: stop },
      ...(report === null ? [] : [{ words: t.report, href: report }]),
    ],
  }
}

function describeStranger({ contact }: Outgoing, to: string): MailReader | null {
  const senderId = contact?.senderId ?? null
  return senderId === null ? null : { senderId, mailbox: hashMailbox(to) }
}

function explainContact(
  { by, keeper }: NonNullable<Outgoing['contact']>,
  language: Outgoing['language'],
): string {
  const t = wordsIn(language, noticeTexts)
  return keeper === '' ? t.whyContact({ by }) : t.whyListed({ by, list: keeper })
}

function findThread(unit: Unit): string | null {
  const [{ playerId, batch, eventId, message }] = unit
  if (batch === digestBatch) return null
  if (eventId !== null && unit.every((one) => one.eventId === eventId)) return `event.${eventId}`
  return message === null ? null : `thread.${[playerId, message.fromId].toSorted().join('.')}`
}

type Content = { subject: string; preheader: string; text: string[]; rows: string[] }

function composeContent(
  told: readonly NoticeWords[],
  {
    language,
    publicUrl,
    below,
  }: { language: Outgoing['language']; publicUrl: string; below: readonly string[] | null },
): Content {
  const t = wordsIn(language, noticeTexts)
  const last = told.at(-1) ?? { title: '', lines: [], path: '/alerts', button: t.toAlerts }
  const href = new URL(last.path, publicUrl).href
  const subject =
    told.length === 1 ? last.title : t.subjectMore({ subject: last.title, count: told.length - 1 })
  const earlier = told.slice(0, -1).slice(-itemsMax)
  const lines = [...last.lines, ...(below ?? [])]
  return {
    subject,
    preheader: [...last.lines, ...(earlier.at(-1)?.lines ?? [])].join(' · ') || last.button,
    text: [last.title, ...lines, `${last.button}: ${href}`, ...earlier.toReversed().map(itemText)],
    rows: [
      mailText(last.title, lines),
      mailButton(last.button, href),
      ...earlier
        .toReversed()
        .map((one) => mailItem({ ...one, href: new URL(one.path, publicUrl).href })),
    ],
  }
}

/**
 * A day's notices: single ones first, then those grouped by event under its time and place, in
 * order of their first.
 */
function composeDigest(
  told: readonly NoticeWords[],
  language: Outgoing['language'],
  publicUrl: string,
): Content {
  const t = wordsIn(language, noticeTexts)
  const subject = t.digestSubject({ count: counted(language, told.length) })
  const listed = told.slice(0, itemsMax)
  const rest = told.length > listed.length ? [t.moreBelow] : []
  const together = [...Map.groupBy(listed, ({ path }) => path).values()].toSorted(
    (one, other) => Number(one.length > 1) - Number(other.length > 1),
  )
  const rows = together.flatMap((items) => {
    const where =
      items.length > 1 ? (items.find(({ lines }) => lines.length > 0)?.lines.at(-1) ?? '') : ''
    return [
      ...(where === '' ? [] : [mailHeading(where)]),
      ...items.map((one) =>
        mailItem({
          ...one,
          lines: one.lines.filter((line) => line !== where),
          href: new URL(one.path, publicUrl).href,
        }),
      ),
    ]
  })
  const alerts = new URL('/alerts', publicUrl).href
  return {
    subject,
    preheader: listed.map(({ title }) => title).join(' · '),
    text: [t.digestLead, ...together.flat().map(itemText), ...rest, `${t.toAlerts}: ${alerts}`],
    rows: [
      mailText(subject, [t.digestLead]),
      ...rows,
      ...(rest.length === 0 ? [] : [mailHeading(t.moreBelow)]),
      mailButton(t.toAlerts, alerts),
    ],
  }
}

const itemText = ({ title, lines }: NoticeWords): string =>
  [`• ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')

function counted(language: Outgoing['language'], count: number): string {
  const t = wordsIn(language, noticeTexts)
  return (pluralRules(language, {}).select(count) === 'one' ? t.thing : t.things).replace(
    '#',
    numberFormat(language, {}).format(count),
  )
}

export function testMail(to: string, language: Outgoing['language'], publicUrl: string): Mail {
  const t = wordsIn(language, noticeTexts)
  const settings = new URL('/player/settings', publicUrl).href
  return {
    to,
    purpose: 'notice',
    subject: t.testTitle,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${[t.testTitle, t.testText, `${t.settings}: ${settings}`, t.signature].join('\n\n')}\n`,
    html: mailPage({
      language,
      title: t.testTitle,
      preheader: t.testText,
      rows: [
        mailText(t.testTitle, [t.testText]),
        mailButton(t.settings, settings),
        mailFoot(t.signature, t.whyTest, []),
      ],
    }),
  }
}
