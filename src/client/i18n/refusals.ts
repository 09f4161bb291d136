// The words of every refusal, in both languages. The English of SPEC sections 4, 5 and 8 stands here to the letter.
// A code without words does not compile.
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { currentLanguage } from './language.ts'
import { plural, type Language } from './texts.ts'

type Params = NonNullable<Refusal['params']>
type Words = Readonly<Record<RefusalCode, string | ((params: Params) => string)>>

const value = (params: Params, name: string): string => String(params[name] ?? '')

/** How long `params.seconds` are, rounded up: whole minutes, from an hour and a half on whole hours. */
function waitOf(language: Language, params: Params): string {
  const minutes = Math.ceil(Number(params['seconds'] ?? 60) / 60)
  if (minutes < 90) return plural(language, minutes, language === 'en' ? { one: 'a minute', other: '# minutes' } : { one: 'un minuto', other: '# minutos' })
  return plural(language, Math.ceil(minutes / 60), language === 'en' ? { one: 'an hour', other: '# hours' } : { one: 'una hora', other: '# horas' })
}

const en: Words = {
  'bad-input': 'Something in this form cannot be saved. Please check it and try again.',
  'unknown-call': 'This version of the app no longer knows how to do that. Please reload.',
  'unknown-query': 'This version of the app no longer knows how to show that. Please reload.',
  'too-large': 'That is too large to send.',
  'foreign-origin': 'This page may not do that from another site.',
  'too-many-subscriptions': 'Too much is open at once. Please close other windows of the app.',
  'too-many-requests': (params) => `Too many attempts. Please try again in ${waitOf('en', params)}.`,
  'not-signed-in': 'Error (1A): No user authenticated!',
  'not-a-player': 'Please finish setting up your player first.',
  'not-allowed': 'You are not allowed to do that.',
  'unavailable': 'System timeout. Please try again.',
  'internal': 'System error occurred.',
  'old-client': 'There is a new version of the app. Please reload.',

  'name-required': 'Please input a player name.',
  'name-too-long': '12 characters max. ',
  'name-too-short': '3 characters min. ',
  'name-characters': 'Only letters, numbers, and the symbols "_ -" are allowed.',
  'name-taken': 'Name not available, try again.',
  'name-already-set': 'Your player name is set and cannot be changed.',
  'skill-locked': 'Skill self-assessment can be updated only once every 10 days.',
  'setup-incomplete': 'Please choose your skill level and home venue first.',
  'player-not-found': 'Error (1A): Player not found!',
  'provider-not-allowed': 'This way of signing in cannot be used here. Please use another one.',

  'friend-yourself': 'Sorry, but you can\'t friend yourself',
  'favorite-yourself': 'Sorry, but you can\'t favorite yourself',
  'block-yourself': 'You cannot block yourself.',
  'link-invalid': (params) => `This is not a link to ${value(params, 'network')}.`,

  'message-empty': 'Write something first.',
  'message-yourself': 'You cannot message yourself.',
  'message-not-found': 'This message no longer exists.',
  'too-many-new-threads': (params) => `In your first days you can write to ${value(params, 'n')} new players a day. Please try again in ${waitOf('en', params)}.`,
  'request-not-found': 'This request no longer exists.',
  'request-used': 'This request was answered already.',
  'request-expired': 'This request has expired. Ask for a new one.',
  'already-requested': (params) => `${value(params, 'player')} has your request already.`,

  'team-already-accepted': 'Team already accepted',
  'has-partner': (params) => `${value(params, 'player')} already has a partner for this event.`,
  'team-not-found': 'This team no longer exists.',
  'needs-team': 'This event is for teams of two. Find a partner first.',
  'team-in-event': 'Your team is signed up. Withdraw first, then end the team.',

  'club-name-required': 'Please input a club name.',
  'club-name-too-long': '12 characters max. ',
  'club-name-characters': 'Please use letters and numbers in the club name.',
  'club-name-taken': (params) => `Sorry, a club with this name already exists for ${value(params, 'location')}. Please choose another name.`,
  'club-not-found': 'This club no longer exists.',
  'already-member': (params) => `${value(params, 'player')} is already a member.`,
  'not-a-member': 'Not a member of this club.',
  'club-owner-stays': 'The owner cannot leave the club. Delete it instead.',

  'admin-only': 'Sorry, only an admin can promote another admin. Use the admin filter to view/contact admins for this location.',
  'already-admin-here': (params) => `${value(params, 'player')} is already an admin for this location.`,
  'already-admin': (params) => `${value(params, 'player')} is already an admin.`,

  'report-not-found': 'This report no longer exists.',
  'report-closed': 'Someone has dealt with this report already.',

  'photo-type': 'Please choose a .png, .jpeg or .jpg photo.',
  'photo-broken': 'This photo cannot be read. Please choose another one.',
  'photo-too-large': 'This photo is too large. Please choose one below 10 MB.',
  'photo-target': 'This photo has no place to go.',

  'location-not-found': 'This venue no longer exists.',
  'active-location-limit': (params) => `There is a limit of ${value(params, 'n')} active venues per player.`,
  'location-nearby-exists': (params) => `There is already a venue at this place: ${value(params, 'name')}. Is it this one?`,
  'last-admin': 'You are the last admin of this venue, so you cannot leave it.',

  'event-not-found': 'This event does not exist, or it is private.',
  'event-in-past': 'This event is in the past',
  'event-cancelled': 'This event was cancelled.',
  'event-not-open': 'Sign-up for this event has not opened yet.',
  'event-closed': 'Sign-up for this event is closed.',
  'event-full': 'This event and its waitlist are full.',
  'skill-too-low': 'Your skill is too low for this event',
  'skill-too-high': 'Your skill is too high for this event',
  'gender-not-allowed': 'This event is for other players. Check the gender in your profile.',
  'already-signed-up': 'Already signed up for this event.',
  'not-signed-up': 'Not signed up for this event.',
  'too-many-guests': 'That is more guests than this event allows.',
  'event-start-past': 'An event cannot start in the past.',
  'event-min-over-max': 'The minimum of players cannot be above the maximum.',
  'event-skill-range': 'The lowest skill cannot be above the highest.',
  'event-create-restricted': 'At this venue not everyone may create events.',
  'event-not-doubles': 'Teams of two need doubles.',
  'event-entry-fixed': 'Who signs up can only change while nobody is signed up.',
  'event-over-capacity': 'There are not enough places for that.',
  'invited-unknown': 'Choose friends, favorites or one of your clubs at this venue.',
  'format-not-for-play': 'This format does not fit doubles or singles as chosen.',
  'match-list-not-found': 'There is no match list here.',
  'match-list-started': 'The match list is open already.',
  'match-list-closed': 'The results are closed.',
  'match-list-changed': 'The match list changed meanwhile. Look at it once more, please.',
  'plan-invalid': 'These rounds cannot be played like this.',
  'round-played': 'Somebody has played there already: it stays as it is.',
  'nothing-to-undo': 'There is nothing to take back.',
  'match-not-found': 'There is no such match.',
  'match-incomplete': 'It is not known yet who plays this match.',
  'match-reported': 'The other side has told a score already. Confirm it or dispute it.',
  'match-not-reported': 'There is no score to answer.',
  'bracket-went-on': 'A later match of the bracket was played already. Take its score back first.',
  'score-missing': 'Enter the points of each game.',
  'score-tie': 'A game cannot end in a tie.',
  'score-too-low': (params) => `A game goes to ${value(params, 'points')} points.`,
  'score-too-high': 'A game ends as soon as it is won: this score goes too far.',
  'score-too-many-games': 'The match was won before the last game.',
  'score-unfinished': 'The match has no winner yet: a game is missing.',
}

