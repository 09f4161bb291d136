export const contactPickerTexts = {
  pick: 'Invitar contactos',
  title: 'Invitar contactos',
  explain:
    'Tus contactos se enteran por correo cuando les hayas enviado su enlace personal. Por los demás puedes responder tú.',
  from: 'De qué lista',
  everyDate: 'A todas las fechas de la serie',
  all: 'Todos: {n, number}',
  withoutAddress: '{name} (sin correo)',
  invite: '{n, plural, =0 {Invitar} one {Invitar a # contacto} other {Invitar a # contactos}}',
  invited: '{n, plural, one {# contacto invitado} other {# contactos invitados}}',
  linksTitle: '¿Enviarles sus enlaces?',
  linksText:
    'Se enteran del evento cuando tienen su enlace personal. Con él dicen sí o no, sin cuenta.',
  later: 'Más tarde',
  search: 'Buscar contactos por nombre',
  loading: 'Buscando contactos…',
  noneFound: 'No se encontró ningún contacto',
  noneFoundText:
    'Quizá ya están todos invitados. También puedes agregar personas por nombre en la lista de jugadores.',
  failed: 'No se pudieron cargar los contactos',
  answerFor: 'Responder por {name}',
  sayIn: 'Voy',
  sayOut: 'No voy',
  takeBack: 'Retirar la invitación',
}
