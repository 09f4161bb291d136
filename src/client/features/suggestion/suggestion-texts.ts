// Words of suggested edits of venues.
import { plural, texts } from '../../i18n/texts.ts'

export const suggestionTexts = texts(
  {
    title: 'Open suggestions', open: (n: number) => plural('en', n, { one: '# open suggestion', other: '# open suggestions' }), openText: 'Players wait for your decision.', none: 'No open suggestions', noneText: 'What players suggest to change about this venue waits here for its admins.',
    loading: 'Loading suggestions…', failed: 'could not get data', retry: 'Try again', somebody: 'A player', now: 'Now', suggested: 'Suggested', moot: 'The venue says all of this by now.', showOnMap: 'Show on a map',
    apply: 'Apply', applied: 'Suggestion applied', dismiss: 'Dismiss', dismissTitle: 'Dismiss this suggestion?', dismissText: 'It leaves the list. The venue stays as it is.', dismissed: 'Suggestion dismissed', close: 'Close', sent: 'Thanks, your suggestion is on its way.',
  },
  {
    title: 'Sugerencias abiertas', open: (n: number) => plural('es', n, { one: '# sugerencia abierta', other: '# sugerencias abiertas' }), openText: 'Los jugadores esperan tu decisión.', none: 'Ninguna sugerencia abierta', noneText: 'Lo que los jugadores sugieran cambiar de esta sede espera aquí a sus administradores.',
    loading: 'Cargando sugerencias…', failed: 'no se pudieron obtener los datos', retry: 'Reintentar', somebody: 'Un jugador', now: 'Ahora', suggested: 'Sugerido', moot: 'La sede ya dice todo esto.', showOnMap: 'Ver en un mapa',
    apply: 'Aplicar', applied: 'Sugerencia aplicada', dismiss: 'Descartar', dismissTitle: '¿Descartar esta sugerencia?', dismissText: 'Sale de la lista. La sede queda como está.', dismissed: 'Sugerencia descartada', close: 'Cerrar', sent: 'Gracias, tu sugerencia va en camino.',
  },
)