const es: Words = {
  'bad-input': 'Hay algo en este formulario que no se puede guardar. Revísalo e inténtalo de nuevo.',
  'unknown-call': 'Esta versión de la app ya no sabe hacer eso. Vuelve a cargarla.',
  'unknown-query': 'Esta versión de la app ya no sabe mostrar eso. Vuelve a cargarla.',
  'too-large': 'Es demasiado grande para enviarlo.',
  'foreign-origin': 'Esta página no puede hacer eso desde otro sitio.',
  'too-many-subscriptions': 'Hay demasiado abierto a la vez. Cierra otras ventanas de la app.',
  'too-many-requests': (params) => `Demasiados intentos. Inténtalo de nuevo en ${waitOf('es', params)}.`,
  'not-signed-in': 'Error (1A): ¡No hay ninguna sesión iniciada!',
  'not-a-player': 'Termina primero de configurar tu jugador.',
  'not-allowed': 'No tienes permiso para hacer eso.',
  'unavailable': 'El sistema tardó demasiado. Inténtalo de nuevo.',
  'internal': 'Se produjo un error del sistema.',
  'old-client': 'Hay una versión nueva de la app. Vuelve a cargarla.',

  'name-required': 'Escribe un nombre de jugador.',
  'name-too-long': '12 caracteres como máximo. ',
  'name-too-short': '3 caracteres como mínimo. ',
  'name-characters': 'Solo se permiten letras, números y los símbolos "_ -".',
  'name-taken': 'Nombre no disponible, prueba otro.',
  'name-already-set': 'Tu nombre de jugador ya está elegido y no se puede cambiar.',
  'skill-locked': 'La autoevaluación de nivel solo se puede cambiar una vez cada 10 días.',
  'setup-incomplete': 'Elige primero tu nivel y tu sede principal.',
  'player-not-found': 'Error (1A): ¡No se encontró el jugador!',
  'provider-not-allowed': 'Esta forma de iniciar sesión no se puede usar aquí. Usa otra.',

  'friend-yourself': 'Lo sentimos, no puedes agregarte como amigo a ti mismo',
  'favorite-yourself': 'Lo sentimos, no puedes agregarte a tus favoritos',
  'block-yourself': 'No puedes bloquearte a ti mismo.',
  'link-invalid': (params) => `Esto no es un enlace a ${value(params, 'network')}.`,

  'message-empty': 'Escribe algo primero.',
  'message-yourself': 'No puedes enviarte mensajes a ti mismo.',
  'message-not-found': 'Este mensaje ya no existe.',
  'too-many-new-threads': (params) => `En tus primeros días puedes escribir a ${value(params, 'n')} jugadores nuevos al día. Inténtalo de nuevo en ${waitOf('es', params)}.`,
  'request-not-found': 'Esta solicitud ya no existe.',
  'request-used': 'Esta solicitud ya fue respondida.',
  'request-expired': 'Esta solicitud ha caducado. Pide una nueva.',
  'already-requested': (params) => `${value(params, 'player')} ya tiene tu solicitud.`,

  'team-already-accepted': 'El equipo ya fue aceptado',
  'has-partner': (params) => `${value(params, 'player')} ya tiene pareja para este evento.`,
  'team-not-found': 'Este equipo ya no existe.',
  'needs-team': 'Este evento es para equipos de dos. Busca pareja primero.',
  'team-in-event': 'Tu equipo está inscrito. Cancela primero la inscripción y después el equipo.',

  'club-name-required': 'Escribe un nombre para el club.',
  'club-name-too-long': '12 caracteres como máximo. ',
  'club-name-characters': 'Usa letras y números en el nombre del club.',
  'club-name-taken': (params) => `Lo sentimos, ya existe un club con este nombre en ${value(params, 'location')}. Elige otro nombre.`,
  'club-not-found': 'Este club ya no existe.',
  'already-member': (params) => `${value(params, 'player')} ya es miembro.`,
  'not-a-member': 'No es miembro de este club.',
  'club-owner-stays': 'El dueño no puede salir del club. Puede eliminarlo.',

  'admin-only': 'Lo sentimos, solo un administrador puede nombrar a otro. Usa el filtro de administradores para ver a los de esta sede y escribirles.',
  'already-admin-here': (params) => `${value(params, 'player')} ya es administrador de esta sede.`,
  'already-admin': (params) => `${value(params, 'player')} ya es administrador.`,

  'report-not-found': 'Esta denuncia ya no existe.',
  'report-closed': 'Alguien ya se ocupó de esta denuncia.',

  'photo-type': 'Elige una foto .png, .jpeg o .jpg.',
  'photo-broken': 'Esta foto no se puede leer. Elige otra.',
  'photo-too-large': 'Esta foto es demasiado grande. Elige una de menos de 10 MB.',
  'photo-target': 'Esta foto no tiene adónde ir.',

  'location-not-found': 'Esta sede ya no existe.',
  'active-location-limit': (params) => `Hay un límite de ${value(params, 'n')} sedes activas por jugador.`,
  'location-nearby-exists': (params) => `Ya hay una sede en este lugar: ${value(params, 'name')}. ¿Es esta?`,
  'last-admin': 'Eres el último administrador de esta sede y no puedes dejarla.',

  'event-not-found': 'Este evento no existe o es privado.',
  'event-in-past': 'Este evento ya pasó',
  'event-cancelled': 'Este evento fue cancelado.',
  'event-not-open': 'La inscripción a este evento todavía no está abierta.',
  'event-closed': 'La inscripción a este evento está cerrada.',
  'event-full': 'Este evento y su lista de espera están llenos.',
  'skill-too-low': 'Tu nivel es demasiado bajo para este evento',
  'skill-too-high': 'Tu nivel es demasiado alto para este evento',
  'gender-not-allowed': 'Este evento es para otros jugadores. Revisa el género en tu perfil.',
  'already-signed-up': 'La inscripción a este evento ya está hecha.',
  'not-signed-up': 'No hay inscripción a este evento.',
  'too-many-guests': 'Son más invitados de los que permite este evento.',
  'event-start-past': 'Un evento no puede empezar en el pasado.',
  'event-min-over-max': 'El mínimo de jugadores no puede superar el máximo.',
  'event-skill-range': 'El nivel más bajo no puede superar el más alto.',
  'event-create-restricted': 'En esta sede no todos pueden crear eventos.',
  'event-not-doubles': 'Los equipos de dos necesitan dobles.',
  'event-entry-fixed': 'Quién se apunta solo puede cambiar mientras no haya nadie apuntado.',
  'event-over-capacity': 'No hay suficientes plazas para eso.',
  'invited-unknown': 'Elige amigos, favoritos o uno de tus clubes en esta sede.',
  'format-not-for-play': 'Este formato no va con dobles o individuales como elegiste.',
  'match-list-not-found': 'Aquí no hay lista de partidos.',
  'match-list-started': 'La lista de partidos ya está abierta.',
  'match-list-closed': 'Los resultados están cerrados.',
  'match-list-changed': 'La lista de partidos ha cambiado entretanto. Mírala otra vez, por favor.',
  'plan-invalid': 'Estas rondas no se pueden jugar así.',
  'round-played': 'Ahí ya se ha jugado: se queda como está.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'match-not-found': 'Ese partido no existe.',
  'match-incomplete': 'Aún no se sabe quién juega este partido.',
  'match-reported': 'El otro lado ya dio un resultado. Confírmalo o recházalo.',
  'match-not-reported': 'No hay resultado que contestar.',
  'bracket-went-on': 'Ya se jugó un partido posterior del cuadro. Retira antes su resultado.',
  'score-missing': 'Escribe los puntos de cada juego.',
  'score-tie': 'Un juego no puede acabar en empate.',
  'score-too-low': (params) => `Un juego va a ${value(params, 'points')} puntos.`,
  'score-too-high': 'Un juego acaba en cuanto se gana: este resultado va demasiado lejos.',
  'score-too-many-games': 'El partido ya estaba ganado antes del último juego.',
  'score-unfinished': 'El partido aún no tiene ganador: falta un juego.',
}

const words: Readonly<Record<Language, Words>> = { en, es }

/** What a person is told about a refusal. */
export function refusalText(refusal: Refusal, language: Language = currentLanguage()): string {
  const known = words[language]
  const text = known[Object.hasOwn(known, refusal.code) ? refusal.code : 'internal']
  return typeof text === 'function' ? text(refusal.params ?? {}) : text
}
