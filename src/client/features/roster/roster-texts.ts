// Words of the roster: who plays, who waits, and what those who run the event do with it.
import { plural, texts } from '../../i18n/texts.ts'

export const rosterTexts = texts(
  {
    playing: (n: number) => `Players (${n})`, waiting: (n: number) => `Waitlist (${n})`, inDraw: (n: number) => `In the draw (${n})`, addedToDraw: 'In the draw', nobody: 'Nobody yet', nobodyText: 'Be the first: others follow.', nobodyPast: 'Nobody played.', you: 'You', unknownSkill: '???',
    withGuests: (n: number) => plural('en', n, { one: '+ # guest', other: '+ # guests' }), organizer: 'Organizer', here: 'Here', noShow: 'No-show', waits: 'Waits for the connection', skill: (skill: string) => `Level ${skill}`, position: (n: number) => `Position ${n}`, withPartner: (name: string) => `with ${name}`, team: (one: string, other: string) => `${one} & ${other}`,
    actions: (name: string) => `Actions for ${name}`, checkIn: 'Check in', markNoShow: 'Mark no-show', clear: 'Clear attendance', moveOut: 'Move to waitlist', moveIn: 'Move in', swap: 'Swap with…', remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`, removeText: 'They are told. The first waiting player that fits moves up.', swapTitle: (name: string) => `Swap ${name} with…`, close: 'Close',
    add: 'Add player', addTitle: 'Add players', search: 'Search players by name', noneFound: 'No player found', noneFoundText: 'Try another part of the name.', failed: 'Players could not be loaded', tryAgain: 'Try again', loading: 'Looking for players…',
    added: 'Added', done: 'Done', addedWaiting: (n: number) => `Waitlist, no. ${n}`, addCohost: 'Add', addCohostTitle: 'Add a cohost',
    checkedIn: (here: number, all: number) => `${here} of ${all} here`,
  },
  {
    playing: (n: number) => `Jugadores (${n})`, waiting: (n: number) => `Lista de espera (${n})`, inDraw: (n: number) => `En el sorteo (${n})`, addedToDraw: 'En el sorteo', nobody: 'Todavía nadie', nobodyText: 'Sé el primero: otros te seguirán.', nobodyPast: 'No jugó nadie.', you: 'Tú', unknownSkill: '???',
    withGuests: (n: number) => plural('es', n, { one: '+ # acompañante', other: '+ # acompañantes' }), organizer: 'Organiza', here: 'Presente', noShow: 'No vino', waits: 'Espera la conexión', skill: (skill: string) => `Nivel ${skill}`, position: (n: number) => `Puesto ${n}`, withPartner: (name: string) => `con ${name}`, team: (one: string, other: string) => `${one} y ${other}`,
    actions: (name: string) => `Acciones para ${name}`, checkIn: 'Marcar presente', markNoShow: 'Marcar que no vino', clear: 'Borrar asistencia', moveOut: 'Pasar a la espera', moveIn: 'Pasar al evento', swap: 'Cambiar con…', remove: 'Quitar',
    removeTitle: (name: string) => `¿Quitar a ${name}?`, removeText: 'Le avisamos. Sube el primero en espera que quepa.', swapTitle: (name: string) => `Cambiar a ${name} con…`, close: 'Cerrar',
    add: 'Añadir jugador', addTitle: 'Añadir jugadores', search: 'Buscar jugadores por nombre', noneFound: 'Ningún jugador', noneFoundText: 'Prueba otra parte del nombre.', failed: 'No se pudieron cargar los jugadores', tryAgain: 'Reintentar', loading: 'Buscando jugadores…',
    added: 'Dentro', done: 'Listo', addedWaiting: (n: number) => `En espera, n.º ${n}`, addCohost: 'Añadir', addCohostTitle: 'Añadir un coorganizador',
    checkedIn: (here: number, all: number) => `${here} de ${all} presentes`,
  },
)
