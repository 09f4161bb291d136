// Words of sign-in, register and reset.
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, texts } from '../../i18n/texts.ts'

export const authTexts = texts(
  {
    signInTitle: 'Welcome back', signInLead: 'Sign in to find your next game.', signIn: 'Sign in',
    registerTitle: 'Create your account', registerLead: 'Free, and ready in two minutes.', register: 'Create account',
    resetTitle: 'Reset your password', resetLead: 'We send you a link to choose a new one.', sendLink: 'Send link',
    newPasswordTitle: 'Choose a new password', newPasswordLead: 'It replaces the old one, and signs you out everywhere.', savePassword: 'Save password',
    email: 'E-mail', password: 'Password', newPassword: 'New password', showPassword: 'Show password', passwordHint: 'At least 8 characters.',
    with: (provider: string) => `Continue with ${provider}`, or: 'or with e-mail',
    passkey: 'Sign in with a passkey', mailLink: 'E-mail me a link', linkSent: 'A mail with a link to sign in is on its way. It works for 10 minutes.',
    linkTitle: 'One more tap', linkLead: 'You opened a link that signs you in.', linkGo: 'Sign in', linkNew: 'Send me a new link',
    codeTitle: 'Enter your code', codeLead: 'Your account asks for a second step.',
    forgot: 'Forgot your password?', noAccount: 'New here?', createOne: 'Create an account', haveAccount: 'Already have an account?', backToSignIn: 'Back to sign-in', backToStart: 'Back to the start page',
    acceptStart: 'I accept the', terms: 'terms of use', and: 'and have read the', privacy: 'privacy notice', acceptEnd: '.',
    invited: 'You were invited to a venue. It joins your favorite venues once you are set up.',
    justRegistered: 'Your account is ready. Sign in to go on.',
    resetSent: 'If there is an account for that address, a mail with a link is on its way.',
    passwordChanged: 'Your new password is set. Sign in with it.',
    addVenue: (venue: string) => `Add ${venue} to your favorite venue list?`, add: 'Add', looking: 'Looking for the venue…',
    resetFailed: 'Reset Failed.', resetFailedText: 'Click OK to try again or go back and use another sign in method.',
  },
  {
    signInTitle: 'Hola de nuevo', signInLead: 'Inicia sesión y encuentra tu próximo partido.', signIn: 'Iniciar sesión',
    registerTitle: 'Crea tu cuenta', registerLead: 'Gratis y lista en dos minutos.', register: 'Crear cuenta',
    resetTitle: 'Restablece tu contraseña', resetLead: 'Te enviamos un enlace para elegir otra.', sendLink: 'Enviar enlace',
    newPasswordTitle: 'Elige una contraseña nueva', newPasswordLead: 'Sustituye a la anterior y cierra tu sesión en todas partes.', savePassword: 'Guardar contraseña',
    email: 'Correo electrónico', password: 'Contraseña', newPassword: 'Contraseña nueva', showPassword: 'Mostrar contraseña', passwordHint: 'Al menos 8 caracteres.',
    with: (provider: string) => `Continuar con ${provider}`, or: 'o con tu correo',
    passkey: 'Entrar con una clave de acceso', mailLink: 'Enviarme un enlace', linkSent: 'Va en camino un correo con un enlace para entrar. Funciona durante 10 minutos.',
    linkTitle: 'Un toque más', linkLead: 'Has abierto un enlace para entrar.', linkGo: 'Iniciar sesión', linkNew: 'Enviarme otro enlace',
    codeTitle: 'Escribe tu código', codeLead: 'Tu cuenta pide un segundo paso.',
    forgot: '¿Olvidaste tu contraseña?', noAccount: '¿Es tu primera vez?', createOne: 'Crea una cuenta', haveAccount: '¿Ya tienes cuenta?', backToSignIn: 'Volver al inicio de sesión', backToStart: 'Volver a la portada',
    acceptStart: 'Acepto las', terms: 'condiciones de uso', and: 'y he leído el', privacy: 'aviso de privacidad', acceptEnd: '.',
    invited: 'Te han invitado a una sede. Estará entre tus favoritas cuando termines de configurar tu cuenta.',
    justRegistered: 'Tu cuenta está lista. Inicia sesión para continuar.',
    resetSent: 'Si hay una cuenta con esa dirección, ya va en camino un correo con un enlace.',
    passwordChanged: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
    addVenue: (venue: string) => `¿Añadir ${venue} a tu lista de sedes favoritas?`, add: 'Añadir', looking: 'Buscando la sede…',
    resetFailed: 'No se pudo restablecer.', resetFailedText: 'Pulsa Aceptar para intentarlo de nuevo, o vuelve atrás y usa otra forma de iniciar sesión.',
  },
)

