export const clubChatTexts = {
  title: 'Chat del club',
  lead: 'Lo pueden leer todos los que están en este club.',
  removeText: 'Sus palabras desaparecen para todos. Queda a la vista que hubo un mensaje.',
  hear: 'Avísame de mensajes nuevos',
}
