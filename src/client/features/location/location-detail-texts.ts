// Words of a venue's own page.
import { plural, texts } from '../../i18n/texts.ts'

export const locationDetailTexts = texts(
  {
    join: 'Add to my venues', joined: 'One of my venues', leave: 'Leave venue', setHome: 'Make it my home', createEvent: 'Create event', calendar: 'Calendar', edit: 'Edit venue', suggestEdit: 'Suggest an edit', addPhoto: 'Add a photo', changePhoto: 'Change photo', share: 'Share',
    shareText: (name: string) => `Play pickleball with me at ${name}`, close: 'Close',
    membersCreate: 'Only players who added this venue may create events here.', adminsCreate: 'Only the admins of this venue may create events here.',
    about: 'About this venue', unknown: (facts: string) => `Not known yet: ${facts}.`, courtsOf: (all: number, dedicated: number) => `${all}, ${dedicated} only for pickleball`, fillIn: 'Fill in what you know', directions: 'Directions', showOnMap: 'Open map', getting: 'Getting there', rules: 'Local rules',
    events: 'Next 7 days', printWeek: 'Print the week', allEvents: 'All events', noEvents: 'Nothing planned yet', noEventsText: 'Get a game going: players of this venue see it at once.',
    invite: 'private', playing: (playing: number, max: number) => `${playing} of ${max} playing`,
    secondFactor: 'Admins need two-step sign-in here. Until you turn it on, you can’t change this venue or run others’ events.',
    setUpSecondFactor: 'Set up two-step sign-in',
    admins: 'Admins', noAdmins: 'This venue has no admin yet.', you: 'you',
    players: 'Players', allPlayers: 'All players', leaderboard: 'Leaderboard', levels: 'Players by level', noPlayers: 'Nobody has added this venue yet.', playersAt: (n: number) => plural('en', n, { one: '# player', other: '# players' }),
    clubs: 'Clubs', noClubs: 'No club plays here yet.', members: (n: number) => plural('en', n, { one: '# member', other: '# members' }), leagues: 'Leagues',
    myClubs: 'My clubs', clubOwned: 'run by you', clubJoined: 'you are a member', clubInvited: 'you are invited', askToJoin: (owner: string) => `ask ${owner} to join`, clubClosed: 'by invitation',
    source: 'Source', timezone: (zone: string) => `Times: ${zone}`,
  },
  {
    join: 'Añadir a mis sedes', joined: 'Una de mis sedes', leave: 'Dejar la sede', setHome: 'Hacerla mi sede principal', createEvent: 'Crear evento', calendar: 'Calendario', edit: 'Editar sede', suggestEdit: 'Sugerir un cambio', addPhoto: 'Añadir una foto', changePhoto: 'Cambiar foto', share: 'Compartir',
    shareText: (name: string) => `Juega al pickleball conmigo en ${name}`, close: 'Cerrar',
    membersCreate: 'Solo quienes añadieron esta sede pueden crear eventos aquí.', adminsCreate: 'Solo los administradores de esta sede pueden crear eventos aquí.',
    about: 'Sobre esta sede', unknown: (facts: string) => `Aún no se sabe: ${facts}.`, courtsOf: (all: number, dedicated: number) => `${all}, ${dedicated} solo para pickleball`, fillIn: 'Completa lo que sepas', directions: 'Cómo llegar', showOnMap: 'Ver mapa', getting: 'Cómo llegar', rules: 'Reglas locales',
    events: 'Próximos 7 días', printWeek: 'Imprimir la semana', allEvents: 'Todos los eventos', noEvents: 'Aún no hay nada previsto', noEventsText: 'Organiza un partido: los jugadores de esta sede lo ven al momento.',
    invite: 'privado', playing: (playing: number, max: number) => `juegan ${playing} de ${max}`,
    secondFactor: 'Aquí los administradores necesitan el inicio de sesión en dos pasos. Hasta que lo actives no puedes cambiar esta sede ni dirigir eventos de otras personas.',
    setUpSecondFactor: 'Configurar los dos pasos',
    admins: 'Administradores', noAdmins: 'Esta sede aún no tiene administrador.', you: 'tú',
    players: 'Jugadores', allPlayers: 'Todos', leaderboard: 'Clasificación', levels: 'Jugadores por nivel', noPlayers: 'Nadie ha añadido esta sede todavía.', playersAt: (n: number) => plural('es', n, { one: '# jugador', other: '# jugadores' }),
    clubs: 'Clubes', noClubs: 'Aún no juega ningún club aquí.', members: (n: number) => plural('es', n, { one: '# miembro', other: '# miembros' }), leagues: 'Ligas',
    myClubs: 'Mis clubes', clubOwned: 'a tu cargo', clubJoined: 'eres miembro', clubInvited: 'tienes una invitación', askToJoin: (owner: string) => `pide a ${owner} entrar`, clubClosed: 'por invitación',
    source: 'Fuente', timezone: (zone: string) => `Horas: ${zone}`,
  },
)
