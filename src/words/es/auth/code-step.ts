export const codeStepTexts = {
  code: 'Código de 6 cifras',
  codeHint: 'Lo muestra tu app de autenticación. Cada código sirve una sola vez.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los que guardaste. Cada uno sirve una sola vez.',
  goOn: 'Iniciar sesión',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la app de autenticación',
  startAgain: 'Entrar de otra forma',
}
