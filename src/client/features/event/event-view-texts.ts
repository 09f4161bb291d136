// Words of an event's screen. The reasons for reading only are refusals, whose words stand in i18n/refusals.ts.
import { plural, texts } from '../../i18n/texts.ts'

const ordinals: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })
const nth = (n: number) => `${n}${ordinals[ordinalRules.select(n)] ?? 'th'}`
const needsEn = (n: number) => `needs ${n} more`
const needsEs = (n: number) => plural('es', n, { one: 'falta #', other: 'faltan #' })

/** The main button and what it says once pressed. */
export const mainButtonTexts = texts(
  {
    draft: 'Draft: only you can see it', publish: 'Publish', published: 'Your event is published', cancelled: 'Cancelled', cancelledFor: (reason: string) => `Cancelled: ${reason}`, results: 'Results', openLive: 'Open live', live: 'Live', matches: 'Matches',
    opens: (when: string) => `Opens ${when}`, closed: 'Sign-up is closed', signUp: 'Sign up', signUpWith: (name: string) => `Sign up with ${name}`, findPartner: 'Find a partner', partnerKeptOut: 'Your partner does not meet this event’s level or gender', needs: needsEn, joinWaitlist: (n: number) => `Join waitlist (${nth(n)})`, full: 'Full, and so is the waitlist',
    enterDraw: 'Enter the draw', drawIs: (when: string) => `The draw is ${when}`, leaveDraw: 'In the draw, leave', inDraw: 'You are in the draw', inDrawText: (when: string) => `It takes place ${when}. We tell you how it went.`,
    leaveWaitlist: (n: number) => `On waitlist #${n}, leave`, cancel: 'You’re in, cancel', cancelLate: 'Cancel late',
    youAreIn: 'You’re in!', youWait: (n: number) => `You are on the waitlist, position ${n}.`, youWaitText: 'You move up by yourself when a place is free, and we tell you.', youAreOut: 'You are out of this event.', lateRecorded: 'Your late cancel was recorded.',
    lateTitle: 'Leave this late?', lateText: 'It is past the time to cancel. A late cancel will be recorded.', cantTitle: 'Can’t make it?', cantText: 'Then leave the event, so that somebody else can play.', cant: 'I can’t come', loseTitle: 'Give up your place?', loseText: 'Others are waiting, so you may not get it back.', giveUp: 'Give it up', leaveTogetherTitle: (name: string) => `Leave with ${name}?`, leaveTogetherText: 'A team leaves together. Your partner is told.', leaveTogether: 'Leave together', leavesToo: (name: string) => `${name} leaves with you.`, leaveAnyway: 'Leave anyway',
    guests: (n: number) => plural('en', n, { one: '# guest', other: '# guests' }), guestsTitle: 'Your guests', signUpTitle: 'Sign up', howMany: 'How many guests do you bring?', guestsUpTo: (n: number) => `Up to ${n}. Each takes a place.`, save: 'Save', close: 'Close', undo: 'Undo',
    wouldWait: (n: number) => `With your party you would wait at position ${n}.`, wouldNotFit: 'There is no room for that many.', othersWait: 'Players are waiting for a place. They come before a guest you add now.', wouldPlay: 'There is room for all of you.', guestsSaved: 'Your guests are changed.',
    outOfRange: 'Allowed, but outside the level of this event.',
    signUpWaits: 'Your sign-up waits for the connection. You are not in yet.', leaveWaits: 'Leaving waits for the connection. You are still in.', guestsWait: 'Your guests wait for the connection. Nothing is changed yet.', giveUpWaiting: 'Give up',
    signUpTried: 'The server has a problem. We’ll keep trying to sign you up; you don’t have a place yet.',
    leaveTried: 'The server has a problem. We’ll keep trying to cancel your place; until then you’re still in.',
    guestsTried: 'The server has a problem. We’ll keep trying to update your guests.',
  },
  {
    draft: 'Borrador: solo tú lo ves', publish: 'Publicar', published: 'Tu evento está publicado', cancelled: 'Cancelado', cancelledFor: (reason: string) => `Cancelado: ${reason}`, results: 'Resultados', openLive: 'Abrir en vivo', live: 'En vivo', matches: 'Partidos',
    opens: (when: string) => `Abre el ${when.toLocaleLowerCase('es')}`, closed: 'La inscripción está cerrada', signUp: 'Apuntarme', signUpWith: (name: string) => `Apuntarme con ${name}`, findPartner: 'Buscar pareja', partnerKeptOut: 'Tu pareja no cumple el nivel o el género de este evento', needs: needsEs, joinWaitlist: (n: number) => `Unirme a la lista de espera (${n}.º)`, full: 'Completo, también la lista de espera',
    enterDraw: 'Entrar en el sorteo', drawIs: (when: string) => `El sorteo es el ${when.toLocaleLowerCase('es')}`, leaveDraw: 'En el sorteo, salir', inDraw: 'Estás en el sorteo', inDrawText: (when: string) => `Tiene lugar el ${when.toLocaleLowerCase('es')}. Te diremos cómo fue.`,
    leaveWaitlist: (n: number) => `En espera n.º ${n}, salir`, cancel: 'Estás dentro, cancelar', cancelLate: 'Cancelar tarde',
    youAreIn: '¡Estás dentro!', youWait: (n: number) => `Estás en la lista de espera, puesto ${n}.`, youWaitText: 'Subes solo cuando haya una plaza libre, y te avisamos.', youAreOut: 'Ya no estás en este evento.', lateRecorded: 'Tu baja tardía quedó registrada.',
    lateTitle: '¿Salir tan tarde?', lateText: 'Ya pasó la hora de cancelar. Quedará registrada una baja tardía.', cantTitle: '¿No puedes ir?', cantText: 'Entonces deja el evento, para que pueda jugar otra persona.', cant: 'No puedo ir', loseTitle: '¿Dejar tu plaza?', loseText: 'Hay otros esperando, quizá no la recuperes.', giveUp: 'Dejarla', leaveTogetherTitle: (name: string) => `¿Salir con ${name}?`, leaveTogetherText: 'Un equipo sale junto. Avisamos a tu pareja.', leaveTogether: 'Salir juntos', leavesToo: (name: string) => `${name} sale contigo.`, leaveAnyway: 'Salir igualmente',
    guests: (n: number) => plural('es', n, { one: '# acompañante', other: '# acompañantes' }), guestsTitle: 'Tus acompañantes', signUpTitle: 'Apuntarme', howMany: '¿Cuántos acompañantes traes?', guestsUpTo: (n: number) => `Hasta ${n}. Cada uno ocupa una plaza.`, save: 'Guardar', close: 'Cerrar', undo: 'Deshacer',
    wouldWait: (n: number) => `Con tu grupo esperarías en el puesto ${n}.`, wouldNotFit: 'No hay sitio para tantos.', othersWait: 'Hay jugadores esperando una plaza. Van antes que un acompañante que añadas ahora.', wouldPlay: 'Hay sitio para todos.', guestsSaved: 'Tus acompañantes han cambiado.',
    outOfRange: 'Permitido, aunque fuera del nivel de este evento.',
    signUpWaits: 'Tu inscripción espera la conexión. Aún no estás dentro.', leaveWaits: 'Tu baja espera la conexión. Sigues dentro.', guestsWait: 'Tus acompañantes esperan la conexión. Aún no ha cambiado nada.', giveUpWaiting: 'Descartar',
    signUpTried: 'El servidor tiene un problema. Seguimos intentando apuntarte; aún no tienes plaza.',
    leaveTried: 'El servidor tiene un problema. Seguimos intentando cancelar tu plaza; por ahora sigues dentro.',
    guestsTried: 'El servidor tiene un problema. Seguimos intentando cambiar tus acompañantes.',
  },
)

