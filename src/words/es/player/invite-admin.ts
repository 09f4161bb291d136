export const inviteAdminTexts = {
  title: 'Invitar como administrador',
  send: 'Enviar invitación',
  at: 'Invitar como administrador en {location}',
  question: '¿Enviar a {player} una invitación para ser administrador en {location}?',
  sent: 'Se envió a {player} una invitación de administrador por los mensajes de la app.',
}
