// Words of an event's log: one sentence for everything that is done to it.
import type { EventLogAction } from '#domain/event/log.ts'
import { texts } from '../../i18n/texts.ts'

export const eventLogTexts = texts(
  {
    title: 'Activity log',
    lead: 'Every change to this event, newest first. Only its organizers see this.',
    close: 'Close',
    loading: 'Loading…',
    failed: 'could not get data',
    retry: 'Try again',
    showMore: 'Show More',
    empty: 'Nothing yet',
    emptyText: 'Changes organizers make to the event and roster show up here.',
  },
  {
    title: 'Registro de actividad',
    lead: 'Todos los cambios de este evento, primero los más recientes. Solo los ven los organizadores.',
    close: 'Cerrar',
    loading: 'Cargando…',
    failed: 'no se pudieron obtener los datos',
    retry: 'Reintentar',
    showMore: 'Mostrar más',
    empty: 'Aún nada',
    emptyText: 'Aquí aparecen los cambios que los organizadores hacen en el evento y su lista.',
  },
)

type Names = { actor: string; player: string; other: string; detail: string }

const english: Record<EventLogAction, (names: Names) => string> = {
  publish: ({ actor }) => `${actor} published the event`,
  edit: ({ actor }) => `${actor} edited the event`,
  cancel: ({ actor, detail }) =>
    detail === '' ? `${actor} cancelled the event` : `${actor} cancelled the event: ${detail}`,
  delete: ({ actor }) => `${actor} deleted the event`,
  draw: ({ actor }) => `${actor} ran the draw`,
  add: ({ actor, player }) => `${actor} added ${player}`,
  remove: ({ actor, player }) => `${actor} removed ${player}`,
  move: ({ actor, player, detail }) =>
    detail === 'waiting'
      ? `${actor} moved ${player} to the waitlist`
      : `${actor} moved ${player} into the event`,
  swap: ({ actor, player, other }) => `${actor} swapped ${player} and ${other}`,
  'check-in': ({ actor, player, detail }) =>
    detail === 'here'
      ? `${actor} checked ${player} in`
      : detail === 'no-show'
        ? `${actor} marked ${player} as a no-show`
        : `${actor} undid ${player}’s check-in`,
  'late-withdraw': ({ actor }) => `${actor} cancelled late`,
  'not-me': () => 'Someone who was added said it wasn’t them and was removed',
  'close-results': ({ actor }) => `${actor} finished the event`,
  'reopen-results': ({ actor }) => `${actor} reopened the results`,
}

const spanish: Record<EventLogAction, (names: Names) => string> = {
  publish: ({ actor }) => `${actor} publicó el evento`,
  edit: ({ actor }) => `${actor} cambió el evento`,
  cancel: ({ actor, detail }) =>
    detail === '' ? `${actor} canceló el evento` : `${actor} canceló el evento: ${detail}`,
  delete: ({ actor }) => `${actor} eliminó el evento`,
  draw: ({ actor }) => `${actor} hizo el sorteo`,
  add: ({ actor, player }) => `${actor} añadió a ${player}`,
  remove: ({ actor, player }) => `${actor} quitó a ${player}`,
  move: ({ actor, player, detail }) =>
    detail === 'waiting'
      ? `${actor} pasó a ${player} a la lista de espera`
      : `${actor} pasó a ${player} al evento`,
  swap: ({ actor, player, other }) => `${actor} intercambió a ${player} y ${other}`,
  'check-in': ({ actor, player, detail }) =>
    detail === 'here'
      ? `${actor} registró la llegada de ${player}`
      : detail === 'no-show'
        ? `${actor} marcó que ${player} no vino`
        : `${actor} retiró el registro de ${player}`,
  'late-withdraw': ({ actor }) => `${actor} canceló tarde`,
  'not-me': () => 'Alguien a quien añadieron dijo que no estuvo y ya no figura en el evento',
  'close-results': ({ actor }) => `${actor} terminó el evento`,
  'reopen-results': ({ actor }) => `${actor} reabrió los resultados`,
}

export const eventLogActionTexts = texts(english, spanish)
