export const inviteTexts = {
  title: 'Ya falta poco',
  lead: 'Te enviamos un enlace por correo. No necesitas contraseña.',
  send: 'Enviarme un enlace',
  sendAgain: 'Enviarlo otra vez',
  sent: 'Enviamos un enlace a {email}.',
  sentText:
    'Ábrelo en cualquier navegador y en cualquier dispositivo: te trae de vuelta a este evento. Funciona durante 10 minutos.',
  sentAlone: 'Ábrelo en este dispositivo: tus partidos te acompañan. Funciona durante 10 minutos.',
  usePassword: 'Usar una contraseña',
  agreeStart: 'Al continuar aceptas las',
  agreeAnd: 'y confirmas que has leído el',
  linkLead: 'Tu enlace funciona. Lo siguiente: tu nombre y tu nivel.',
  linkGo: 'Continuar',
}
