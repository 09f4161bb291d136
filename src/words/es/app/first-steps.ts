export const firstStepsTexts = {
  title: 'Próximos pasos',
} as const

export const accountStepTexts = {
  play: 'Encuentra tu primer juego',
  playText: 'Lo que hay en tus sedes',
  create: 'Organiza tu primer evento',
  createText: 'En menos de un minuto',
  group: 'Trae a tu grupo',
  groupText: 'Desde WhatsApp, Spond, Excel…',
  notices: 'Activa las notificaciones',
  noticesText: 'Si se libera una plaza, te avisamos',
  photo: 'Agrega tu foto',
  photoText: 'Así te reconocen en la cancha',
} as const

export const venueStepTexts = {
  photo: 'Muestra cómo es',
  photoText: 'Basta una foto de las canchas',
  facts: 'Di cuántas canchas hay y a qué hora abre',
  event: 'Organiza algo para los próximos 7 días',
  share: 'Comparte el enlace de la sede',
  shareText: 'Trae a los primeros jugadores, también como código QR',
} as const

export const leagueStepTexts = {
  open: 'Deja entrar a los jugadores',
  openText: 'Se abre la inscripción y la liga aparece en la página de su sede.',
  players: 'Reúne a los jugadores',
  playersText: 'Una liga empieza con {n}. Invita por nombre o comparte su enlace.',
  start: 'Empieza cuando haya suficientes',
  days: 'Arma la temporada',
  daysText: 'Todas las jornadas de una vez o una por una',
  teams: 'Forma los equipos',
  teamsText: 'Cada uno con sus jugadores y un capitán',
  schedule: 'Crea el calendario',
  scheduleText: 'Todos contra todos, en las fechas que elijas',
} as const
