// The words of the mails, English and Spanish in one pair; a missing one does not compile.
import type { Language } from '#domain/shared/language.ts'

export type MailWords = { subject: string; greeting: string; paragraphs: readonly string[]; button: string; after: readonly string[]; signature: string }

const resetWords: Record<Language, MailWords> = {
  en: {
    subject: 'Choose a new password for Sideout',
    greeting: 'Hello,',
    paragraphs: ['Someone asked for a new password for the Sideout account with this e-mail address. If it was you, choose one here:'],
    button: 'Choose a new password',
    after: ['The link works once, for one hour. Afterwards all your devices are signed out.', 'If it was not you, there is nothing to do: your password stays as it is.'],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Elige una nueva contraseña para Sideout',
    greeting: 'Hola:',
    paragraphs: ['Alguien ha pedido una nueva contraseña para la cuenta de Sideout con esta dirección de correo. Si has sido tú, elígela aquí:'],
    button: 'Elegir una nueva contraseña',
    after: ['El enlace funciona una sola vez, durante una hora. Después se cerrará la sesión en todos tus dispositivos.', 'Si no has sido tú, no tienes que hacer nada: tu contraseña no cambia.'],
    signature: 'Nos vemos en la pista. Sideout',
  },
}

const existingAccountWords: Record<Language, MailWords> = {
  en: {
    subject: 'You already have a Sideout account',
    greeting: 'Hello,',
    paragraphs: ['Someone tried to register at Sideout with this e-mail address, which already has an account. If it was you, simply sign in:'],
    button: 'Sign in',
    after: ['Forgot the password? The sign-in screen sends you a link to choose a new one.', 'If it was not you, there is nothing to do: nothing was changed.'],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Ya tienes una cuenta de Sideout',
    greeting: 'Hola:',
    paragraphs: ['Alguien ha intentado registrarse en Sideout con esta dirección de correo, que ya tiene una cuenta. Si has sido tú, solo tienes que iniciar sesión:'],
    button: 'Iniciar sesión',
    after: ['¿Has olvidado la contraseña? La pantalla de inicio de sesión te envía un enlace para elegir otra.', 'Si no has sido tú, no tienes que hacer nada: no ha cambiado nada.'],
    signature: 'Nos vemos en la pista. Sideout',
  },
}

export const mailWords = { reset: resetWords, existingAccount: existingAccountWords } as const
export type MailKind = keyof typeof mailWords
