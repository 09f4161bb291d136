export const inviteTexts = {
  title: 'Ya falta poco',
  lead: 'Te enviamos un enlace por correo. No necesitas contraseña.',
  send: 'Enviarme un enlace',
  sentText:
    'Ábrelo en cualquier navegador y en cualquier dispositivo: te trae de vuelta a este evento. Funciona durante 30 minutos.',
  sentAlone:
    'Usa uno de los dos en este dispositivo: tus partidos te acompañan. Funcionan durante 30 minutos.',
  usePassword: 'Usar una contraseña',
  agreeStart: 'Al continuar aceptas las',
  agreeAnd: 'y confirmas que has leído el',
  linkLead: 'Tu enlace funciona. Lo siguiente: tu nombre y tu nivel.',
  linkGo: 'Continuar',
}
