// Every kind of e-mail the server sends, in every language, by name.
import { languages, type Language } from '#domain/shared/language.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { contactMail } from '#server/mail/contact-mail.ts'
import { createLinkTokens } from '#server/mail/link-tokens.ts'
import { mailWords, type MailKind } from '#server/mail/mail-kinds.ts'
import type { Mail } from '#server/mail/mail.ts'
import { noticeMail, testMail } from '#server/notices/notice-mail.ts'
import { everyNotice, one } from './outgoing.ts'

const publicUrl = 'https://sideout.example'
export const given = {
  publicUrl,
  links: createLinkTokens({
    current: 'a secret for tests, long enough to sign with',
    previous: null,
  }),
}
export const to = 'ann@example.org'
const long = 'Cancha 🏓 & <b>más</b> '.repeat(100)

/** As the words are now: an installation may have a name of its own. */
export const composeEveryMail = (): [string, Mail][] =>
  languages.flatMap((language) => composeIn(language))

const composeIn = (language: Language): [string, Mail][] => [
  ...(Object.keys(mailWords) as MailKind[]).map((kind): [string, Mail] => [
    `${kind} in ${language}`,
    composeMail(kind, { to, link: `${publicUrl}/signin#link=abc`, language }),
  ]),
  ...everyNotice.map((kind): [string, Mail] => [
    `${kind} in ${language}`,
    noticeMail([one(kind, { language })], to, given),
  ]),
  [
    `a full digest in ${language}`,
    noticeMail(
      [
        one('event-cancelled', { language, batch: 'digest' }),
        ...Array.from({ length: 60 }, (_, index) =>
          one('event-cancelled', {
            language,
            batch: 'digest',
            eventId: `event-${index}`,
            params: { title: long.slice(0, 120), reason: long.slice(0, 240), location: 'Sur' },
          }),
        ),
      ],
      to,
      given,
    ),
  ],
  [`a test in ${language}`, testMail(to, language, publicUrl)],
  [
    `a letter in ${language}`,
    contactMail(to, {
      number: 7,
      topic: 'question',
      message: long,
      playerName: 'Ben',
      email: 'ben@example.org',
      isProved: true,
      language,
    }),
  ],
]

export const everyMail = composeEveryMail()
