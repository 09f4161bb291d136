export const numbersTexts = {
  weeks: 'Por semana',
  until: 'Semana hasta',
  accounts: 'Cuentas nuevas',
  active: 'Personas con plaza',
  events: 'Eventos',
  places: 'Plazas ocupadas',
  totals: 'En total',
  download: 'Descargar CSV',
} as const

export const totalTexts = {
  users: 'Cuentas',
  players: 'Jugadores',
  sessions: 'Sesiones abiertas',
  venues: 'Sedes',
  clubs: 'Clubes',
  leagues: 'Ligas',
  events: 'Eventos',
  comingEvents: 'Próximos eventos',
  signUps: 'Inscripciones',
  matches: 'Partidos',
  messages: 'Mensajes',
  openReports: 'Denuncias abiertas',
} as const

export const settingTexts = {
  lead: 'Los ajustes se leen al arrancar. Cámbialos donde están y reinicia el servidor.',
  list: 'Ajustes vigentes',
  environment: 'Configurado en el entorno',
  folder: 'Creado en el primer arranque, en DATA_DIR',
  default: 'Sin configurar: vale el valor predeterminado',
  secret: 'Secreto, no se muestra',
} as const

export const updateTexts = {
  own: 'Versión {version}',
  newer: 'Ya salió la versión {version}',
  now: 'Este servidor usa la {version}.',
  newest: 'No consta ninguna versión más nueva. Se busca una vez al día.',
  notAsked:
    'Este servidor no busca versiones nuevas si no se lo pides. Para activarlo, configura UPDATE_FEED.',
  how: 'Con systemd, ejecuta esto como root. Antes hace una copia, y vuelve atrás si la versión falla:',
  command: '/opt/sideout/deploy/update.sh v{version}',
  page: 'Abrir la versión',
  changes: 'Qué trae esta versión a quienes administran',
} as const
