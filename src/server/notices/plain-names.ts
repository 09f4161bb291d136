// Makes typed names and sentences safe for e-mails: one that looks like an address or a link is
// replaced by our own words.
import { looksLikeLink, toPlainName } from '#domain/mail/plain-name.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { wordsIn } from '#words/words.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Removes links from a delivery's names. A message to a player stays as written; one to a contact
 * that contains a link is shown only on their page.
 */
export function withPlainNames(one: Outgoing): Outgoing {
  const t = wordsIn(one.language, noticeTexts)
  const words: Readonly<Record<string, string>> = {
    player: t.plainPerson,
    club: t.plainClub,
    league: t.plainLeague,
    location: t.plainVenue,
  }
  const toPlain = ([key, text]: [string, string]): [string, string] =>
    isTyped(key, one) && looksLikeLink(text) ? [key, words[key] ?? ''] : [key, text]
  return {
    ...one,
    params: Object.fromEntries(Object.entries(one.params).map(toPlain)),
    about: {
      ...one.about,
      title: toPlainName(one.about.title, ''),
      location: toPlainName(one.about.location, t.plainVenue),
    },
    message:
      one.message === null || one.contact === null
        ? one.message
        : {
            ...one.message,
            fromName: toPlainName(one.message.fromName, t.plainPerson),
            text: toPlainName(one.message.text, t.plainMessage),
          },
    contact: one.contact && {
      ...one.contact,
      name: toPlainName(one.contact.name, t.plainReader),
      by: toPlainName(one.contact.by, t.plainPerson),
      keeper: toPlainName(one.contact.keeper, t.plainClub),
    },
  }
}

/** Ids are generated. A reason is shown in full to players, who know its author. */
const isTyped = (key: string, { contact }: Outgoing): boolean =>
  !key.endsWith('Id') && (key !== 'reason' || contact !== null)
