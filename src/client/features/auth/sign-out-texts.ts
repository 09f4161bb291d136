// Words of signing out.
import { texts } from '../../i18n/texts.ts'

export const signOutTexts = texts(
  { signingOut: 'Signing out…', stillSignedIn: 'You are still signed in', stillSignedInText: 'The server could not be reached to end your session.', tryAgain: 'Try again' },
  { signingOut: 'Cerrando sesión…', stillSignedIn: 'Tu sesión sigue abierta', stillSignedInText: 'No se pudo llegar al servidor para cerrarla.', tryAgain: 'Reintentar' },
)
