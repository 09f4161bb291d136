// The words around a player's letter to the operator, in the language the player writes in.
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'

type ContactWords = {
  subject: (number: number, topic: string) => string
  from: (player: string) => string
  answer: (address: string) => string
  unproved: (address: string) => string
  noAddress: string
  topics: Readonly<Record<ContactTopic, string>>
}

export const contactWords: Readonly<Record<Language, ContactWords>> = {
  en: {
    subject: (number, topic) => `Sideout message ${number}: ${topic}`,
    from: (player) => `${player} writes:`,
    answer: (address) => `Reply to this address: ${address}`,
    unproved: (address) =>
      `The account names this address, which no one has confirmed yet: ${address}`,
    noAddress: 'The account has no address. Reply with a message in the app.',
    topics: {
      question: 'question',
      problem: 'something doesn’t work',
      idea: 'idea',
      account: 'account and sign-in',
      player: 'a player or venue',
      privacy: 'privacy',
    },
  },
  es: {
    subject: (number, topic) => `Mensaje ${number} de Sideout: ${topic}`,
    from: (player) => `${player} escribe:`,
    answer: (address) => `Responde a esta dirección: ${address}`,
    unproved: (address) =>
      `La cuenta indica esta dirección, que nadie ha confirmado todavía: ${address}`,
    noAddress: 'La cuenta no tiene dirección. Responde con un mensaje en la aplicación.',
    topics: {
      question: 'pregunta',
      problem: 'algo no funciona',
      idea: 'idea',
      account: 'cuenta e inicio de sesión',
      player: 'un jugador o una sede',
      privacy: 'privacidad',
    },
  },
}
