// Words of ratings on profiles.
import { plural, texts } from '../../i18n/texts.ts'

export const ratingTexts = texts(
  {
    title: 'Rating',
    loading: 'Loading the ratings…',
    doubles: 'Doubles',
    singles: 'Singles',
    provisional: 'Provisional',
    games: (n: number) => plural('en', n, { one: '# rated match', other: '# rated matches' }),
    reliability: (percent: number) => `${percent}% reliable`,
    toSettle: (n: number) =>
      plural('en', n, {
        one: '# more rated match and the rating is no longer provisional.',
        other: '# more rated matches and the rating is no longer provisional.',
      }),
    none: 'No rated match yet',
    noneText: 'Ratings come from confirmed matches in ranked events.',
    noneMine: 'Play a ranked event: the first confirmed match gives you a rating.',
    chart: 'Rating match by match',
    chartLabel: (first: string, last: string, low: string, high: string) =>
      `Rating from ${first} to ${last}; lowest ${low}, highest ${high}`,
    showTable: 'Show as table',
    day: 'Day',
    rating: 'Rating',
    changes: 'Latest matches',
    all: 'Show more',
    explained: (expected: string, games: string) => `Expected ${expected}, played ${games}`,
    game: (mine: number, theirs: number) => `${mine}–${theirs}`,
    change: (sign: string) => `Change ${sign}`,
    results: (day: string) => `Results of ${day}`,
    how: 'How the rating works',
    howSteps: [
      'Before a match, the ratings of both sides say which share of the points each should win. Win more than that and your rating goes up; win less and it goes down, no matter which side won the match.',
      'Confirmed matches of ranked events count, and a long match counts more than a short one. Matches with guests and walkovers without a point don’t.',
      'A rating starts at the level a player had set when their first match was rated, or at 3.0. From then on only matches count, and the level they set stays the same.',
      'Reliability grows with every match, and the steps get smaller. Below 10 matches the rating is provisional. When a score is corrected, all later ratings are corrected too.',
    ],
  },
  {
    title: 'Valoración',
    loading: 'Cargando la valoración…',
    doubles: 'Dobles',
    singles: 'Individual',
    provisional: 'Provisional',
    games: (n: number) => plural('es', n, { one: '# partido', other: '# partidos' }),
    reliability: (percent: number) => `${percent} % de fiabilidad`,
    toSettle: (n: number) =>
      plural('es', n, {
        one: 'Con # partido más que cuente dejará de ser provisional.',
        other: 'Con # partidos más que cuenten dejará de ser provisional.',
      }),
    none: 'Aún sin valoración',
    noneText: 'La dan los partidos confirmados de eventos que cuentan para ella.',
    noneMine:
      'Juega un evento que cuente para la valoración: el primer partido confirmado te la da.',
    chart: 'Valoración partido a partido',
    chartLabel: (first: string, last: string, low: string, high: string) =>
      `Valoración de ${first} a ${last}; mínima ${low}, máxima ${high}`,
    showTable: 'Ver como tabla',
    day: 'Día',
    rating: 'Valoración',
    changes: 'Últimos partidos',
    all: 'Ver más',
    explained: (expected: string, games: string) => `Esperado ${expected}, jugado ${games}`,
    game: (mine: number, theirs: number) => `${mine}–${theirs}`,
    change: (sign: string) => `Cambio ${sign}`,
    results: (day: string) => `Resultados del ${day}`,
    how: 'Cómo funciona la valoración',
    howSteps: [
      'Antes de un partido, las valoraciones de ambos lados dicen qué parte de los puntos debería ganar cada uno. Quien gana más sube; quien gana menos baja, aunque el partido haya acabado al revés.',
      'Cuentan los partidos confirmados de eventos que valen para ella, y un partido largo cuenta más que uno corto. No cuentan los partidos con acompañantes ni las incomparecencias sin puntos.',
      'La valoración empieza en el nivel que el jugador se había dado cuando contó su primer partido, o en 3.0. Desde entonces solo cuentan los partidos, y el nivel propio no cambia.',
      'La fiabilidad crece con cada partido y los pasos se hacen más pequeños. Con menos de 10 partidos la valoración es provisional. Si se corrige un resultado, se corrigen todas las valoraciones posteriores.',
    ],
  },
)