/** Everything else on the screen. */
export const eventViewTexts = texts(
  {
    back: 'Back', loading: 'Loading the event…', notFound: 'Event not found', notFoundText: 'It does not exist, or it is private.', toCalendar: 'To the calendar', failed: 'The event could not be loaded', tryAgain: 'Try again',
    draft: 'Draft', cancelled: 'Cancelled', private: 'Private', when: 'When', where: 'Where', who: 'Who', yourTime: (when: string) => `${when} your time`, organizer: 'Organizer', signsUp: 'Sign-up', writeTo: (name: string) => `Message ${name}`, messagePlayers: 'Message players', cohosts: (names: string) => `with ${names}`,
    type: 'Type', level: 'Level', gender: 'Gender', courts: 'Courts', fee: 'Fee', warns: 'Others are warned', note: 'Note', guests: 'Guests', guestsUpTo: (n: number) => plural('en', n, { one: 'Up to # each', other: 'Up to # each' }),
    places: 'Places', placesTaken: (taken: number, max: number) => `${taken} of ${max} places taken`, free: (n: number) => plural('en', n, { one: '# place left', other: '# places left' }), isFull: 'Full', needs: (n: number) => `Needs ${n} more`,
    waiting: (n: number) => plural('en', n, { one: '# waiting', other: '# waiting' }), inDraw: (n: number) => `${n} in the draw`, format: 'Format', placesGo: 'Places', drawnAt: (when: string) => `Draw ${when}`, invitation: 'A session is an invitation to play. It does not reserve a court.',
    share: 'Share', close: 'Close',
    manage: 'Manage event', edit: 'Edit', copy: 'Copy', saveTemplate: 'Save as template', drawNow: 'Draw now', drawNowTitle: 'Make the draw now?', drawNowText: 'Places are given to those who signed up so far, and everyone is told. This cannot be undone.', drawDone: 'The draw is made', cancelEvent: 'Cancel event', log: 'Activity log', deleteEvent: 'Delete event', cancelTitle: 'Cancel this event?', cancelText: 'Everyone who signed up will be told. This cannot be undone.', reason: 'Reason', reasonHint: 'Players see it. For example: rain.',
    reasonMissing: 'Please tell the players why.', keep: 'Keep it', cancelDone: 'The event is cancelled', deleteTitle: 'Delete this event?', deleteText: (n: number) => plural('en', n, { one: 'The # player who signed up will be alerted. This cannot be undone.', other: 'The # players who signed up will be alerted. This cannot be undone.' }), deleteNobody: 'This cannot be undone.', deleteDone: 'The event is deleted',
  },
  {
    back: 'Atrás', loading: 'Cargando el evento…', notFound: 'Evento no encontrado', notFoundText: 'No existe o es privado.', toCalendar: 'Ir al calendario', failed: 'No se pudo cargar el evento', tryAgain: 'Reintentar',
    draft: 'Borrador', cancelled: 'Cancelado', private: 'Privado', when: 'Cuándo', where: 'Dónde', who: 'Quién', yourTime: (when: string) => `${when} en tu hora`, organizer: 'Organiza', signsUp: 'Inscripción', writeTo: (name: string) => `Escribir a ${name}`, messagePlayers: 'Escribir a los jugadores', cohosts: (names: string) => `con ${names}`,
    type: 'Tipo', level: 'Nivel', gender: 'Género', courts: 'Pistas', fee: 'Precio', warns: 'Otros reciben un aviso', note: 'Nota', guests: 'Acompañantes', guestsUpTo: (n: number) => plural('es', n, { one: 'Hasta # por jugador', other: 'Hasta # por jugador' }),
    places: 'Plazas', placesTaken: (taken: number, max: number) => `${taken} de ${max} plazas ocupadas`, free: (n: number) => plural('es', n, { one: 'Queda # plaza', other: 'Quedan # plazas' }), isFull: 'Completo', needs: (n: number) => plural('es', n, { one: 'Falta # jugador', other: 'Faltan # jugadores' }),
    waiting: (n: number) => plural('es', n, { one: '# en espera', other: '# en espera' }), inDraw: (n: number) => `${n} en el sorteo`, format: 'Formato', placesGo: 'Plazas', drawnAt: (when: string) => `Sorteo: ${when.toLocaleLowerCase('es')}`, invitation: 'Una sesión es una invitación a jugar. No reserva ninguna pista.',
    share: 'Compartir', close: 'Cerrar',
    manage: 'Gestionar evento', edit: 'Editar', copy: 'Copiar', saveTemplate: 'Guardar como plantilla', drawNow: 'Sortear ahora', drawNowTitle: '¿Hacer el sorteo ahora?', drawNowText: 'Las plazas se dan entre los apuntados hasta ahora, y se avisa a todos. No se puede deshacer.', drawDone: 'El sorteo está hecho', cancelEvent: 'Cancelar evento', log: 'Registro de actividad', deleteEvent: 'Eliminar evento', cancelTitle: '¿Cancelar este evento?', cancelText: 'Avisaremos a todos los apuntados. No se puede deshacer.', reason: 'Motivo', reasonHint: 'Los jugadores lo ven. Por ejemplo: lluvia.',
    reasonMissing: 'Di a los jugadores por qué.', keep: 'Mantenerlo', cancelDone: 'El evento está cancelado', deleteTitle: '¿Eliminar este evento?', deleteText: (n: number) => plural('es', n, { one: 'Avisaremos al # jugador apuntado. No se puede deshacer.', other: 'Avisaremos a los # jugadores apuntados. No se puede deshacer.' }), deleteNobody: 'No se puede deshacer.', deleteDone: 'El evento está eliminado',
  },
)
