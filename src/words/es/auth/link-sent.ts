export const linkSentTexts = {
  sent: 'Enviamos un enlace y un código a {email}.',
  text: 'Funcionan durante 30 minutos. ¿No encuentras el correo? Mira en la carpeta de spam.',
  hint: 'Seis cifras. Útil si el enlace se abre en otra app u otro navegador.',
  signIn: 'Iniciar sesión',
  again: 'Enviarlo otra vez',
  sentAgain: 'Enviado. Enviarlo otra vez',
  other: 'Entrar de otra forma',
}
