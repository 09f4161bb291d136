export const eventTiersTexts = {
  title: 'Si quedan plazas, invitar también a',
  group: 'Grupo',
  when: 'Cuándo',
  hours: '{n, plural, one {# hora antes} other {# horas antes}}',
  add: 'Agregar un grupo',
  remove: 'Quitar {group}',
  people:
    '{n, plural, =0 {Este grupo está vacío.} one {Invita a # persona.} other {Invita a # personas.}}',
  note: 'Hasta entonces no ven este evento. Si a esa hora está completo, se les invita en cuanto se libere una plaza.',
  friends: 'Amigos',
  favorites: 'Favoritos',
  club: 'Club {name}',
  panel: 'Si quedan plazas',
  asked: 'Invitación enviada: {when}',
  planned: '{when}, si quedan plazas',
  waiting: 'En cuanto se libere una plaza',
}
