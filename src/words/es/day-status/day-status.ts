export const dayChipTexts = {
  chip: '{state, select, planned {Según lo previsto} watching {En duda} delayed {Nueva hora: {until}} off {Suspendido} other {}}',
  weather: '{degrees}, {rain} de lluvia ({time})',
  weatherLabel: 'Clima:',
  nextWord: 'Próximo aviso: {time}',
  atVenue: 'Lo dice la sede',
} as const

export const dayStatusTexts = {
  title: 'Estado del día',
  titleOn: 'Estado · {day}',
  eventLead: 'Los jugadores se enteran enseguida. Conservan su plaza.',
  venueLead:
    'Para todas las canchas y todos los eventos de ese día. Cada quien recibe un solo aviso.',
  until: 'Nueva hora',
  note: 'Frase',
  noteHint: 'Las canchas están mojadas, volveremos a mirar pronto.',
  nextWord: 'Próximo aviso',
  today: 'Hoy',
  tomorrow: 'Mañana',
  told: 'Guardado. Los jugadores ya tienen el aviso.',
  shown: 'Guardado. Se ve en el evento, pero nadie recibe aviso.',
} as const
