// Words of the player list of a venue.
import { plural, texts } from '../../i18n/texts.ts'

export const communityTexts = texts(
  {
    title: 'Community', back: 'Back', venue: 'Venue', views: 'Players or clubs', players: 'Players', clubs: 'Clubs', find: 'Find a player', leaderboard: 'Leaderboard',
    loading: 'Loading players…', failed: 'The players could not be loaded.', tryAgain: 'Try again', notFound: 'This venue no longer exists.', findVenues: 'Find venues',
    all: (n: number) => plural('en', n, { one: '# player', other: '# players' }),
    friends: (n: number) => plural('en', n, { one: '# friend', other: '# friends' }),
    favorites: (n: number) => plural('en', n, { one: '# favorite', other: '# favorites' }),
    admins: (n: number) => plural('en', n, { one: '# admin', other: '# admins' }),
    showAll: 'Show all', hiddenNote: '*Some profiles are hidden', waitForPlayers: 'Please wait for players to load before applying a filter.',
    pages: 'Pages', previous: 'Previous', next: 'Next', page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },
  {
    title: 'Comunidad', back: 'Atrás', venue: 'Sede', views: 'Jugadores o clubes', players: 'Jugadores', clubs: 'Clubes', find: 'Buscar a un jugador', leaderboard: 'Clasificación',
    loading: 'Cargando jugadores…', failed: 'No se pudieron cargar los jugadores.', tryAgain: 'Reintentar', notFound: 'Esta sede ya no existe.', findVenues: 'Buscar sedes',
    all: (n: number) => plural('es', n, { one: '# jugador', other: '# jugadores' }),
    friends: (n: number) => plural('es', n, { one: '# amigo', other: '# amigos' }),
    favorites: (n: number) => plural('es', n, { one: '# favorito', other: '# favoritos' }),
    admins: (n: number) => plural('es', n, { one: '# administrador', other: '# administradores' }),
    showAll: 'Ver todos', hiddenNote: '*Algunos perfiles están ocultos', waitForPlayers: 'Espera a que se carguen los jugadores antes de aplicar un filtro.',
    pages: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page: string, pages: string) => `Página ${page} de ${pages}`,
  },
)

export const playerTableTexts = texts(
  {
    player: 'Player', skill: 'Skill', message: 'Message', unknownSkill: '???', you: 'You', admin: 'Admin',
    messageTo: (name: string) => `Message ${name}`, friendOf: (name: string) => `Friend: ${name}`, favoriteOf: (name: string) => `Favorite: ${name}`, waits: 'waits for the connection',
    onlyFriends: 'Only friends', onlyFavorites: 'Only favorites', onlyAdmins: 'Only admins',
  },
  {
    player: 'Jugador', skill: 'Nivel', message: 'Mensaje', unknownSkill: '???', you: 'Tú', admin: 'Administrador',
    messageTo: (name: string) => `Mensaje a ${name}`, friendOf: (name: string) => `Amigo: ${name}`, favoriteOf: (name: string) => `Favorito: ${name}`, waits: 'espera la conexión',
    onlyFriends: 'Solo amigos', onlyFavorites: 'Solo favoritos', onlyAdmins: 'Solo administradores',
  },
)

export const finderTexts = texts(
  {
    title: 'Find a player', close: 'Close', search: 'Search players by name', loading: 'Looking for players…', noneFound: 'No player found', noneFoundText: 'Try another part of the name.',
    failed: 'Players could not be loaded', tryAgain: 'Try again',
  },
  {
    title: 'Buscar a un jugador', close: 'Cerrar', search: 'Buscar jugadores por nombre', loading: 'Buscando jugadores…', noneFound: 'Ningún jugador', noneFoundText: 'Prueba otra parte del nombre.',
    failed: 'No se pudieron cargar los jugadores', tryAgain: 'Reintentar',
  },
)

export const noPlayersTexts = texts(
  {
    nobody: 'Nobody here yet', nobodyText: 'Bring the people you play with: whoever registers by your link starts at this venue.', invite: 'Invite players',
    friends: 'No friends here yet', friendsText: 'Tap the person beside a name to mark a friend.',
    favorites: 'No favorites here yet', favoritesText: 'Tap the star beside a name to mark a favorite.',
    admins: 'This venue has no admin yet', adminsText: 'Admins keep its page in order and appoint others.', showAll: 'Show all players',
    share: 'Invite players', close: 'Close',
  },
  {
    nobody: 'Todavía no hay nadie', nobodyText: 'Trae a quienes juegan contigo: quien se registra con tu enlace empieza en esta sede.', invite: 'Invitar jugadores',
    friends: 'Todavía sin amigos aquí', friendsText: 'Toca la persona junto a un nombre para marcar a un amigo.',
    favorites: 'Todavía sin favoritos aquí', favoritesText: 'Toca la estrella junto a un nombre para marcar un favorito.',
    admins: 'Esta sede aún no tiene administrador', adminsText: 'Los administradores cuidan su página y nombran a otros.', showAll: 'Ver todos los jugadores',
    share: 'Invitar jugadores', close: 'Cerrar',
  },
)
