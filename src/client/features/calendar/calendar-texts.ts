// Words of the calendar.
import { plural, texts } from '../../i18n/texts.ts'

export const calendarTexts = texts(
  {
    title: 'Event Calendar',
    create: 'Create an event',
    upcoming: 'My Upcoming',
    history: 'My History',
    back: 'Back',
    forward: 'Forward',
    today: 'today',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    weekdayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    publicEvents: (n: number) =>
      plural('en', n, { one: '# public event', other: '# public events' }),
    privateEvents: (n: number) =>
      plural('en', n, { one: '# private event', other: '# private events' }),
    public: 'Public events',
    private: 'Private events',
    everywhere: 'All my venues',
    noVenues: 'No active venues yet',
    noVenuesText: 'Add the places where you play, and their events appear here.',
    findVenues: 'Find venues',
  },
  {
    title: 'Calendario de eventos',
    create: 'Crear un evento',
    upcoming: 'Mis próximos eventos',
    history: 'Mi historial',
    back: 'Atrás',
    forward: 'Adelante',
    today: 'hoy',
    weekdays: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
    weekdayNames: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    publicEvents: (n: number) =>
      plural('es', n, { one: '# evento público', other: '# eventos públicos' }),
    privateEvents: (n: number) =>
      plural('es', n, { one: '# evento privado', other: '# eventos privados' }),
    public: 'Eventos públicos',
    private: 'Eventos privados',
    everywhere: 'Todas mis sedes',
    noVenues: 'Aún no tienes sedes activas',
    noVenuesText: 'Añade los lugares donde juegas y sus eventos aparecerán aquí.',
    findVenues: 'Buscar sedes',
  },
)
