export const houseRuleTexts = {
  title: 'Reglas de la casa',
  loading: 'Cargando las reglas de la casa…',
  lead: 'Quién puede apuntarse cuándo y con qué frecuencia. Quienes ya están en un evento conservan su lugar. Quienes organizan pueden añadir a cualquiera a mano.',
  leadClub: 'Valen para los eventos a los que se invita al club, junto con las reglas de la sede.',
  now: 'Lo que vale ahora',
  nothing: 'Sin reglas: cualquiera puede apuntarse en cualquier momento.',
  opens: 'Abrir las inscripciones unos días antes',
  daysAhead: 'Días antes',
  opensAt: 'A las',
  membersFirst: 'Primero los miembros',
  laterDays: 'Los demás, más tarde (días)',
  membersOf: 'Miembros de',
  chooseClub: 'Elige un club',
  later: 'Los demás van después de los miembros, pero antes del día del evento.',
  limitDay: 'Limitar las sesiones por día',
  limitWeek: 'Limitar las sesiones por semana',
  sessions: 'Sesiones',
  oneWaitlist: 'Una lista de espera por día',
  misses: 'Ausencias y cancelaciones tardías',
  missesHint:
    'Cuentan las de los últimos 60 días, una vez terminado el evento, si lo organizó un administrador de la sede o un organizador del club. Los eventos cancelados o cambiados de hora no cuentan.',
  none: 'Nada',
  remind: 'Recordar',
  last: 'Al final',
  pause: 'Pausa',
  missLimit: 'A partir de cuántas',
  pauseDays: 'Días de pausa',
  saved: 'Reglas de la casa guardadas.',
  sayOpens: 'Las inscripciones abren {n, plural, one {# día} other {# días}} antes, a las {time}.',
  sayMembers:
    'Los miembros{club, select, empty {} other { de {club}}} se apuntan {n, plural, one {# día} other {# días}} antes desde las {time}; los demás, {later, plural, one {# día} other {# días}} después.',
  sayDay:
    'Como máximo {n, plural, one {# sesión} other {# sesiones}} por día, contando listas de espera.',
  sayWeek:
    'Como máximo {n, plural, one {# sesión} other {# sesiones}} por semana, de lunes a domingo, contando listas de espera.',
  sayWaitlist: 'Una lista de espera por día.',
  sayRemind:
    'Desde {n, plural, one {# falta} other {# faltas}} en 60 días, un recordatorio antes de apuntarse.',
  sayLast:
    'Desde {n, plural, one {# falta} other {# faltas}} en 60 días, los demás van primero hasta 24 horas antes.',
  sayPause:
    'Desde {n, plural, one {# falta} other {# faltas}} en 60 días, las inscripciones quedan en pausa {days, plural, one {# día} other {# días}}.',
  appeals: 'Piden que se les perdone',
  missed: '{n, plural, one {# falta} other {# faltas}}',
  reason: 'Tu respuesta a {player}',
  reasonHint: 'La lee, y queda en el registro.',
  reasonMissing: 'Escribe una frase para que sepa por qué.',
  lift: 'Perdonar',
  keep: 'Dejarlo así',
  answered: 'Respuesta enviada.',
} as const

export const houseAskedTexts = {
  opens: 'Reglas de la casa: podrás apuntarte {when}',
  paused: 'Reglas de la casa: tus inscripciones están en pausa hasta {when}',
  day: 'Reglas de la casa: {n} por día como máximo. {next, select, none {Elige otro día o cancela una.} other {La próxima puede ser el {next}, o cancela una.}}',
  week: 'Reglas de la casa: {n} por semana como máximo. {next, select, none {Elige otra semana o cancela una.} other {La próxima puede ser el {next}, o cancela una.}}',
  waitlist: 'Reglas de la casa: una lista de espera por día. Ya estás en otra.',
  leagueOnly: 'Solo jugadores de la liga',
  otherAge: 'Para otras edades',
  asksAge: 'Pide tu año de nacimiento',
  partner: 'Reglas de la casa: tu pareja todavía no puede apuntarse. Aquí verá por qué.',
  last: 'Tienes {n, plural, one {# falta} other {# faltas}} en 60 días, así que los demás van primero hasta {when}.',
  missed:
    'Tienes {n, plural, one {# falta} other {# faltas}} en 60 días. Ven, por favor, o cancela a tiempo.',
  appeal: 'Pedir que se me perdone',
  appealText: '¿Qué deberían saber?',
  appealHint: 'Lo leen quienes cuidan las reglas de la casa.',
  appealMissing: 'Escribe primero una frase.',
  send: 'Enviar',
  sent: 'Enviado. Te responderán.',
} as const

export const houseRecordTexts = {
  title: 'Cuántas veces viniste',
  lead: 'Solo lo ves tú, y quienes organizan en sedes con reglas sobre las faltas. Abarca los últimos 60 días.',
  came: 'Viniste a {came} de {sessions}',
  fact: 'vino a {came} de {sessions}',
} as const
