// Words for how an event is played, wherever a format is named or chosen.
import type { Format, FormatFields } from '#domain/event/format.ts'
import { pick, texts } from './texts.ts'

const english: Record<Format, string> = {
  'rotating partners': 'Rotating partners',
  'fixed teams': 'Fixed teams',
  'mixed doubles': 'Mixed doubles',
  singles: 'Singles',
  scramble: 'Scramble',
  mexicano: 'Mexicano',
  'king of the court': 'King of the court',
  ladder: 'Ladder',
  'single elimination': 'Single elimination',
  'double elimination': 'Double elimination',
  'pools then bracket': 'Pools, then bracket',
}
const spanish: Record<Format, string> = {
  'rotating partners': 'Parejas rotativas',
  'fixed teams': 'Equipos fijos',
  'mixed doubles': 'Dobles mixtos',
  singles: 'Individuales',
  scramble: 'Parejas al azar',
  mexicano: 'Mexicano',
  'king of the court': 'Rey de la cancha',
  ladder: 'Escalera',
  'single elimination': 'Eliminación directa',
  'double elimination': 'Doble eliminación',
  'pools then bracket': 'Grupos y luego cuadro',
}
export const formatTexts = texts(english, spanish)

/** What each format means, in one line. */
const whatItIs: Record<Format, string> = {
  'rotating partners': 'A new partner every round, everyone with and against everyone.',
  'fixed teams': 'Partners stay together and meet every other team.',
  'mixed doubles': 'A woman and a man on each side, new partners every round.',
  singles: 'One against one, everyone against everyone.',
  scramble: 'New partners are drawn every round.',
  mexicano: 'Each round, players with similar points meet.',
  'king of the court': 'Winners move up a court, losers move down.',
  ladder: 'Groups by rank: the best move up, the last move down.',
  'single elimination': 'Lose once and you’re out.',
  'double elimination': 'Lose twice and you’re out.',
  'pools then bracket': 'Everyone plays in a pool first, the best go on to a bracket.',
}
const queEs: Record<Format, string> = {
  'rotating partners': 'Pareja nueva en cada ronda, todos con todos y contra todos.',
  'fixed teams': 'Las parejas no cambian y se cruzan con todas las demás.',
  'mixed doubles': 'Una mujer y un hombre por lado, parejas nuevas en cada ronda.',
  singles: 'Uno contra uno, todos contra todos.',
  scramble: 'Las parejas se sortean en cada ronda.',
  mexicano: 'En cada ronda se cruzan quienes llevan puntos parecidos.',
  'king of the court': 'Quien gana sube de cancha, quien pierde baja.',
  ladder: 'Grupos por puesto: suben los mejores, bajan los últimos.',
  'single elimination': 'Si pierdes una vez, quedas fuera.',
  'double elimination': 'Si pierdes dos veces, quedas fuera.',
  'pools then bracket': 'Primero grupos; los mejores pasan al cuadro.',
}
export const formatNoteTexts = texts(whatItIs, queEs)

/** The fields of a format, and how a game is won. */
export const ruleTexts = texts(
  {
    format: 'Format',
    rounds: 'Rounds',
    points: 'Game to',
    winBy: 'Win by',
    scoring: 'Scoring',
    rally: 'Rally',
    sideOut: 'Side-out',
    bestOf: 'Best of',
    ranked: 'Counts for ratings',
    consolation: 'Consolation bracket',
    consolationNote: 'First-round losers keep playing.',
    rule: (points: number) => `to ${points}`,
    byOne: 'win by 1',
    games: (n: number) => `best of ${n}`,
  },
  {
    format: 'Formato',
    rounds: 'Rondas',
    points: 'Juego a',
    winBy: 'Ventaja de',
    scoring: 'Puntuación',
    rally: 'Rally',
    sideOut: 'Solo quien saca',
    bestOf: 'Al mejor de',
    ranked: 'Cuenta para la valoración',
    consolation: 'Cuadro de consolación',
    consolationNote: 'Quienes pierden en la primera ronda siguen jugando.',
    rule: (points: number) => `a ${points}`,
    byOne: 'ventaja de 1',
    games: (n: number) => `al mejor de ${n}`,
  },
)

/**
 * 'Rotating partners · to 11'; what differs from most games is said besides: 'Singles · to 15 · win
 * by 1 · best of 3 · Rally'.
 */
export function formatLine({ format, points, winBy, scoring, bestOf }: FormatFields): string {
  const t = pick(ruleTexts)
  return [
    pick(formatTexts)[format],
    t.rule(points),
    ...(winBy === 1 ? [t.byOne] : []),
    ...(bestOf === 1 ? [] : [t.games(bestOf)]),
    ...(scoring === 'rally' ? [t.rally] : []),
  ].join(' · ')
}
