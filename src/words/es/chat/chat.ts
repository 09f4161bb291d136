export const chatTexts = {
  open: 'Abrir el chat',
  nothing: 'Aún no hay mensajes',
  nothingText: 'Saluda o pregunta quién trae las pelotas.',
  loading: 'Cargando el chat…',
  unread: '{n, plural, one {# nuevo} other {# nuevos}}',
  by: '{name}: {words}',
  waiting: 'Se enviará',
  sending: 'Enviando',
  notSent: 'No enviado',
  removeIt: 'Quitar el mensaje de {name}',
  removeTitle: '¿Quitar este mensaje?',
  removed: 'Mensaje quitado',
  unsent:
    '{n, plural, one {# mensaje pendiente de enviar} other {# mensajes pendientes de enviar}}',
}
