export const tabTexts = {
  title: 'Lugares principales',
  calendar: 'Calendario',
  find: 'Buscar',
  myEvents: 'Mis eventos',
  community: 'Comunidad',
  messages: 'Mensajes',
  unread: '{n, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
}
