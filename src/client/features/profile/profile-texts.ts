// Words of profiles, as others see them.
import { plural, texts } from '../../i18n/texts.ts'

export const profileTexts = texts(
  {
    title: 'Player', back: 'Back', loading: 'Loading the profile…', failed: 'The profile could not be loaded', tryAgain: 'Try again',
    notFound: 'Player not found', notFoundText: 'There is no player by this name whom you can see.', toCalendar: 'To the calendar',
    drafted: (day: string) => `Drafted ${day}`, level: (skill: string) => `Level ${skill}`, noLevel: 'Level not set', home: 'Home venue:', hidden: 'Hidden profile',
    gold: (n: number) => plural('en', n, { one: '# gold medal', other: '# gold medals' }),
    silver: (n: number) => plural('en', n, { one: '# silver medal', other: '# silver medals' }),
    bronze: (n: number) => plural('en', n, { one: '# bronze medal', other: '# bronze medals' }),
    diamonds: (n: number) => plural('en', n, { one: '# diamond', other: '# diamonds' }),
    crowns: (n: number) => plural('en', n, { one: 'Admin of # venue', other: 'Admin of # venues' }),
    earned: 'Medals and diamonds', links: 'Links', opensNetwork: (network: string, address: string) => `${network}: ${address} (opens in a new window)`,
    stats: 'Stats', leaderboard: 'Leaderboard', winPercent: 'Win percent', percent: (n: string) => `${n}%`, noMatches: '–', noMatchesYet: 'No matches yet', wins: 'Wins', losses: 'Losses', hosted: 'Hosted', attended: 'Attended', points: 'Points',
    message: 'Message', addFriend: 'Add Friend', unFriend: 'Un-Friend', addFavorite: 'Add Favorite', unFavorite: 'Un-Favorite', waits: 'Waits for the connection',
    more: 'More', share: 'Share', close: 'Close',
    isMe: 'This is your profile as others see it.', edit: 'Edit profile',
  },
  {
    title: 'Jugador', back: 'Atrás', loading: 'Cargando el perfil…', failed: 'No se pudo cargar el perfil', tryAgain: 'Reintentar',
    notFound: 'Jugador no encontrado', notFoundText: 'No hay ningún jugador con este nombre que puedas ver.', toCalendar: 'Ir al calendario',
    drafted: (day: string) => `Fichado el ${day}`, level: (skill: string) => `Nivel ${skill}`, noLevel: 'Nivel sin indicar', home: 'Sede principal:', hidden: 'Perfil oculto',
    gold: (n: number) => plural('es', n, { one: '# medalla de oro', other: '# medallas de oro' }),
    silver: (n: number) => plural('es', n, { one: '# medalla de plata', other: '# medallas de plata' }),
    bronze: (n: number) => plural('es', n, { one: '# medalla de bronce', other: '# medallas de bronce' }),
    diamonds: (n: number) => plural('es', n, { one: '# diamante', other: '# diamantes' }),
    crowns: (n: number) => plural('es', n, { one: 'Administra # sede', other: 'Administra # sedes' }),
    earned: 'Medallas y diamantes', links: 'Enlaces', opensNetwork: (network: string, address: string) => `${network}: ${address} (se abre en otra ventana)`,
    stats: 'Estadísticas', leaderboard: 'Clasificación', winPercent: 'Porcentaje de victorias', percent: (n: string) => `${n} %`, noMatches: '–', noMatchesYet: 'Aún sin partidos', wins: 'Victorias', losses: 'Derrotas', hosted: 'Organizados', attended: 'Asistidos', points: 'Puntos',
    message: 'Mensaje', addFriend: 'Añadir amigo', unFriend: 'Quitar amigo', addFavorite: 'Añadir favorito', unFavorite: 'Quitar favorito', waits: 'Espera la conexión',
    more: 'Más', share: 'Compartir', close: 'Cerrar',
    isMe: 'Este es tu perfil tal como lo ven los demás.', edit: 'Editar perfil',
  },
)
