// Words of results: the standings, what decided them, the podium, closing, and what is passed on.
import { texts } from '../../i18n/texts.ts'

export const resultTexts = texts(
  {
    title: 'Results',
    back: 'Back',
    loading: 'Loading results…',
    failed: 'The results couldn’t be loaded',
    tryAgain: 'Try again',
    close: 'Close',
    notFound: 'Results not found',
    notFoundText: 'There’s no such event, or you can’t see it.',
    toCalendar: 'Go to the calendar',
    final: 'Final',
    open: 'Not finished yet',
    openText:
      'These are the standings so far. They become final when the organizer finishes the event.',
    toMatchList: 'Go to the match list',
    toEvent: 'Go to the event',
    none: 'No results yet',
    noneText: 'They appear here as soon as the first scores count.',
    noList: 'No matches here',
    noListText: 'This event had no match list, so there are no results.',
    podium: 'Podium',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
    goldWon: 'You won gold!',
    silverWon: 'You won silver!',
    bronzeWon: 'You won bronze!',
    and: ' & ',
    myPlace: (rank: number, of: number) => `You finished ${ordinalEn(rank)} of ${of}`,
    myPlaceSoFar: (rank: number, of: number) => `You’re ${ordinalEn(rank)} of ${of} so far`,
    record: (wins: number, losses: number) => `${wins}–${losses}`,
    share: 'Share',
    shareLink: 'Share the link',
    picture: 'Picture',
    pictureFailed: 'The picture couldn’t be created.',
    print: 'Print',
    csv: 'CSV',
  },
  {
    title: 'Resultados',
    back: 'Atrás',
    loading: 'Cargando resultados…',
    failed: 'No se pudieron cargar los resultados',
    tryAgain: 'Reintentar',
    close: 'Cerrar',
    notFound: 'Resultados no encontrados',
    notFoundText: 'No existe ese evento o no es para ti.',
    toCalendar: 'Ir al calendario',
    final: 'Final',
    open: 'Aún sin terminar',
    openText: 'Así va la clasificación. Será definitiva cuando la organización termine el evento.',
    toMatchList: 'Ir a la lista de partidos',
    toEvent: 'Ir al evento',
    none: 'Aún no hay resultados',
    noneText: 'Aparecen aquí en cuanto cuenten los primeros resultados.',
    noList: 'Aquí no hay partidos',
    noListText: 'En este evento no se abrió una lista de partidos, así que no hay resultados.',
    podium: 'Podio',
    gold: 'Oro',
    silver: 'Plata',
    bronze: 'Bronce',
    goldWon: '¡Ganaste el oro!',
    silverWon: '¡Ganaste la plata!',
    bronzeWon: '¡Ganaste el bronce!',
    and: ' y ',
    myPlace: (rank: number, of: number) => `Quedaste ${rank}.º de ${of}`,
    myPlaceSoFar: (rank: number, of: number) => `Vas ${rank}.º de ${of}`,
    record: (wins: number, losses: number) => `${wins}–${losses}`,
    share: 'Compartir',
    shareLink: 'Compartir el enlace',
    picture: 'Imagen',
    pictureFailed: 'No se pudo crear la imagen.',
    print: 'Imprimir',
    csv: 'CSV',
  },
)

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
function ordinalEn(rank: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${rank}${endings[ordinals.select(rank)] ?? 'th'}`
}

type Compared = { other: string; own: string; theirs: string }

/** Why a row stands above the next one, where wins alone do not tell. */
export const tiebreakTexts = texts(
  {
    place: ({ other }: Compared) => `Went further than ${other}`,
    played: ({ other }: Compared) =>
      `${other} played less than half as many matches as the most active player`,
    meetings: ({ other }: Compared) => `Tied with ${other} on wins; won head-to-head`,
    difference: ({ other, own, theirs }: Compared) =>
      `Tied with ${other} on wins; ahead on point difference, ${own} to ${theirs}`,
    points: ({ other, own, theirs }: Compared) =>
      `Tied with ${other} on wins and point difference; ahead on points, ${own} to ${theirs}`,
    lot: ({ other }: Compared) => `Tied with ${other} on everything; decided by draw`,
    perGame: (value: string) => `${value} per game`,
  },
  {
    place: ({ other }: Compared) => `Llegó más lejos que ${other}`,
    played: ({ other }: Compared) =>
      `${other} jugó menos de la mitad de partidos que quien más jugó`,
    meetings: ({ other }: Compared) =>
      `Empate a victorias con ${other}; ganó el enfrentamiento directo`,
    difference: ({ other, own, theirs }: Compared) =>
      `Empate a victorias con ${other}; mejor diferencia de puntos, ${own} a ${theirs}`,
    points: ({ other, own, theirs }: Compared) =>
      `Empate a victorias y diferencia con ${other}; más puntos, ${own} a ${theirs}`,
    lot: ({ other }: Compared) => `Empate en todo con ${other}; decidido por sorteo`,
    perGame: (value: string) => `${value} por juego`,
  },
)

export const standingsTexts = texts(
  {
    title: 'Standings',
    titleSoFar: 'Standings so far',
    rank: 'Rank',
    rankShort: '#',
    player: 'Player',
    team: 'Team',
    record: 'Won–lost',
    recordShort: 'W–L',
    difference: 'Point difference',
    differenceShort: '±',
    played: 'Played',
    points: 'Points',
    pointsFor: 'Points for',
    pointsAgainst: 'Points against',
    medal: 'Medal',
    isMe: ' (you)',
    won: 'Won',
    lost: 'Lost',
    averaged:
      'Not everyone played the same number of matches, so win percentage counts, then points per game.',
    averagedGames: 'Not everyone played the same number of games, so points per game count.',
  },
  {
    title: 'Clasificación',
    titleSoFar: 'Clasificación por ahora',
    rank: 'Puesto',
    rankShort: 'N.º',
    player: 'Jugador',
    team: 'Equipo',
    record: 'Ganados–perdidos',
    recordShort: 'G–P',
    difference: 'Diferencia de puntos',
    differenceShort: '±',
    played: 'Jugados',
    points: 'Puntos',
    pointsFor: 'Puntos a favor',
    pointsAgainst: 'Puntos en contra',
    medal: 'Medalla',
    isMe: ' (tú)',
    won: 'Ganados',
    lost: 'Perdidos',
    averaged:
      'No todos jugaron los mismos partidos: cuenta la proporción de victorias y después los puntos por juego.',
    averagedGames: 'No todos jugaron los mismos juegos: cuentan los puntos por juego.',
  },
)

export const matchesTexts = texts(
  {
    mine: 'My matches',
    all: 'All matches',
    round: (n: number) => `Round ${n}`,
    pool: (n: number) => `Pool round ${n}`,
    winners: (n: number) => `Bracket, round ${n}`,
    losers: (n: number) => `Losers, round ${n}`,
    consolation: (n: number) => `Consolation, round ${n}`,
    finalMatch: 'Final',
    bronzeMatch: 'For bronze',
    versus: 'against',
    wonWord: 'Won',
    lostWord: 'Lost',
    walkover: 'Walkover',
    noScore: 'No score yet',
    unconfirmed: 'Not confirmed',
    disputed: 'Disputed',
    correct: 'Correct the score',
    correctHint: 'Tap a match to correct its score; standings and medals follow.',
  },
  {
    mine: 'Mis partidos',
    all: 'Todos los partidos',
    round: (n: number) => `Ronda ${n}`,
    pool: (n: number) => `Grupos, ronda ${n}`,
    winners: (n: number) => `Cuadro, ronda ${n}`,
    losers: (n: number) => `Perdedores, ronda ${n}`,
    consolation: (n: number) => `Consolación, ronda ${n}`,
    finalMatch: 'Final',
    bronzeMatch: 'Por el bronce',
    versus: 'contra',
    wonWord: 'Ganado',
    lostWord: 'Perdido',
    walkover: 'Incomparecencia',
    noScore: 'Aún sin resultado',
    unconfirmed: 'Sin confirmar',
    disputed: 'Reclamado',
    correct: 'Corregir el resultado',
    correctHint:
      'Toca un partido para corregir su resultado; la clasificación y las medallas se actualizan.',
  },
)

export const closeTexts = texts(
  {
    finish: 'Finish the event',
    finishText: 'You’ll see what counts and what’s left out before anything is final.',
    reopen: 'Reopen results',
    reopenTitle: 'Reopen the results?',
    reopenText:
      'The results open again and medals are withdrawn until you finish the event once more. Players aren’t notified.',
    noMedals:
      'No medals: the event isn’t competitive, or fewer than four who signed up or confirmed took part.',
    openedToast: 'Results reopened',
    dismiss: 'Close',
    organizer: 'For the organizer',
    closedText: 'You can still correct a score: tap its match below.',
  },
  {
    finish: 'Terminar el evento',
    finishText: 'Antes de que sea definitivo verás qué cuenta y qué queda fuera.',
    reopen: 'Reabrir los resultados',
    reopenTitle: '¿Reabrir los resultados?',
    reopenText:
      'Los resultados se abren otra vez y las medallas se retiran hasta que termines de nuevo el evento. No se avisa a los jugadores.',
    noMedals:
      'No hay medallas: el evento no es competitivo, o participaron menos de cuatro que se apuntaron o confirmaron.',
    openedToast: 'Resultados reabiertos',
    dismiss: 'Cerrar',
    organizer: 'Para la organización',
    closedText: 'Aún puedes corregir un resultado: toca su partido abajo.',
  },
)
