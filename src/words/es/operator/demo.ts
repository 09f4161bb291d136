export const operatorDemoTexts = {
  gone: 'La demostración se vació {when}. No vuelve.',
  none: 'Ya no queda nadie de la demostración.',
  goes: 'Se elimina para siempre',
  people: '{n, plural, one {# persona inventada} other {# personas inventadas}}',
  accounts: '{n, plural, one {# cuenta de demostración} other {# cuentas de demostración}}',
  events: '{n, plural, one {# evento suyo} other {# eventos suyos}}',
  clubs: '{n, plural, one {# club suyo} other {# clubes suyos}}',
  leagues: '{n, plural, one {# liga suya} other {# ligas suyas}}',
  tournaments: '{n, plural, one {# torneo suyo} other {# torneos suyos}}',
  losses: 'La gente de verdad pierde',
  noLosses: 'La gente de verdad no pierde nada.',
  places:
    '{n, plural, one {# plaza en un próximo evento de demostración} other {# plazas en próximos eventos de demostración}}',
  memberships:
    '{n, plural, one {# sitio en un club o una liga de demostración} other {# sitios en clubes y ligas de demostración}}',
  messages:
    '{n, plural, one {# mensaje con alguien inventado} other {# mensajes con gente inventada}}',
  matches:
    '{n, plural, one {# partido de un evento de demostración} other {# partidos de eventos de demostración}}',
  heard: 'Avisamos a quien tenga una plaza o sea de un club.',
  stays: 'Se queda',
  staysText: 'La gente de verdad, con sus clubes y eventos, y todas las sedes.',
  handedOver:
    '{n, plural, one {# evento o club que alguien de verdad ayuda a llevar: pasa a sus manos.} other {# eventos y clubes que alguien de verdad ayuda a llevar: pasan a sus manos.}}',
  kept: 'La cuenta de demostración {email}: es la que usas, o nadie más es propietario de este servidor. Da la propiedad a otra cuenta en “Equipo”, entra con ella y vacía la demostración otra vez.',
  backup: 'No se puede deshacer. Si dudas, haz antes una copia de seguridad.',
  ownersOnly: 'Solo un propietario puede vaciar la demostración.',
  empty: 'Vaciar la demostración…',
  title: '¿Vaciar la demostración?',
  confirm: 'Vaciar la demostración',
  done: 'Demostración vaciada',
} as const
