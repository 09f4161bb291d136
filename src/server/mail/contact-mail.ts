// A player's letter as an e-mail to the operator: the text as written, and where to reply.
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import { letterTexts, letterTopicTexts } from '#words/en/mail/letter.ts'
import { wordsIn } from '#words/words.ts'
import { mailButton, mailPage, mailText } from './mail-layout.ts'
import type { Mail } from './mail.ts'

const preheaderMax = 120

/**
 * email: null when the account has none. isProved: known to be the player's, so that a reply
 * reaches no stranger.
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
 * Replying reaches the player if their address is proven; otherwise the letter explains how to
 * reach them.
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
