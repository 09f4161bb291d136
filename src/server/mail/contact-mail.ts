// A player's letter as an e-mail to the operator: the text as it was written, and where to answer.
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import { letterTexts, letterTopicTexts } from '#words/en/mail/letter.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import type { Mail } from './mail.ts'

/**
 * email: null where the account has none. isProved: it is known to be the player's, so that an
 * answer reaches no stranger.
 */
export type Letter = {
  number: number
  topic: ContactTopic
  message: string
  playerName: string
  email: string | null
  isProved: boolean
  language: Language
}

/**
 * The mail that brings `letter` to the operator's address `to`. Answering it answers the player,
 * if their address is proved; else the letter says what there is.
 */
export function contactMail(
  to: string,
  { number, topic, message, playerName, email, isProved, language }: Letter,
): Mail {
  const words = wordsIn(language, letterTexts)
  const subject = words.subject({ number, topic: wordsIn(language, letterTopicTexts)[topic] })
  const parts = [
    words.from({ player: playerName }),
    message,
    email === null
      ? words.noAddress
      : isProved
        ? words.answer({ address: email })
        : words.unproved({ address: email }),
  ]
  const html = parts
    .map((part) => `<p style="white-space:pre-wrap">${escaped(part)}</p>`)
    .join('\n')
  return {
    to,
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>\n<body>\n${html}\n</body>\n</html>\n`,
    ...(email !== null && isProved && { replyTo: email }),
  }
}
