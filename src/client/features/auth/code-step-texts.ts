// Words of the second step of signing in.
import { texts } from '../../i18n/texts.ts'

export const codeStepTexts = texts(
  {
    code: '6-digit code',
    codeHint: 'Your authenticator app shows it. Each code works once.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of those you saved. Each works once.',
    goOn: 'Sign in',
    useRecovery: 'Use a recovery code instead',
    useApp: 'Use the authenticator app instead',
    startAgain: 'Sign in another way',
  },
  {
    code: 'Código de 6 cifras',
    codeHint: 'Lo muestra tu app de autenticación. Cada código sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    recoveryHint: 'Uno de los que guardaste. Cada uno sirve una sola vez.',
    goOn: 'Iniciar sesión',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la app de autenticación',
    startAgain: 'Entrar de otra forma',
  },
)
