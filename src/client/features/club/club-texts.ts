// Words of clubs: mine at a venue, and the page of one club.
import { plural, texts } from '../../i18n/texts.ts'

export const clubTexts = texts(
  {
    back: 'Back', close: 'Close', retry: 'Try again', loading: 'Loading clubs…', loadingClub: 'Loading the club…',
    create: 'Create Club', createTitle: 'A new club', name: 'Club name', nameHint: 'Players see it when you open an event to the club.', save: 'Save', cancel: 'Cancel', created: (club: string) => `${club} is ready. Now invite players.`,
    mine: 'My clubs', nameColumn: 'Name', membersColumn: 'Members', editColumn: 'Edit', deleteColumn: 'Delete', edit: (club: string) => `Edit ${club}`, deleteClub: (club: string) => `Delete ${club}`,
    count: (n: number) => plural('en', n, { one: '# club', other: '# clubs' }), members: (n: number) => plural('en', n, { one: '# member', other: '# members' }),
    none: 'You have no club here yet. A club is a group you can open private events to.',
    joined: 'Clubs I’m in', leave: 'Leave', leaveNamed: (club: string) => `Leave ${club}`, leaveClub: 'Leave club', leaveTitle: (club: string) => `Leave ${club}?`, leaveText: 'You no longer see its private events, unless you are signed up.',
    invitations: 'Invitations', join: 'Join', decline: 'Decline', joinNamed: (club: string) => `Join ${club}`, declineNamed: (club: string) => `Decline ${club}`, welcome: (club: string) => `Welcome to ${club}!`,
    deleteTitle: (club: string) => `Delete ${club}?`, deleteText: 'Its members are told. Its private events stay for those who are signed up.', deleteConfirm: 'Delete',
  },
  {
    back: 'Atrás', close: 'Cerrar', retry: 'Reintentar', loading: 'Cargando clubes…', loadingClub: 'Cargando el club…',
    create: 'Crear club', createTitle: 'Un club nuevo', name: 'Nombre del club', nameHint: 'Se ve cuando abres un evento al club.', save: 'Guardar', cancel: 'Cancelar', created: (club: string) => `${club} está listo. Ahora invita a jugadores.`,
    mine: 'Mis clubes', nameColumn: 'Nombre', membersColumn: 'Miembros', editColumn: 'Editar', deleteColumn: 'Borrar', edit: (club: string) => `Editar ${club}`, deleteClub: (club: string) => `Borrar ${club}`,
    count: (n: number) => plural('es', n, { one: '# club', other: '# clubes' }), members: (n: number) => plural('es', n, { one: '# miembro', other: '# miembros' }),
    none: 'Aún no tienes ningún club aquí. Un club es un grupo al que puedes abrir eventos privados.',
    joined: 'Clubes en los que estoy', leave: 'Salir', leaveNamed: (club: string) => `Salir de ${club}`, leaveClub: 'Salir del club', leaveTitle: (club: string) => `¿Salir de ${club}?`, leaveText: 'Dejas de ver sus eventos privados, salvo los que ya tienes.',
    invitations: 'Invitaciones', join: 'Unirme', decline: 'Rechazar', joinNamed: (club: string) => `Unirme a ${club}`, declineNamed: (club: string) => `Rechazar ${club}`, welcome: (club: string) => `¡Te damos la bienvenida a ${club}!`,
    deleteTitle: (club: string) => `¿Borrar ${club}?`, deleteText: 'Avisamos a sus miembros. Sus eventos privados siguen para quienes están apuntados.', deleteConfirm: 'Borrar',
  },
)

