export const suspensionTexts = {
  title: 'Tu cuenta está suspendida',
  lead: 'Por ahora no puedes iniciar sesión.',
  reason: 'Motivo: {reason}',
  until: 'Hasta el {when}. Después podrás iniciar sesión de nuevo.',
  forGood: 'La suspensión no tiene fecha de fin.',
  appeal: 'Si crees que es un error, escribe al operador de este servidor.',
  write: 'Tu mensaje',
  send: 'Enviar mensaje',
  sent: 'Recibimos tu mensaje (n.º {number}).',
  answered: 'La respuesta llegará por correo.',
  mail: 'Escribir a {address}',
  back: 'Volver al inicio de sesión',
}
