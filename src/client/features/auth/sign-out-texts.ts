// Words of signing out.
import { texts } from '../../i18n/texts.ts'

export const signOutTexts = texts(
  {
    signingOut: 'Signing out…',
    stillSignedIn: 'You’re still signed in',
    stillSignedInText: 'We couldn’t reach the server to end your session.',
    tryAgain: 'Try again',
    ask: 'Sign out?',
    askText: 'A link on another site brought you here. You’re still signed in.',
    signOut: 'Sign out',
  },
  {
    signingOut: 'Cerrando sesión…',
    stillSignedIn: 'Tu sesión sigue abierta',
    stillSignedInText: 'No se pudo llegar al servidor para cerrarla.',
    tryAgain: 'Reintentar',
    ask: '¿Cerrar sesión?',
    askText: 'Un enlace de otro sitio te trajo aquí. Tu sesión sigue abierta.',
    signOut: 'Cerrar sesión',
  },
)
