// Words of event series that look unusual.
import { plural, texts } from '../../i18n/texts.ts'

export const unusualSeriesTexts = texts(
  {
    title: 'Unusual events',
    note: 'A reason to look, not a verdict. You can make an event unranked on its page.',
    events: (n: number) => plural('en', n, { one: '# finished event', other: '# finished events' }),
    latest: 'Open the latest',
    few: (n: number) =>
      plural('en', n, {
        one: 'only # player in all of them',
        other: 'the same # players in all of them',
      }),
    medals: (n: number) => `${n} gold medals for one player`,
    lopsided: (n: number, of: number) => `${n} of ${of} scores lopsided`,
  },
  {
    title: 'Eventos inusuales',
    note: 'Un motivo para mirar, no un veredicto. Puedes hacer que un evento no puntúe desde su página.',
    events: (n: number) =>
      plural('es', n, { one: '# evento terminado', other: '# eventos terminados' }),
    latest: 'Abrir el último',
    few: (n: number) =>
      plural('es', n, { one: 'solo # jugador en todos', other: 'los mismos # jugadores en todos' }),
    medals: (n: number) => `${n} oros para un solo jugador`,
    lopsided: (n: number, of: number) => `${n} de ${of} resultados muy desiguales`,
  },
)
