// Words of My Events, the history and their menu.
import { plural, texts } from '../../i18n/texts.ts'

export const myEventsTexts = texts(
  {
    menu: 'My Events', upcoming: 'My Upcoming', upcomingDetail: 'What you play, wait for and organize', history: 'My History', historyDetail: 'Past events, with who was there', create: 'Create an event', createDetail: 'In under a minute', calendar: 'Event Calendar', calendarDetail: 'The next 60 days at your venues', findDetail: 'By day, distance, level and free places', leaderboard: 'Leaderboard', leaderboardDetail: 'Where you stand among others',
    back: 'Back', loading: 'Loading events…', failed: 'Events could not be loaded', retry: 'Try again',
    next: 'Next up', ownCalendar: 'All in my own calendar', startsIn: (time: string) => `in ${time}`, now: 'On now', showMore: 'Show more', playing: 'Playing', waiting: 'On the waitlist', organizing: 'Organizing',
    conflicts: (n: number) => plural('en', n, { one: '# of these events overlaps with another', other: '# of these events are at the same time as another' }),
    empty: 'No plans yet', emptyText: 'Find a game that fits you, and it will wait for you here.', find: 'Find an event',
  },
  {
    menu: 'Mis eventos', upcoming: 'Mis próximos', upcomingDetail: 'Lo que juegas, esperas y organizas', history: 'Mi historial', historyDetail: 'Eventos pasados y quién estuvo', create: 'Crear un evento', createDetail: 'En menos de un minuto', calendar: 'Calendario de eventos', calendarDetail: 'Los próximos 60 días en tus sedes', findDetail: 'Por día, distancia, nivel y plazas libres', leaderboard: 'Clasificación', leaderboardDetail: 'Qué puesto ocupas entre los demás',
    back: 'Atrás', loading: 'Cargando eventos…', failed: 'No se pudieron cargar los eventos', retry: 'Reintentar',
    next: 'Lo siguiente', ownCalendar: 'Todo en mi calendario', startsIn: (time: string) => `en ${time}`, now: 'En curso', showMore: 'Mostrar más', playing: 'Juegas', waiting: 'En lista de espera', organizing: 'Organizas',
    conflicts: (n: number) => plural('es', n, { one: '# de estos eventos coincide con otro', other: '# de estos eventos coinciden con otro' }),
    empty: 'Sin planes por ahora', emptyText: 'Busca un partido a tu medida y te esperará aquí.', find: 'Buscar un evento',
  },
)

export const historyTexts = texts(
  {
    gold: 'Gold', silver: 'Silver', bronze: 'Bronze', medals: 'Medals',
    empty: 'No history yet', emptyText: 'Events you played in or organized appear here when they are over.', find: 'Find an event',
    noMedals: 'No medals here', noMedalsText: 'None of your past events brought you this medal. Medals come with the results of competitive events.', showAll: 'Show all events',
  },
  {
    gold: 'Oro', silver: 'Plata', bronze: 'Bronce', medals: 'Medallas',
    empty: 'Aún no hay historial', emptyText: 'Los eventos en que jugaste o que organizaste aparecen aquí cuando terminan.', find: 'Buscar un evento',
    noMedals: 'Aquí no hay medallas', noMedalsText: 'Ninguno de tus eventos pasados te dio esta medalla. Las medallas llegan con los resultados de los eventos competitivos.', showAll: 'Ver todos los eventos',
  },
)
