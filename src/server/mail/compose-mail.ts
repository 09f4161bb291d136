// Composes a sign-in e-mail with the same words as plain text and HTML.
import type { Language } from '#domain/shared/language.ts'
import { wordsIn } from '#words/words.ts'
import { mailPurposes, mailWords, type MailKind, type MailWords } from './mail-kinds.ts'
import { mailAfter, mailButton, mailCode, mailFoot, mailPage, mailText } from './mail-layout.ts'
import type { Mail } from './mail.ts'

export function composeMail(
  kind: MailKind,
  { to, link, language, code }: { to: string; link: string; language: Language; code?: string },
): Mail {
  return composeWords(wordsIn(language, mailWords[kind]), {
    to,
    link,
    language,
    purpose: mailPurposes[kind],
    ...(code === undefined ? {} : { code }),
  })
}

type Addressed = {
  to: string
  link: string
  language: Language
  purpose: (typeof mailPurposes)[MailKind]
  code?: string
}

export function composeWords(
  words: MailWords,
  { to, link, language, purpose, code }: Addressed,
): Mail {
  const rows = [
    mailText(words.subject, [words.greeting, ...words.paragraphs]),
    mailButton(words.button, link),
    ...(code === undefined ? [] : [mailCode(words.code ?? '', code)]),
    mailAfter(words.after, link),
    mailFoot(words.signature, '', []),
  ]
  return {
    to,
    purpose,
    subject: words.subject,
    text: composeText(words, link, code),
    html: mailPage({
      language,
      title: words.subject,
      preheader: words.paragraphs[0] ?? '',
      rows,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function composeText(words: MailWords, link: string, code: string | undefined): string {
  const typed = code === undefined ? [] : [`${words.code ?? ''}\n${code}`]
  return (
    [words.greeting, ...words.paragraphs, link, ...typed, ...words.after, words.signature].join(
      '\n\n',
    ) + '\n'
  )
}
