// Words of the alerts screen; what alerts themselves say stands in contract/alert-texts.ts.
import { texts } from '../../i18n/texts.ts'

/** `failed` is the spec's, to the letter. */
export const alertsTexts = texts(
  {
    title: 'Alerts',
    loading: 'Loading alerts…',
    showMore: 'Show More',
    unread: 'Unread: ',
    failed: 'could not get data',
    retry: 'Try again',
    empty: 'All quiet',
    emptyText: 'When something changes in your events, you’ll see it here first.',
    find: 'Find an event',
    newestOnly: (n: number) => `These are the newest ${n} alerts.`,
  },
  {
    title: 'Avisos',
    loading: 'Cargando avisos…',
    showMore: 'Mostrar más',
    unread: 'Sin leer: ',
    failed: 'no se pudieron obtener los datos',
    retry: 'Reintentar',
    empty: 'Todo tranquilo',
    emptyText: 'Cuando algo cambie en tus eventos, lo verás aquí primero.',
    find: 'Buscar un evento',
    newestOnly: (n: number) => `Estos son los ${n} avisos más recientes.`,
  },
)