/** What is told about each problem (lib/auth.ts), and about what people type. */
export const authProblemTexts = texts(
  {
    'wrong-credentials': 'This e-mail and password do not match.',
    'bad-email': 'Please enter a valid e-mail address.',
    'password-length': 'Please choose a password of 8 to 128 characters.',
    'password-common': 'That password is one of the first anyone would try. Please choose another one.',
    'password-personal': 'Please choose a password that isn’t made of your name, your e-mail, a venue or Sideout.',
    'password-missing': 'Please enter your password.',
    'not-accepted': 'Please accept the terms of use to go on.',
    'link-expired': 'This link has expired or was used already. Please ask for a new one.',
    'code-needed': 'Please enter the code of your authenticator app.',
    'wrong-code': 'That code isn’t right, or was used already. Please enter the one your app shows now.',
    'wrong-recovery': 'That recovery code isn’t right, or was used already.',
    'code-over': 'That took too long, or too many codes were tried. Please sign in again.',
    'not-fresh': 'Please sign out and in again first.',
    'email-unverified': 'Please confirm your e-mail address first.',
    'passkey-unverified': 'Your device didn’t check that it’s you. Unlock it with your face, your finger or its code, and try again.',
    'passkey-failed': 'That passkey did not work here. Please use another way.',
    'no-answer': 'No connection. Please try again.',
    'failed': 'That did not work. Please try again.',
    'cancelled': 'The sign-in was cancelled. Nothing was changed.',
    'not-linked': 'There is already an account with this e-mail. Please sign in the way you did before.',
    'social-failed': 'That sign-in did not work. Please try again, or use another way.',
  },
  {
    'wrong-credentials': 'El correo y la contraseña no coinciden.',
    'bad-email': 'Escribe una dirección de correo válida.',
    'password-length': 'Elige una contraseña de 8 a 128 caracteres.',
    'password-common': 'Esa contraseña es de las primeras que cualquiera probaría. Elige otra.',
    'password-personal': 'Elige una contraseña que no esté hecha de tu nombre, tu correo, una sede o Sideout.',
    'password-missing': 'Escribe tu contraseña.',
    'not-accepted': 'Acepta las condiciones de uso para continuar.',
    'link-expired': 'Este enlace ha caducado o ya se usó. Pide uno nuevo.',
    'code-needed': 'Escribe el código de tu app de autenticación.',
    'wrong-code': 'Ese código no es correcto o ya se usó. Escribe el que muestra tu app ahora.',
    'wrong-recovery': 'Ese código de recuperación no es correcto o ya se usó.',
    'code-over': 'Pasó demasiado tiempo o se probaron demasiados códigos. Inicia sesión otra vez.',
    'not-fresh': 'Cierra la sesión y vuelve a entrar.',
    'email-unverified': 'Confirma antes tu dirección de correo.',
    'passkey-unverified': 'Tu dispositivo no ha comprobado que eres tú. Desbloquéalo con tu cara, tu dedo o su código e inténtalo de nuevo.',
    'passkey-failed': 'Esa clave de acceso no ha funcionado aquí. Usa otra forma de entrar.',
    'no-answer': 'Sin conexión. Inténtalo de nuevo.',
    'failed': 'No ha funcionado. Inténtalo de nuevo.',
    'cancelled': 'Se canceló el inicio de sesión. No ha cambiado nada.',
    'not-linked': 'Ya hay una cuenta con este correo. Inicia sesión como lo hiciste antes.',
    'social-failed': 'Ese inicio de sesión no ha funcionado. Inténtalo de nuevo o usa otra forma.',
  },
)

export type AuthTrouble = keyof typeof authProblemTexts.en

/** What is told about a trouble, or about a refusal for too many attempts. */
export const authTroubleText = (trouble: AuthTrouble | Refusal): string => (typeof trouble === 'string' ? pick(authProblemTexts)[trouble] : refusalText(trouble))
