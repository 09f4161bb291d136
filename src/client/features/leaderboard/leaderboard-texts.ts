// Words of the leaderboards.
import { plural, texts } from '../../i18n/texts.ts'

export const leaderboardTexts = texts(
  {
    title: 'Leaderboard', back: 'Back', whose: 'Who', myVenues: 'My venues', friends: 'My friends', all: 'Everyone', club: (name: string) => `Club: ${name}`, thisVenue: 'This venue', thisClub: 'This club',
    window: 'Time', days30: '30 days', season: 'Season', allTime: 'All time', discipline: 'Doubles or singles', doubles: 'Doubles', singles: 'Singles', rankedBy: 'Ranked by',
    points: 'Points', winPercent: 'Win %', medals: 'Medals', rating: 'Rating', attended: 'Attended', hosted: 'Hosted',
    loading: 'Loading the leaderboard…', failed: 'The leaderboard could not be loaded.', tryAgain: 'Try again', findVenues: 'Find venues', venueGone: 'This venue no longer exists.', clubGone: 'This club does not exist, or you are not in it.', showAll: 'Show everyone',
    pages: 'Pages', previous: 'Previous', next: 'Next', page: (page: string) => `Page ${page}`,
    pointsRule: (attended: number, hosted: number, win: number, gold: number, silver: number, bronze: number) => `${attended} point for being there, ${hosted} for hosting, ${win} for each match won; ${gold}, ${silver} and ${bronze} for gold, silver and bronze.`,
    winRule: (least: number) => `Matches won of matches played, from ${least} matches on.`, medalsRule: 'By gold, then silver, then bronze.',
    ratingRule: (least: number) => `The rating of today, from ${least} rated matches on.`, attendedRule: 'Events where one was checked in.', hostedRule: (others: number) => `Events one organized where at least ${others} others were checked in.`,
    bestVenue: 'Each player counts with the best of your venues.', seasonIs: (from: string, to: string, year: string) => `Season: ${from} – ${to} ${year}.`,
  },
  {
    title: 'Clasificación', back: 'Atrás', whose: 'Quiénes', myVenues: 'Mis sedes', friends: 'Mis amigos', all: 'Todos', club: (name: string) => `Club: ${name}`, thisVenue: 'Esta sede', thisClub: 'Este club',
    window: 'Periodo', days30: '30 días', season: 'Temporada', allTime: 'Siempre', discipline: 'Dobles o individuales', doubles: 'Dobles', singles: 'Individuales', rankedBy: 'Ordenar por',
    points: 'Puntos', winPercent: '% victorias', medals: 'Medallas', rating: 'Valoración', attended: 'Asistencia', hosted: 'Organizados',
    loading: 'Cargando la clasificación…', failed: 'No se pudo cargar la clasificación.', tryAgain: 'Reintentar', findVenues: 'Buscar sedes', venueGone: 'Esta sede ya no existe.', clubGone: 'Este club no existe o no perteneces a él.', showAll: 'Ver a todos',
    pages: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page: string) => `Página ${page}`,
    pointsRule: (attended: number, hosted: number, win: number, gold: number, silver: number, bronze: number) => `${attended} punto por asistir, ${hosted} por organizar, ${win} por cada partido ganado; ${gold}, ${silver} y ${bronze} por oro, plata y bronce.`,
    winRule: (least: number) => `Partidos ganados de los jugados, a partir de ${least} partidos.`, medalsRule: 'Primero los oros, luego las platas y los bronces.',
    ratingRule: (least: number) => `La valoración de hoy, a partir de ${least} partidos puntuables.`, attendedRule: 'Eventos con asistencia registrada.', hostedRule: (others: number) => `Eventos organizados a los que asistieron al menos otras ${others} personas.`,
    bestVenue: 'Cada jugador cuenta con la mejor de tus sedes.', seasonIs: (from: string, to: string, year: string) => `Temporada: ${from} – ${to} ${year}.`,
  },
)

export const boardTexts = texts(
  {
    rank: 'Rank', player: 'Player', you: 'You', beyond: (n: string) => `${n}+`, unranked: '–', mine: 'My place', noResults: 'Nothing of yours counts here yet.',
    wins: (n: number) => plural('en', n, { one: '# win', other: '# wins' }), losses: (n: number) => plural('en', n, { one: '# loss', other: '# losses' }),
    attended: (n: number) => `attended ${n}`, hosted: (n: number) => `hosted ${n}`, gold: (n: number) => `${n} gold`, silver: (n: number) => `${n} silver`, bronze: (n: number) => `${n} bronze`, percent: (n: string) => `${n}%`,
    moreMatches: (n: number) => plural('en', n, { one: '# more match to be ranked.', other: '# more matches to be ranked.' }),
    off: 'You are on no leaderboard. Only you see this.', offLink: 'Settings',
  },
  {
    rank: 'Puesto', player: 'Jugador', you: 'Tú', beyond: (n: string) => `+${n}`, unranked: '–', mine: 'Mi puesto', noResults: 'Aún no cuenta nada tuyo aquí.',
    wins: (n: number) => plural('es', n, { one: '# victoria', other: '# victorias' }), losses: (n: number) => plural('es', n, { one: '# derrota', other: '# derrotas' }),
    attended: (n: number) => plural('es', n, { one: '# asistencia', other: '# asistencias' }), hosted: (n: number) => plural('es', n, { one: '# organizado', other: '# organizados' }), gold: (n: number) => `${n} de oro`, silver: (n: number) => `${n} de plata`, bronze: (n: number) => `${n} de bronce`, percent: (n: string) => `${n} %`,
    moreMatches: (n: number) => plural('es', n, { one: 'Falta # partido para clasificarte.', other: 'Faltan # partidos para clasificarte.' }),
    off: 'No apareces en ninguna clasificación. Esto solo lo ves tú.', offLink: 'Ajustes',
  },
)

export const noResultsTexts = texts(
  {
    nobody: 'Nobody is ranked here yet', nobodyText: 'Check in at an event or win a match, and this board begins.', noFriends: 'None of your friends is ranked yet', noFriendsText: 'Mark players as friends in your community to compare yourself with them.',
    noMatches: 'Not enough matches yet', noMatchesText: (least: number) => `This board begins with the first player who has played ${least} matches.`, noVenues: 'You have no venues yet', noVenuesText: 'Join the venues where you play, and this board compares you with the players there.',
    findEvent: 'Find an event', createEvent: 'Create an event', findPlayers: 'Find players', findVenues: 'Find venues',
  },
  {
    nobody: 'Aquí todavía no hay nadie', nobodyText: 'Asiste a un evento o gana un partido y la clasificación empieza.', noFriends: 'Ninguno de tus amigos aparece todavía', noFriendsText: 'Marca jugadores como amigos en tu comunidad para compararte con ellos.',
    noMatches: 'Todavía faltan partidos', noMatchesText: (least: number) => `La clasificación empieza con el primer jugador que haya jugado ${least} partidos.`, noVenues: 'Todavía no tienes sedes', noVenuesText: 'Únete a las sedes donde juegas y compárate con sus jugadores.',
    findEvent: 'Buscar un evento', createEvent: 'Crear un evento', findPlayers: 'Buscar jugadores', findVenues: 'Buscar sedes',
  },
)
