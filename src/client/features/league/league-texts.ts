// Words of leagues: lists, one league, its members, game days and standings.
import type { AbsenceRule, LeagueKind, LeagueState } from '#domain/league/league.ts'
import type { MoveReason } from '#domain/league/ladder.ts'
import type { Tiebreak } from '#domain/match-list/standings.ts'
import { plural, texts } from '../../i18n/texts.ts'

const kinds: Record<LeagueKind, string> = { 'ladder': 'Ladder', 'round robin': 'Round robin' }
const tipos: Record<LeagueKind, string> = { 'ladder': 'Escalera', 'round robin': 'Todos contra todos' }
export const leagueKindTexts = texts(kinds, tipos)

const states: Record<LeagueState, string> = { draft: 'Draft', registration: 'Registration open', running: 'Running', concluded: 'Concluded' }
const estados: Record<LeagueState, string> = { draft: 'Borrador', registration: 'Inscripción abierta', running: 'En juego', concluded: 'Terminada' }
export const leagueStateTexts = texts(states, estados)

const absences: Record<AbsenceRule, string> = { stay: 'keeps the place', down: 'falls one group' }
const ausencias: Record<AbsenceRule, string> = { stay: 'mantiene el puesto', down: 'baja un grupo' }
export const absenceTexts = texts(absences, ausencias)

type Seat = { group: number; finish: number }
const reasons: Record<MoveReason, (seat: Seat) => string> = {
  'won-group': ({ group, finish }) => `${ordinalEn(finish)} in group ${group}, up a group`, 'lost-group': ({ group, finish }) => `${ordinalEn(finish)} in group ${group}, down a group`,
  'stayed': ({ group, finish }) => `${ordinalEn(finish)} in group ${group}, stays`, 'passed': ({ group, finish }) => `${ordinalEn(finish)} in group ${group}`,
  'absent-stayed': () => 'absent, keeps the place', 'absent-down': () => 'absent, falls one group',
}
const motivos: Record<MoveReason, (seat: Seat) => string> = {
  'won-group': ({ group, finish }) => `${finish}.º en el grupo ${group}, sube de grupo`, 'lost-group': ({ group, finish }) => `${finish}.º en el grupo ${group}, baja de grupo`,
  'stayed': ({ group, finish }) => `${finish}.º en el grupo ${group}, se queda`, 'passed': ({ group, finish }) => `${finish}.º en el grupo ${group}`,
  'absent-stayed': () => 'ausente, mantiene el puesto', 'absent-down': () => 'ausente, baja un grupo',
}
export const moveReasonTexts = texts(reasons, motivos)

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEnds: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalEn = (n: number): string => `${n}${ordinalEnds[ordinals.select(n)] ?? 'th'}`

const decided: Record<Exclude<Tiebreak, 'place'>, string> = { 'played': 'has played less', 'wins': '', 'head-to-head': 'lost the direct matches', 'difference': 'behind on point difference', 'points': 'behind on points', 'lot': 'level: drawn by lot' }
const decidido: Record<Exclude<Tiebreak, 'place'>, string> = { 'played': 'ha jugado menos', 'wins': '', 'head-to-head': 'perdió los duelos directos', 'difference': 'por diferencia de puntos', 'points': 'por puntos', 'lot': 'empate: por sorteo' }
export const decidedTexts = texts(decided, decidido)

