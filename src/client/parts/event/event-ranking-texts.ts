// Words of whether an event counts beyond its own table.
import { texts } from '../../i18n/texts.ts'

export const eventRankingTexts = texts(
  {
    waiting:
      'This event is unranked until a venue admin ranks it. Its results only count in its own standings.',
    unranked:
      'A venue admin made this event unranked. Its results only count in its own standings.',
    ranked: 'This event counts for ratings, points and medals.',
    rank: 'Rank this event',
    unrank: 'Make it unranked',
    close: 'Close',
    rankedToast: 'Event ranked',
    unrankedToast: 'Event unranked',
    form: 'This event is unranked until a venue admin ranks it: your account is newer than 7 days, or your e-mail address isn’t confirmed yet.',
  },
  {
    waiting:
      'Este evento no puntúa hasta que un administrador de la sede lo decida. Sus resultados solo cuentan en su propia clasificación.',
    unranked:
      'Un administrador de la sede decidió que este evento no puntúe. Sus resultados solo cuentan en su propia clasificación.',
    ranked: 'Este evento cuenta para valoraciones, puntos y medallas.',
    rank: 'Hacer que puntúe',
    unrank: 'Que no puntúe',
    close: 'Cerrar',
    rankedToast: 'El evento puntúa',
    unrankedToast: 'El evento no puntúa',
    form: 'Este evento no puntúa hasta que un administrador de la sede lo decida: tu cuenta tiene menos de 7 días o tu correo aún no está confirmado.',
  },
)
