// Words of the event list and its filters.
import { texts } from '../../i18n/texts.ts'

export const listTexts = texts(
  {
    title: 'Event List', loading: 'Loading events…', failed: 'Events could not be loaded', retry: 'Try again', showMore: 'Show more', create: 'Create an event',
    filters: 'Filters', filtersOn: (n: number) => `Filters, ${n} on`, clear: 'Clear filters', close: 'Close', done: 'Show events', updating: 'Updating…',
    venue: 'Venue', distance: 'Distance', within: (distance: string) => `Within ${distance}`, time: 'Time of day', type: 'Type', gender: 'Who plays',
    morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', level: 'Fits my level', places: 'Places left', friends: 'Friends going',
    empty: 'Nothing planned yet', emptyText: 'No event at your venues in the next 60 days. Start one and others will join.',
    noMatch: 'No event fits', noMatchText: 'Nothing in the next 60 days fits all of these filters.', end: 'That is everything in the next 60 days.',
  },
  {
    title: 'Lista de eventos', loading: 'Cargando eventos…', failed: 'No se pudieron cargar los eventos', retry: 'Reintentar', showMore: 'Mostrar más', create: 'Crear un evento',
    filters: 'Filtros', filtersOn: (n: number) => `Filtros, ${n} en uso`, clear: 'Quitar filtros', close: 'Cerrar', done: 'Ver eventos', updating: 'Actualizando…',
    venue: 'Sede', distance: 'Distancia', within: (distance: string) => `A menos de ${distance}`, time: 'Hora del día', type: 'Tipo', gender: 'Quién juega',
    morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche', level: 'De mi nivel', places: 'Con plazas', friends: 'Van amigos',
    empty: 'Aún no hay nada', emptyText: 'No hay eventos en tus sedes en los próximos 60 días. Crea uno y otros se unirán.',
    noMatch: 'Ningún evento coincide', noMatchText: 'Nada en los próximos 60 días cumple todos estos filtros.', end: 'Eso es todo en los próximos 60 días.',
  },
)