export const leagueTexts = texts(
  {
    title: 'Leagues', league: 'League', loading: 'Loading leagues…', loadingOne: 'Loading the league…', retry: 'Try again', back: 'Back', close: 'Close', create: 'New league', createFirst: 'Start a league', players: (n: number) => plural('en', n, { one: '# player', other: '# players' }), of: (n: number, max: number) => `${n} of ${max} players`,
    empty: 'No leagues here yet', emptyText: 'A league is a few weeks of game days: results add up, and the best win medals.', noneToStart: 'Only members or admins of this venue start leagues.',
    missing: 'This league does not exist', missingText: 'It may have been deleted, or it is for invited players only.', toList: 'Leagues of this venue',
    by: (name: string) => `by ${name}`, until: (day: string) => `Join until ${day}`, days: (from: string, to: string) => `${from} – ${to}`, invitedOnly: 'Invited only', levels: (range: string) => `Level ${range}`,
    doubles: 'Doubles', singles: 'Singles', teams: 'Set teams of two', alone: 'Players enter alone', mine: 'You are in', invited: 'You are invited', asked: 'Waits for your partner', askedMe: (name: string) => `${name} asks you to be the partner`,
    join: 'Join the league', joined: (name: string) => `You are in ${name}`, leave: 'Leave the league', leaveTitle: 'Leave this league?', leaveText: 'What you played stays. You can join again while registration is open.', accept: 'Accept', decline: 'Decline', withdraw: 'Take the request back',
    choosePartner: 'Choose your partner', askPartner: 'Ask', askNamed: (name: string) => `Ask ${name}`, findPlayers: 'Find players', findText: 'Find by name', searching: 'Searching…', noneFound: 'Nobody found', noneFoundText: 'Try another part of the name.', findFailed: 'The search did not work.',
    standings: 'Standings', ladder: 'Ladder', dayList: 'Game days', members: 'Players', views: 'Parts of the league', rank: 'Place', name: 'Name', played: 'Played', record: 'Won–lost', recordShort: 'W–L', difference: 'Point difference', differenceShort: '±', noStandings: 'No results yet', noStandingsText: 'They appear here with the first confirmed score.',
    noDays: 'No game days yet', noDaysText: 'Everyone in the league is told when one is set.', day: (n: number) => `Game day ${n}`, moves: 'Moves', open: 'Open live', results: 'Results', cancelled: 'Cancelled', coming: (n: number) => plural('en', n, { one: '# is coming', other: '# are coming' }), up: (n: number) => `up ${n}`, down: (n: number) => `down ${n}`, same: 'same place',
    noMembers: 'Nobody has joined yet', leftMark: 'Left', invitedMark: 'Invited', askedMark: 'Asked', and: (one: string, other: string) => `${one} & ${other}`, share: 'Share', placeOf: (n: number) => `Place ${n}`,
    about: 'How it works', ladderRule: (size: number, movers: number) => `Groups of ${size} by place on the ladder. After each game day ${movers === 1 ? 'the best player of a group moves up and the last one moves down' : `the best ${movers} of a group move up and the last ${movers} move down`}.`, robinRule: 'Everyone plays with and against everyone; the results of all game days add up.', teamRule: 'Teams meet every other team; the results of all game days add up.', absent: (what: string) => `Who misses a game day ${what}.`,
    gold: 'Gold', silver: 'Silver', bronze: 'Bronze',
  },
  {
    title: 'Ligas', league: 'Liga', loading: 'Cargando ligas…', loadingOne: 'Cargando la liga…', retry: 'Reintentar', back: 'Atrás', close: 'Cerrar', create: 'Nueva liga', createFirst: 'Crear una liga', players: (n: number) => plural('es', n, { one: '# jugador', other: '# jugadores' }), of: (n: number, max: number) => `${n} de ${max} jugadores`,
    empty: 'Aquí aún no hay ligas', emptyText: 'Una liga son unas semanas de jornadas: los resultados se suman y los mejores ganan medallas.', noneToStart: 'Solo los miembros o administradores de esta sede crean ligas.',
    missing: 'Esta liga no existe', missingText: 'Puede que se haya eliminado, o que sea solo para invitados.', toList: 'Ligas de esta sede',
    by: (name: string) => `de ${name}`, until: (day: string) => `Inscripción hasta el ${day.toLocaleLowerCase('es')}`, days: (from: string, to: string) => `${from} – ${to}`, invitedOnly: 'Solo invitados', levels: (range: string) => `Nivel ${range}`,
    doubles: 'Dobles', singles: 'Individuales', teams: 'Equipos fijos de dos', alone: 'Cada jugador por su cuenta', mine: 'Estás dentro', invited: 'Te han invitado', asked: 'Espera a tu pareja', askedMe: (name: string) => `${name} te pide que seas su pareja`,
    join: 'Unirme a la liga', joined: (name: string) => `Estás en ${name}`, leave: 'Dejar la liga', leaveTitle: '¿Dejar esta liga?', leaveText: 'Lo jugado se queda. Puedes volver mientras la inscripción esté abierta.', accept: 'Aceptar', decline: 'Rechazar', withdraw: 'Retirar la petición',
    choosePartner: 'Elige tu pareja', askPartner: 'Pedir', askNamed: (name: string) => `Pedir a ${name}`, findPlayers: 'Buscar jugadores', findText: 'Buscar por nombre', searching: 'Buscando…', noneFound: 'Nadie encontrado', noneFoundText: 'Prueba con otra parte del nombre.', findFailed: 'La búsqueda no funcionó.',
    standings: 'Clasificación', ladder: 'Escalera', dayList: 'Jornadas', members: 'Jugadores', views: 'Partes de la liga', rank: 'Puesto', name: 'Nombre', played: 'Jugados', record: 'Ganados–perdidos', recordShort: 'G–P', difference: 'Diferencia de puntos', differenceShort: '±', noStandings: 'Aún no hay resultados', noStandingsText: 'Aparecen aquí con el primer resultado confirmado.',
    noDays: 'Aún no hay jornadas', noDaysText: 'Cuando se fije una, se avisa a toda la liga.', day: (n: number) => `Jornada ${n}`, moves: 'Cambios', open: 'Abrir en vivo', results: 'Resultados', cancelled: 'Cancelada', coming: (n: number) => plural('es', n, { one: 'viene #', other: 'vienen #' }), up: (n: number) => `sube ${n}`, down: (n: number) => `baja ${n}`, same: 'mismo puesto',
    noMembers: 'Aún no se ha unido nadie', leftMark: 'Se fue', invitedMark: 'Invitado', askedMark: 'Pendiente', and: (one: string, other: string) => `${one} y ${other}`, share: 'Compartir', placeOf: (n: number) => `Puesto ${n}`,
    about: 'Cómo funciona', ladderRule: (size: number, movers: number) => `Grupos de ${size} por puesto en la escalera. Tras cada jornada ${movers === 1 ? 'el mejor' : `los ${movers} mejores`} de cada grupo sube${movers === 1 ? '' : 'n'} y ${movers === 1 ? 'el último baja' : `los ${movers} últimos bajan`}.`, robinRule: 'Todos juegan con todos y contra todos; los resultados de todas las jornadas se suman.', teamRule: 'Cada equipo se cruza con todos los demás; los resultados de todas las jornadas se suman.', absent: (what: string) => `Quien falta a una jornada ${what}.`,
    gold: 'Oro', silver: 'Plata', bronze: 'Bronce',
  },
)
