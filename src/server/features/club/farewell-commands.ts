// The last e-mail of a deleted club to those contacts it has written to, within the outreach
// limits. Composed before the commit, because their addresses are deleted with the club.
import { toPlainName } from '#domain/mail/plain-name.ts'
import { clubEndedMailTexts } from '#words/en/mail/account-mails.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { wordsIn } from '#words/words.ts'
import type { CallContext } from '../../handler.ts'
import { composeWords } from '../../mail/compose-mail.ts'
import { listWrittenTo } from '../contact/move-queries.ts'
import { takeMail } from '../outreach/commands.ts'
import type { ClubFacts } from './queries.ts'

export async function mailContacts(
  { actor, tx, effects, now, deps, newId }: CallContext,
  { locationId, clubId, clubName }: ClubFacts,
): Promise<void> {
  const link = new URL('/landing', deps.publicUrl).href
  const list = { keeperId: null, locationId, slug: clubId }
  for (const contact of await listWrittenTo(tx, list, now)) {
    const { email, language } = contact
    const decided = await takeMail(tx, { unit: newId(), senderId: actor.playerId, email }, now)
    if (decided.act !== 'send') continue
    const t = wordsIn(language, clubEndedMailTexts)
    const plain = wordsIn(language, noticeTexts)
    const club = toPlainName(clubName, plain.plainClub)
    const words = {
      subject: t.subject({ club }),
      greeting: t.greeting({ name: toPlainName(contact.name, plain.plainReader) }),
      paragraphs: [t.text({ club })],
      button: t.button,
      after: [t.after],
      signature: t.signature,
    }
    effects.mail(composeWords(words, { to: email, link, language, purpose: 'account' }))
  }
}
