// A player's letter as an e-mail to the operator: the text as it was written, and where to answer.
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import { letterTexts, letterTopicTexts } from '#words/en/mail/letter.ts'
import { wordsIn } from '#words/words.ts'
import { mailButton, mailPage, mailText } from './mail-layout.ts'
import type { Mail } from './mail.ts'

/** The beginning of a letter that lists of mails show. */
const preheaderMax = 120

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
  const [from = '', ...rest] = parts
  const mailto = `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}`
  const canAnswer = email !== null && isProved
  return {
    to,
    purpose: 'operator',
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: mailPage({
      language,
      title: subject,
      preheader: message.slice(0, preheaderMax),
      rows: [mailText(from, rest), ...(canAnswer ? [mailButton(words.toAnswer, mailto)] : [])],
    }),
    ...(canAnswer && { replyTo: email }),
  }
}
