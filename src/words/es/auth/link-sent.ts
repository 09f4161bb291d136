export const linkSentTexts = {
  sent: 'Enviamos un enlace y un código a {email}.',
  text: 'Funcionan durante 30 minutos. ¿No encuentras el correo? Mira en la carpeta de spam.',
  unsent: 'Hay un enlace y un código para {email}, pero este servidor todavía no envía correos.',
  unsentText: 'Quien administra el servidor los encuentra en su carpeta de salida.',
  hint: 'Seis cifras. Útil si el enlace se abre en otra app u otro navegador.',
  signIn: 'Iniciar sesión',
  again: 'Enviarlo otra vez',
  sentAgain: 'Enviado. Enviarlo otra vez',
  madeAgain: 'Ya hay otro. Crear uno más',
  other: 'Entrar de otra forma',
}
