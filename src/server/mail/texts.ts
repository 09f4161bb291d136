// The words of the e-mails, English and Spanish in one pair; a missing one does not compile.
import type { Language } from '#domain/shared/language.ts'

export type MailWords = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button: string
  after: readonly string[]
  signature: string
}

const resetWords: Record<Language, MailWords> = {
  en: {
    subject: 'Choose a new password for Sideout',
    greeting: 'Hello,',
    paragraphs: [
      'Someone asked for a new password for the Sideout account with this e-mail address. If it was you, choose one here:',
    ],
    button: 'Choose a new password',
    after: [
      'The link works once, for 10 minutes. Afterwards all your devices are signed out.',
      'If it wasn’t you, there’s nothing to do: your password stays the same.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Elige una nueva contraseña para Sideout',
    greeting: 'Hola:',
    paragraphs: [
      'Alguien pidió una nueva contraseña para la cuenta de Sideout con esta dirección de correo. Si fuiste tú, elígela aquí:',
    ],
    button: 'Elegir una nueva contraseña',
    after: [
      'El enlace funciona una sola vez, durante 10 minutos. Después se cerrará la sesión en todos tus dispositivos.',
      'Si no fuiste tú, no tienes que hacer nada: tu contraseña no cambia.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const existingAccountWords: Record<Language, MailWords> = {
  en: {
    subject: 'You already have a Sideout account',
    greeting: 'Hello,',
    paragraphs: [
      'Someone tried to register at Sideout with this e-mail address, which already has an account. If it was you, simply sign in:',
    ],
    button: 'Sign in',
    after: [
      'Forgot the password? The sign-in screen sends you a link to choose a new one.',
      'If it wasn’t you, there’s nothing to do: nothing was changed.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Ya tienes una cuenta de Sideout',
    greeting: 'Hola:',
    paragraphs: [
      'Alguien intentó registrarse en Sideout con esta dirección de correo, que ya tiene una cuenta. Si fuiste tú, solo tienes que iniciar sesión:',
    ],
    button: 'Iniciar sesión',
    after: [
      '¿Olvidaste la contraseña? La pantalla de inicio de sesión te envía un enlace para elegir otra.',
      'Si no fuiste tú, no tienes que hacer nada: no cambió nada.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const signInLinkWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your link to sign in to Sideout',
    greeting: 'Hello,',
    paragraphs: [
      'Someone asked to sign in to Sideout with this e-mail address. If it was you, continue here:',
    ],
    button: 'Sign in',
    after: [
      'The link works once, for 10 minutes. If you don’t have an account yet, it creates one.',
      'If this address was never confirmed before, the link confirms it. A password set before then no longer works; you can choose a new one in the settings.',
      'If it wasn’t you, there’s nothing to do.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Tu enlace para entrar en Sideout',
    greeting: 'Hola:',
    paragraphs: [
      'Alguien pidió entrar en Sideout con esta dirección de correo. Si fuiste tú, continúa aquí:',
    ],
    button: 'Iniciar sesión',
    after: [
      'El enlace funciona una sola vez, durante 10 minutos. Si todavía no tienes cuenta, crea una.',
      'Si esta dirección no se había confirmado nunca, el enlace la confirma. Una contraseña puesta antes deja de servir; puedes elegir otra en los ajustes.',
      'Si no fuiste tú, no tienes que hacer nada.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const verifyAddressWords: Record<Language, MailWords> = {
  en: {
    subject: 'Confirm your address for Sideout',
    greeting: 'Hello,',
    paragraphs: [
      'Please confirm that this is the e-mail address of your Sideout account. Open the link where you’re signed in:',
    ],
    button: 'Confirm my address',
    after: [
      'The link works once, for one day.',
      'If this wasn’t you, ignore this e-mail. Someone probably mistyped their address.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Confirma tu dirección para Sideout',
    greeting: 'Hola:',
    paragraphs: [
      'Confirma que esta es la dirección de correo de tu cuenta de Sideout. Abre el enlace donde tengas la sesión iniciada:',
    ],
    button: 'Confirmar mi dirección',
    after: [
      'El enlace funciona una sola vez, durante un día.',
      'Si no fuiste tú, ignora este correo. Probablemente alguien escribió mal su dirección.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const leaveAddressWords: Record<Language, MailWords> = {
  en: {
    subject: 'Another address for your Sideout account?',
    greeting: 'Hello,',
    paragraphs: [
      'You asked to use another e-mail address for your Sideout account. Confirm it here, where you’re signed in. Then we’ll e-mail the new address:',
    ],
    button: 'Yes, change it',
    after: [
      'The link works once, for one day.',
      'If it wasn’t you, don’t open the link. Change your password, and sign out other devices in the settings.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: '¿Otra dirección para tu cuenta de Sideout?',
    greeting: 'Hola:',
    paragraphs: [
      'Pediste usar otra dirección de correo para tu cuenta de Sideout. Confírmalo aquí, donde tengas la sesión iniciada. Después llegará un correo a la dirección nueva:',
    ],
    button: 'Sí, cambiarla',
    after: [
      'El enlace funciona una sola vez, durante un día.',
      'Si no fuiste tú, no abras el enlace. Cambia tu contraseña y cierra las demás sesiones en los ajustes.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const enterAddressWords: Record<Language, MailWords> = {
  en: {
    subject: 'Confirm your new address for Sideout',
    greeting: 'Hello,',
    paragraphs: [
      'Use this e-mail address for your Sideout account from now on? Confirm it here, where you’re signed in:',
    ],
    button: 'Use this address',
    after: [
      'The link works once, for one day.',
      'If this wasn’t you, ignore this e-mail. Someone probably mistyped their address.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Confirma tu nueva dirección para Sideout',
    greeting: 'Hola:',
    paragraphs: [
      '¿Usar desde ahora esta dirección de correo en tu cuenta de Sideout? Confírmalo aquí, donde tengas la sesión iniciada:',
    ],
    button: 'Usar esta dirección',
    after: [
      'El enlace funciona una sola vez, durante un día.',
      'Si no fuiste tú, ignora este correo. Probablemente alguien escribió mal su dirección.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

/** {guesses}: how many were tried. */
const wrongPasswordsWords: Record<Language, MailWords> = {
  en: {
    subject: 'Someone tried to sign in to your Sideout account',
    greeting: 'Hello,',
    paragraphs: [
      'Someone tried {guesses} wrong passwords for the Sideout account with this e-mail address. They didn’t get in.',
      'If it was you, use the link that the sign-in screen e-mails you. It works whatever your password is.',
      'If it wasn’t you, you don’t have to do anything. From now on every further guess has to wait longer. Do you use the same password somewhere else? Then choose a new one:',
    ],
    button: 'Change my password',
    after: ['The devices you already use aren’t slowed down. We send this at most once a day.'],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Alguien intentó entrar en tu cuenta de Sideout',
    greeting: 'Hola:',
    paragraphs: [
      'Alguien probó {guesses} contraseñas incorrectas en la cuenta de Sideout con esta dirección de correo. No entró.',
      'Si fuiste tú, usa el enlace que la pantalla de inicio de sesión te envía por correo. Funciona sea cual sea tu contraseña.',
      'Si no fuiste tú, no tienes que hacer nada. A partir de ahora cada intento tiene que esperar más. ¿Usas la misma contraseña en otro sitio? Entonces elige una nueva:',
    ],
    button: 'Cambiar mi contraseña',
    after: [
      'Los dispositivos que ya usas no se ven afectados. Enviamos este aviso como máximo una vez al día.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const passwordChangedWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your Sideout password was changed',
    greeting: 'Hello,',
    paragraphs: [
      'The password of your Sideout account was changed just now. Everything else that was signed in has been signed out.',
      'If it was you, there’s nothing to do. If it wasn’t, choose a new password right away:',
    ],
    button: 'Choose a new password',
    after: [
      'Push notifications on other devices and the link of your calendar were turned off too. You can turn them on again in the settings.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Tu contraseña de Sideout cambió',
    greeting: 'Hola:',
    paragraphs: [
      'La contraseña de tu cuenta de Sideout acaba de cambiar. Se cerraron todas las demás sesiones.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige una nueva contraseña ahora mismo:',
    ],
    button: 'Elegir una nueva contraseña',
    after: [
      'También se desactivaron las notificaciones en otros dispositivos y el enlace de tu calendario. Puedes volver a activarlos en los ajustes.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const secondFactorOnWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your Sideout account now asks for a code',
    greeting: 'Hello,',
    paragraphs: [
      'From now on you need a code from your authenticator app to sign in to your Sideout account. Keep your recovery codes somewhere safe: they let you in if your phone is lost.',
    ],
    button: 'Open the settings',
    after: [
      'If it wasn’t you, turn it off there, change your password and sign out your other devices.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Tu cuenta de Sideout ahora pide un código',
    greeting: 'Hola:',
    paragraphs: [
      'A partir de ahora, para entrar en tu cuenta de Sideout hace falta un código de tu app de autenticación. Guarda tus códigos de recuperación en un lugar seguro: te dejan entrar si pierdes el teléfono.',
    ],
    button: 'Abrir los ajustes',
    after: [
      'Si no fuiste tú, desactívalo allí, cambia tu contraseña y cierra la sesión en tus demás dispositivos.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

const secondFactorOffWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your Sideout account no longer asks for a code',
    greeting: 'Hello,',
    paragraphs: [
      'You no longer need a code from your authenticator app to sign in to your Sideout account. Someone who was signed in turned that off.',
    ],
    button: 'Open the settings',
    after: [
      'If it wasn’t you, change your password, sign out your other devices and turn it on again.',
    ],
    signature: 'See you on the court. Sideout',
  },
  es: {
    subject: 'Tu cuenta de Sideout ya no pide un código',
    greeting: 'Hola:',
    paragraphs: [
      'Para entrar en tu cuenta de Sideout ya no hace falta un código de tu app de autenticación. Alguien con la sesión iniciada lo desactivó.',
    ],
    button: 'Abrir los ajustes',
    after: [
      'Si no fuiste tú, cambia tu contraseña, cierra la sesión en tus demás dispositivos y actívalo de nuevo.',
    ],
    signature: 'Nos vemos en la cancha. Sideout',
  },
}

export const mailWords = {
  passwordChanged: passwordChangedWords,
  secondFactorOn: secondFactorOnWords,
  secondFactorOff: secondFactorOffWords,
  reset: resetWords,
  existingAccount: existingAccountWords,
  signInLink: signInLinkWords,
  verifyAddress: verifyAddressWords,
  leaveAddress: leaveAddressWords,
  enterAddress: enterAddressWords,
  wrongPasswords: wrongPasswordsWords,
} as const
export type MailKind = keyof typeof mailWords
