export const communityTexts = {
  title: 'Comunidad',
  venue: 'Sede',
  views: 'Jugadores o clubes',
  players: 'Jugadores',
  clubs: 'Clubes',
  find: 'Buscar a un jugador',
  leaderboard: 'Clasificación',
  loading: 'Cargando jugadores…',
  failed: 'No se pudieron cargar los jugadores.',
  notFound: 'Esta sede ya no existe.',
  findVenues: 'Buscar sedes',
  all: '{n, plural, one {# jugador} other {# jugadores}}',
  friends: '{n, plural, one {# amigo} other {# amigos}}',
  favorites: '{n, plural, one {# favorito} other {# favoritos}}',
  admins: '{n, plural, one {# administrador} other {# administradores}}',
  showAll: 'Ver todos',
  hiddenNote: '*Algunos perfiles están ocultos',
  waitForPlayers: 'Espera a que se carguen los jugadores antes de aplicar un filtro.',
  pages: 'Páginas',
  page: 'Página {page} de {pages}',
}

export const playerTableTexts = {
  player: 'Jugador',
  skill: 'Nivel',
  message: 'Mensaje',
  unknownSkill: '???',
  you: 'Tú',
  admin: 'Administrador',
  messageTo: 'Mensaje a {name}',
  friendOf: 'Amigo: {name}',
  favoriteOf: 'Favorito: {name}',
  waits: 'esperando la conexión',
  onlyFriends: 'Solo amigos',
  onlyFavorites: 'Solo favoritos',
  onlyAdmins: 'Solo administradores',
}

export const finderTexts = {
  title: 'Buscar a un jugador',
}

export const noPlayersTexts = {
  nobody: 'Todavía no hay nadie',
  nobodyText:
    'Trae a quienes juegan contigo: quien se registra con tu enlace empieza en esta sede.',
  invite: 'Invitar jugadores',
  friends: 'Todavía sin amigos aquí',
  friendsText: 'Toca la persona junto a un nombre para marcar a un amigo.',
  favorites: 'Todavía sin favoritos aquí',
  favoritesText: 'Toca la estrella junto a un nombre para marcar un favorito.',
  admins: 'Esta sede aún no tiene administrador',
  adminsText: 'Los administradores cuidan su página y nombran a otros.',
  showAll: 'Ver todos los jugadores',
  share: 'Invitar jugadores',
}
