// A player's letter as a mail to the operator: the text as it was written, and where to answer.
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import { contactWords } from './contact-texts.ts'
import type { Mail } from './mail.ts'

export type Letter = { number: number; topic: ContactTopic; message: string; playerName: string; email: string; language: Language }

/** The mail that brings `letter` to the operator's address `to`. */
export function contactMail(to: string, letter: Letter): Mail {
  const words = contactWords[letter.language]
  const subject = words.subject(letter.number, words.topics[letter.topic])
  const parts = [words.from(letter.playerName), letter.message, `${words.answer} ${letter.email}`]
  const html = parts.map((part) => `<p style="white-space:pre-wrap">${escaped(part)}</p>`).join('\n')
  return { to, subject, text: `${parts.join('\n\n')}\n`, html: `<!doctype html>\n<html lang="${letter.language}">\n<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>\n<body>\n${html}\n</body>\n</html>\n` }
}