/** hidden is the spec's note, to the letter. */
export const clubPageTexts = texts(
  {
    runBy: (player: string) => `run by ${player}`, runByMe: 'run by you', memberOf: 'Members', hidden: '*Some profiles are hidden', owner: 'Owner', you: 'You', skill: (skill: string) => `Level ${skill}`, unknownSkill: '???',
    invite: 'Invite', invitePlayers: 'Invite players', inviteNamed: (player: string) => `Invite ${player}`, addNow: 'Add now', addNamed: (player: string) => `Add ${player} now`, added: (player: string) => `${player} is a member now.`, invitedToast: (player: string) => `${player} is invited.`,
    search: 'Search players by name', searching: 'Looking for players…', noneFound: 'No player found', noneFoundText: 'Try another part of the name.', failed: 'Players could not be loaded', isMember: 'Member', isInvited: 'Invited',
    alone: 'Just you so far', aloneText: 'Invite the players you like to play with. They see the private events you open to the club.',
    remove: (player: string) => `Remove ${player}`, removeTitle: (player: string) => `Remove ${player}?`, removeText: 'They are told, and no longer see the club’s private events, unless they are signed up.', removeConfirm: 'Remove',
    waiting: 'Waiting for an answer', takeBack: 'Take back', takeBackNamed: (player: string) => `Take back the invitation of ${player}`,
    rename: 'Rename', renamed: (club: string) => `The club is called ${club} now.`, about: 'This club', deleteThis: 'Delete club',
    invitedTitle: (player: string) => (player === '' ? 'You are invited' : `${player} invites you`), invitedText: (venue: string) => `Members see the club’s private events at ${venue}. You can leave at any time.`,
    gone: 'This club is not here', goneText: 'It may have been renamed or deleted. To join a club, ask its owner for an invitation.', clubsHere: 'My clubs at this venue', findVenues: 'Find venues',
    share: 'Share', leaderboard: 'Leaderboard of the club', close: 'Close', title: 'Club', report: 'Report club',
  },
  {
    runBy: (player: string) => `a cargo de ${player}`, runByMe: 'a tu cargo', memberOf: 'Miembros', hidden: '*Algunos perfiles están ocultos', owner: 'A cargo', you: 'Tú', skill: (skill: string) => `Nivel ${skill}`, unknownSkill: '???',
    invite: 'Invitar', invitePlayers: 'Invitar jugadores', inviteNamed: (player: string) => `Invitar a ${player}`, addNow: 'Añadir', addNamed: (player: string) => `Añadir a ${player} ahora`, added: (player: string) => `${player} ya es miembro.`, invitedToast: (player: string) => `${player} tiene tu invitación.`,
    search: 'Buscar jugadores por nombre', searching: 'Buscando jugadores…', noneFound: 'Ningún jugador', noneFoundText: 'Prueba otra parte del nombre.', failed: 'No se pudieron cargar los jugadores', isMember: 'Miembro', isInvited: 'Invitado',
    alone: 'De momento, solo tú', aloneText: 'Invita a quienes quieres en la pista. Verán los eventos privados que abras al club.',
    remove: (player: string) => `Quitar a ${player}`, removeTitle: (player: string) => `¿Quitar a ${player}?`, removeText: 'Le avisamos, y deja de ver los eventos privados del club, salvo los que ya tiene.', removeConfirm: 'Quitar',
    waiting: 'Esperan respuesta', takeBack: 'Retirar', takeBackNamed: (player: string) => `Retirar la invitación de ${player}`,
    rename: 'Renombrar', renamed: (club: string) => `Ahora el club se llama ${club}.`, about: 'Este club', deleteThis: 'Borrar club',
    invitedTitle: (player: string) => (player === '' ? 'Tienes una invitación' : `${player} te invita`), invitedText: (venue: string) => `Los miembros ven los eventos privados del club en ${venue}. Puedes salir cuando quieras.`,
    gone: 'Este club no está aquí', goneText: 'Puede que tenga otro nombre o que ya no exista. Para unirte a un club, pide una invitación a quien lo lleva.', clubsHere: 'Mis clubes en esta sede', findVenues: 'Buscar sedes',
    share: 'Compartir', leaderboard: 'Clasificación del club', close: 'Cerrar', title: 'Club', report: 'Denunciar club',
  },
)
