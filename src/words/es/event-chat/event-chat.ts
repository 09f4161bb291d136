export const eventChatTexts = {
  title: 'Chat del evento',
  lead: 'Lo pueden leer todos los que están en este evento.',
  removeText: 'Desaparece para todos.',
}
