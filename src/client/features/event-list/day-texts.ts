// Words of the event day.
import { plural, texts } from '../../i18n/texts.ts'

export const dayTexts = texts(
  {
    back: 'Calendar',
    create: 'Create an event',
    everywhere: 'All my venues',
    loading: 'Loading events…',
    today: 'Today',
    days: 'Other days',
    earlier: 'Previous day',
    later: 'Next day',
    events: (n: number) => plural('en', n, { one: '# event', other: '# events' }),
    empty: 'Nothing planned yet',
    emptyText: (day: string) => `Be the one who gets people playing on ${day}.`,
    failed: 'Events couldn’t be loaded',
    retry: 'Try again',
  },
  {
    back: 'Calendario',
    create: 'Crear un evento',
    everywhere: 'Todas mis sedes',
    loading: 'Cargando eventos…',
    today: 'Hoy',
    days: 'Otros días',
    earlier: 'Día anterior',
    later: 'Día siguiente',
    events: (n: number) => plural('es', n, { one: '# evento', other: '# eventos' }),
    empty: 'Aún no hay nada',
    emptyText: (day: string) =>
      `Anímate a reunir gente para jugar el ${day.toLocaleLowerCase('es')}.`,
    failed: 'No se pudieron cargar los eventos',
    retry: 'Reintentar',
  },
)
