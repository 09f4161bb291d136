export const registrationTexts = {
  closedTitle: 'Ahora no hay cuentas nuevas',
  closedText: 'Por el momento, {app} no acepta cuentas nuevas.',
  invitationTitle: 'Con invitación',
  invitationText:
    'Necesitas un enlace: una invitación de quienes llevan {app}, o el enlace para unirte a uno de sus clubes. Ábrelo en este dispositivo.',
  approvalTitle: 'Pide unirte',
  approvalText:
    'Quienes llevan {app} leen cada solicitud. Si te dicen que sí, recibes un correo con un enlace.',
  sentence: '¿Quién eres?',
  sentenceText: 'Una frase para que sepan quién eres.',
  ask: 'Pedir unirme',
  askedTitle: 'Pediste unirte',
  askedText:
    'Si quienes llevan {app} te dicen que sí, enviaremos un correo con un enlace a {email}. Puedes cerrar esta página.',
  invited: 'Tu invitación funciona. Crea aquí tu cuenta.',
} as const
