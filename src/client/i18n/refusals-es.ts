// The words of every refusal in Spanish.
import { formatAgain, formatFrom, type RefusalWords, value, formatWait } from './refusal-words.ts'
import { plural } from './texts.ts'

export const refusalsEs: RefusalWords = {
  'bad-input':
    'Hay algo en este formulario que no se puede guardar. Revísalo e inténtalo de nuevo.',
  'unknown-call': 'Tu versión está desactualizada. Vuelve a cargar la página.',
  'unknown-query':
    'Tu versión está desactualizada y no puede mostrar eso. Vuelve a cargar la página.',
  'wrong-method': 'Esta dirección solo admite POST.',
  'too-large': 'Es demasiado grande para enviarlo.',
  'wrong-host': 'Este servidor no responde con este nombre. Ábrelo en su propia dirección.',
  'foreign-origin': 'Eso venía de otro sitio, así que lo bloqueamos.',
  'too-many-subscriptions': 'Sideout está abierto en demasiadas pestañas. Cierra alguna.',
  'too-many-requests': (params) =>
    `Demasiados intentos. Inténtalo de nuevo en ${formatWait('es', params)}.`,
  'too-many-guesses': (params) =>
    `Demasiadas contraseñas incorrectas. Inténtalo de nuevo en ${formatWait('es', params)} o entra con un enlace que te enviamos por correo.`,
  'not-signed-in': 'Error (1A): ¡No hay ninguna sesión iniciada!',
  'not-a-player': 'Termina primero de configurar tu jugador.',
  'not-allowed': 'No tienes permiso para hacer eso.',
  'second-factor-needed':
    'Aquí los administradores de una sede necesitan el inicio de sesión en dos pasos. Configúralo en Ajustes y vuelve a intentarlo.',
  unavailable: 'El sistema tardó demasiado. Inténtalo de nuevo.',
  internal: 'Se produjo un error del sistema.',
  'old-client': 'Hay una versión nueva de la app. Vuelve a cargarla.',
  'key-reused': 'Esto ya se envió con otro contenido. Revisa qué pasó antes de enviarlo otra vez.',

  'name-required': 'Escribe un nombre de jugador.',
  'name-too-long': '12 caracteres como máximo. ',
  'name-too-short': '3 caracteres como mínimo. ',
  'name-signs': 'Usa al menos 3 letras o cifras. ',
  'name-characters': 'Solo se permiten letras, números y los símbolos "_ -".',
  'name-taken': 'Nombre no disponible, prueba otro.',
  'name-already-set': 'Tu nombre de jugador ya está elegido y no se puede cambiar.',
  'skill-locked': 'La autoevaluación de nivel solo se puede cambiar una vez cada 10 días.',
  'setup-incomplete': 'Elige primero tu nivel y tu sede principal.',
  'player-not-found': 'Error (1A): ¡No se encontró el jugador!',
  'provider-not-allowed': 'Esta forma de iniciar sesión no se puede usar aquí. Usa otra.',

  'friend-yourself': 'Lo sentimos, no puedes añadirte como amigo a ti mismo',
  'favorite-yourself': 'Lo sentimos, no puedes añadirte a tus favoritos',
  'block-yourself': 'No puedes bloquearte a ti mismo.',
  'link-invalid': (params) => `Esto no es un enlace a ${value(params, 'network')}.`,

  'session-not-found': 'Ese dispositivo ya no tiene la sesión abierta.',
  'passkey-not-found': 'Esa clave de acceso ya se quitó.',
  'provider-not-linked': 'Esa cuenta no está conectada.',
  'last-sign-in': 'Es tu última forma de entrar. Añade antes otra.',
  'email-verified': 'Tu dirección ya está confirmada.',
  'no-email': 'No hay ninguna dirección de correo a la que escribir.',
  'same-email': 'Esa ya es tu dirección.',
  'sign-in-too-old': 'Escribe tu contraseña, o cierra la sesión y vuelve a entrar.',
  'wrong-password': 'Esa contraseña no es correcta.',
  'link-expired': 'Este enlace caducó o ya se usó. Pide uno nuevo.',
  'name-differs': 'Ese no es tu nombre de jugador.',
  'data-busy': 'Ya estamos preparando tus datos. Un momento.',

  'message-empty': 'Escribe algo primero.',
  'message-yourself': 'No puedes enviarte mensajes a ti mismo.',
  'message-not-found': 'Este mensaje ya no existe.',
  'too-many-new-threads': (params) =>
    `Durante tu primera semana puedes iniciar ${value(params, 'n')} conversaciones. ${formatAgain('es', params)}`,
  'request-not-found': 'Esta petición ya no existe.',
  'request-used': 'Esta petición ya tiene respuesta.',
  'request-expired': 'Esta petición caducó. Pide otra.',
  'already-requested': (params) => `Ya se lo pediste a ${value(params, 'player')}.`,

  'team-already-accepted': 'El equipo ya fue aceptado',
  'has-partner': (params) => `${value(params, 'player')} ya tiene pareja para este evento.`,
  'team-not-found': 'Este equipo ya no existe.',
  'needs-team': 'Este evento es para equipos de dos. Busca pareja primero.',
  'team-in-event': 'Tu equipo está apuntado. Cancela primero la plaza y después deshaz el equipo.',

  'club-name-required': 'Escribe un nombre para el club.',
  'club-name-too-long': '12 caracteres como máximo. ',
  'club-name-characters': 'Usa letras y números en el nombre del club.',
  'club-name-taken': (params) =>
    `Lo sentimos, ya existe un club con este nombre en ${value(params, 'location')}. Elige otro nombre.`,
  'club-not-found': 'Este club ya no existe.',
  'already-member': (params) => `${value(params, 'player')} ya es miembro.`,
  'not-a-member': 'No es miembro de este club.',
  'club-owner-stays': 'El dueño no puede salir del club. Puede eliminarlo.',

  'admin-only':
    'Lo sentimos, solo un administrador puede nombrar a otro. Usa el filtro de administradores para ver a los de esta sede y escribirles.',
  'already-admin-here': (params) => `${value(params, 'player')} ya es administrador de esta sede.`,
  'already-admin': (params) => `${value(params, 'player')} ya es administrador.`,

  'report-not-found': 'Esta denuncia ya no existe.',
  'report-closed': 'Alguien ya se ocupó de esta denuncia.',

  'suggestion-not-found': 'Esta sugerencia ya no existe.',
  'suggestion-closed': 'Alguien ya se ocupó de esta sugerencia.',
  'suggestion-empty': 'La sede ya dice todo esto. Cambia algo primero.',
  'too-many-suggestions': (params) =>
    `Tienes ${value(params, 'n')} sugerencias pendientes de revisión. Espera antes una respuesta.`,

  'address-not-proved': 'Confirma tu correo antes de publicar un evento público.',
  'too-many-public-events-a-day': (params) =>
    `Durante tu primera semana puedes publicar ${value(params, 'n')} eventos públicos al día. ${formatAgain('es', params)}`,
  'too-many-public-events': (params) =>
    `Durante tu primera semana puedes publicar ${value(params, 'n')} eventos públicos. ${formatAgain('es', params)}`,
  'too-many-team-requests': (params) =>
    `Durante tu primera semana puedes enviar ${value(params, 'n')} solicitudes de equipo. ${formatAgain('es', params)}`,
  'too-many-clubs': (params) =>
    `Durante tu primera semana puedes crear ${value(params, 'n')} clubes. ${formatAgain('es', params)}`,
  'too-many-invitations': (params) =>
    `Durante tu primera semana puedes enviar ${value(params, 'n')} invitaciones. ${formatAgain('es', params)}`,
  'newcomer-stranger': (params) =>
    `Durante tu primera semana solo puedes añadir a quienes pidieron participar o ya te conocen. ${value(params, 'player')} puede apuntarse, escribirte o añadirte como amigo primero. ${formatFrom('es', params)}`,
  'newcomer-roster-message': (params) =>
    `Durante tu primera semana solo puedes escribir a quienes se apuntaron por su cuenta. ${formatFrom('es', params)}`,

  'photo-type': 'Elige una foto .png, .jpeg o .jpg.',
  'photo-broken': 'Esta foto no se puede leer. Elige otra.',
  'photo-too-large': 'Esta foto es demasiado grande. Elige una de menos de 10 MB.',
  'upload-too-slow': 'Tu foto dejó de llegar. Inténtalo otra vez con mejor conexión.',
  'photo-target': 'No sabemos dónde poner esta foto. Ábrela desde tu perfil o la sede.',

  'location-not-found': 'Esta sede ya no existe.',
  'active-location-limit': (params) =>
    `Hay un límite de ${value(params, 'n')} sedes activas por jugador.`,
  'location-nearby-exists': (params) =>
    `Ya hay una sede en este lugar: ${value(params, 'name')}. ¿Es esta?`,
  'last-admin': 'Eres el último administrador de esta sede y no puedes salir de ella.',

  'event-not-found': 'Este evento no existe o es privado.',
  'event-in-past': 'Este evento ya pasó',
  'event-cancelled': 'Este evento se canceló.',
  'event-not-open': 'La inscripción a este evento todavía no está abierta.',
  'event-closed': 'La inscripción a este evento está cerrada.',
  'event-full': 'Este evento y su lista de espera están llenos.',
  'others-waiting':
    'Hay jugadores esperando una plaza. Un acompañante que añadas ahora iría detrás de ellos.',
  'skill-too-low': 'Tu nivel es demasiado bajo para este evento',
  'skill-too-high': 'Tu nivel es demasiado alto para este evento',
  'gender-not-allowed': 'Este evento es para otros jugadores. Revisa el género en tu perfil.',
  'already-signed-up': 'Ya tienes plaza o esperas en este evento.',
  'not-signed-up': 'No estás en este evento.',
  'title-has-name': 'Un título todavía tiene tu nombre.',
  'sent-out':
    'Un organizador te quitó de este evento o te pasó a la lista de espera. Pídele que te añada.',
  'own-act-made':
    'Participaste tú, así que tu nombre se queda. Si un resultado está mal, avisa al organizador.',
  'said-not-me': (params) =>
    `${value(params, 'player')} dijo que no estuvo, así que no puedes volver a añadirle a este evento.`,
  'too-many-guests': 'Son más acompañantes de los que permite este evento.',
  'event-start-past': 'Un evento no puede empezar en el pasado.',
  'event-too-far': 'Un evento se puede planificar hasta con un año de antelación.',
  'event-time-skipped': 'Esa noche se adelanta el reloj: esa hora no existe. Elige una más tarde.',
  'event-too-early': 'La asistencia y los resultados se abren 60 minutos antes del inicio.',
  'match-contested': 'Un jugador reclama este resultado. Lo resuelve un administrador de la sede.',
  'dispute-too-late': 'Un resultado se puede reclamar durante 48 horas.',
  'ranking-newcomer':
    'Tu cuenta debe tener 7 días y un correo confirmado para decidir qué eventos puntúan.',
  'event-played':
    'Ya hay asistencia o resultados anotados: el evento no se puede pasar a una hora posterior.',
  'event-min-over-max': 'El mínimo de jugadores no puede superar el máximo.',
  'event-skill-range': 'El nivel más bajo no puede superar el más alto.',
  'event-create-restricted': 'Esta sede limita quién puede crear eventos.',
  'event-not-doubles': 'Los equipos de dos solo existen en dobles.',
  'event-entry-fixed': 'No se puede cambiar quién se apunta si ya hay alguien apuntado.',
  'event-over-capacity': 'No hay suficientes plazas para eso.',
  'draw-time': 'El sorteo debe ser después de abrir la inscripción y antes del inicio.',
  'draw-fixed': 'El sorteo ya no se puede cambiar: ya se hizo o hay jugadores con plaza.',
  'draw-made': 'El sorteo ya se hizo.',
  'repeat-invalid': 'Una serie necesita al menos dos fechas.',
  'media-not-found': 'Ya no está.',
  'media-link-invalid':
    'Pega la dirección de un video o una publicación de YouTube, Instagram, Facebook, X o Medium.',
  'media-linked-already': 'Alguien ya lo compartió en la sede.',
  'too-many-media': (params) =>
    `Puedes compartir ${value(params, 'n')} enlaces al día. Inténtalo mañana.`,
  'template-not-found': 'Esta plantilla ya no existe.',
  'template-name-taken': 'Ya tienes una plantilla con este nombre.',
  'too-many-templates': (params) => `Hay un límite de ${value(params, 'n')} plantillas.`,
  'invited-unknown': 'Elige amigos, favoritos o uno de tus clubes en esta sede.',
  'format-not-for-play': 'Este formato no sirve con los dobles o individuales que elegiste.',
  'match-list-not-found': 'Aquí no hay lista de partidos.',
  'match-list-started': 'La lista de partidos ya está abierta.',
  'match-list-closed': 'Este evento ya terminó.',
  'match-list-changed': 'La lista de partidos acaba de cambiar. Revísala otra vez.',
  'plan-invalid': 'Estas rondas no se pueden jugar así.',
  'round-played': 'Esa ronda ya se ha jugado y no se puede cambiar.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'match-not-found': 'Ese partido no existe.',
  'match-incomplete': 'Los jugadores de este partido aún no están decididos.',
  'match-reported': 'Alguien ya anotó un resultado. Revísalo y confírmalo o reclámalo.',
  'match-not-reported': 'No hay ningún resultado por confirmar.',
  'bracket-went-on': 'Ya se jugó un partido posterior del cuadro. Retira antes su resultado.',
  'score-missing': 'Escribe los puntos de cada juego.',
  'score-tie': 'Un juego no puede acabar en empate.',
  'score-too-low': (params) => `Cada juego es a ${value(params, 'points')} puntos.`,
  'score-too-high': 'Ese resultado no es posible: el juego acaba en cuanto se gana.',
  'score-too-many-games': 'El partido ya estaba ganado antes del último juego.',
  'score-unfinished': 'El partido aún no tiene ganador: falta un juego.',
  'results-disputed': 'Hay un resultado reclamado. Resuélvelo primero.',
  'results-empty':
    'Aún no cuenta ningún resultado. Sin resultados podrás terminar el evento cuando haya pasado.',
  'results-open': 'Los resultados ya están abiertos.',
  'league-not-found': 'Esta liga no existe.',
  'league-dates': 'Las fechas de la liga no cuadran. Revisa el primer día, el último y el plazo.',
  'league-not-open': 'La inscripción no está abierta.',
  'league-full': 'La liga está llena.',
  'league-state': 'No se puede hacer eso en esta fase de la liga.',
  'league-too-few': 'Hay muy pocos jugadores para eso: hacen falta al menos cuatro.',
  'league-fixed': 'Esto ya no puede cambiar: la liga ya empezó.',
  'league-days-open': (params) =>
    plural('es', Number(value(params, 'n')), {
      one: 'Termina antes la jornada abierta.',
      other: 'Termina antes las # jornadas abiertas.',
    }),
  'league-only': 'Esta jornada es para los jugadores de su liga.',
  'already-in-league': (params) => `${value(params, 'player')} ya está en esta liga.`,
  'not-in-league': 'No está en esta liga.',

  'pass-missing': 'Para eso necesitas un Player Pass.',
  'pass-code-unknown': 'No existe ese código de pase. Revisa lo que escribiste.',
  'pass-code-expired': 'Este código de pase caducó.',
  'pass-code-used': 'Este código de pase ya se usó.',
  'pass-already-held': (params) =>
    `Ya tienes ${value(params, 'tier')}, así que este código no añade nada. Dáselo a un amigo.`,
  'send-yourself': 'No puedes enviarte fichas a ti mismo.',
  'tokens-too-few': (params) =>
    plural('es', params.n ?? 1, {
      one: 'Envía al menos # ficha.',
      other: 'Envía al menos # fichas, para que llegue algo tras la comisión.',
    }),
  'tokens-short': (params) =>
    plural('es', params.n ?? 0, { one: 'Solo tienes # ficha.', other: 'Solo tienes # fichas.' }),
  'undo-over': 'Ya no se puede deshacer.',
  'undo-spent': 'Esas fichas ya se gastaron y no pueden volver.',
  'fee-changed': (params) =>
    plural('es', params.n ?? 0, {
      one: 'La comisión cambió: ahora es # ficha. Míralo otra vez.',
      other: 'La comisión cambió: ahora son # fichas. Míralo otra vez.',
    }),
  'tier-not-found': 'No existe ese nivel de pase.',
  'tier-in-use': (params) => `El nivel ${value(params, 'tier')} está en uso.`,
}
