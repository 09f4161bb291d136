// The words of the help articles: what each is called, and its paragraphs. Short: who reads help
// wants to go on playing.
import type { HelpId } from './help.ts'
import { texts } from './texts.ts'

export const helpTitles = texts<Record<HelpId, string>>(
  {
    'first-steps': 'Set up your player',
    'new-accounts': 'What new accounts can do',
    'find-events': 'Find a game',
    'sign-up': 'Sign up for an event',
    waitlist: 'The waitlist',
    lottery: 'Lottery and take turns',
    cancel: 'Cancelling, even late',
    guests: 'Bring guests',
    teams: 'Play with a partner',
    levels: 'Levels and skill ranges',
    'create-event': 'Create an event',
    'private-events': 'Private events',
    'repeat-events': 'Repeat and copy events',
    'run-event': 'Run the rounds',
    formats: 'Formats',
    scores: 'Enter and confirm scores',
    disputes: 'Dispute a score',
    ratings: 'Ratings',
    medals: 'Medals and results',
    leagues: 'Leagues',
    leaderboards: 'Leaderboards',
    messages: 'Messages',
    friends: 'Friends and favorites',
    'block-report': 'Block or report',
    'create-club': 'Join, create and run a club',
    'leave-club': 'Leave a club',
    'my-venues': 'My venues and my home venue',
    'add-venue': 'Add or correct a venue',
    'venue-admin': 'Become a venue admin',
    share: 'Share a link or a QR code',
    'player-pass': 'Player Pass and tokens',
    diamonds: 'Diamonds',
    'sign-in': 'Sign in, password, devices',
    privacy: 'Who sees my profile',
    'my-data': 'Download my data',
    'delete-account': 'Delete my account',
    photos: 'Change my photo',
    notifications: 'Notifications and quiet hours',
    install: 'Install the app',
    offline: 'Using Sideout offline',
    'calendar-feed': 'My events in my calendar',
    language: 'Language, theme, home page',
    poppi: 'Ask Poppi',
    operator: 'Contact us',
  },
  {
    'first-steps': 'Prepara tu jugador',
    'new-accounts': 'Qué pueden hacer las cuentas nuevas',
    'find-events': 'Encontrar un partido',
    'sign-up': 'Apuntarse a un evento',
    waitlist: 'La lista de espera',
    lottery: 'Sorteo y turnos',
    cancel: 'Cancelar, también tarde',
    guests: 'Traer invitados',
    teams: 'Jugar con pareja',
    levels: 'Niveles y rangos',
    'create-event': 'Crear un evento',
    'private-events': 'Eventos privados',
    'repeat-events': 'Repetir y copiar eventos',
    'run-event': 'Llevar las rondas',
    formats: 'Formatos',
    scores: 'Anotar y confirmar resultados',
    disputes: 'Reclamar un resultado',
    ratings: 'Valoraciones',
    medals: 'Medallas y resultados',
    leagues: 'Ligas',
    leaderboards: 'Clasificaciones',
    messages: 'Mensajes',
    friends: 'Amigos y favoritos',
    'block-report': 'Bloquear o denunciar',
    'create-club': 'Entrar en un club, crearlo y llevarlo',
    'leave-club': 'Salir de un club',
    'my-venues': 'Mis sedes y mi sede principal',
    'add-venue': 'Añadir o corregir una sede',
    'venue-admin': 'Ser admin de una sede',
    share: 'Compartir un enlace o un código QR',
    'player-pass': 'Player Pass y fichas',
    diamonds: 'Diamantes',
    'sign-in': 'Entrar, contraseña, dispositivos',
    privacy: 'Quién ve mi perfil',
    'my-data': 'Descargar mis datos',
    'delete-account': 'Borrar mi cuenta',
    photos: 'Cambiar mi foto',
    notifications: 'Avisos y horas de silencio',
    install: 'Instalar la aplicación',
    offline: 'Sin conexión',
    'calendar-feed': 'Mis eventos en mi calendario',
    language: 'Idioma, tema, página de inicio',
    poppi: 'Pregunta a Poppi',
    operator: 'Escribir al operador',
  },
)

export const helpTexts = texts<Record<HelpId, readonly string[]>>(
  {
    'new-accounts': [
      'During your first week you can publish 3 public events a day and 10 in all, start 5 conversations, create 5 clubs, and send 10 team requests and 10 invitations. You can sign up, answer and join as often as you like.',
      'You can add players to your event once they have signed up, written to you or marked you as a friend. A public event needs a confirmed e-mail address or a social account. A new or small community has no limits for new accounts.',
    ],
    'first-steps': [
      'Choose a player name of 3 to 12 characters: it stays yours and cannot be changed. Then set your level and your home venue.',
      'You can change your level once every 10 days. The first diamond is yours when the setup is done.',
    ],
    'find-events': [
      'The calendar counts the events of each day at your venues; tap a day to see them. The list shows the next 60 days with filters for time, type, level, places and friends.',
      'Nothing there? Add more venues near you, or ask Poppi in plain words.',
    ],
    'sign-up': [
      'Open the event and tap the big button: its words always say what happens next. You are in at once, or on the waitlist with your position.',
      'An event can be closed to you: it is over, sign-up is not open yet, or your level is outside its range. The button says which.',
    ],
    waitlist: [
      'When an event is full you join the waitlist, first come first served. A place that becomes free goes to the first who fits, and they are told at once.',
      'Guests never jump the queue. You can leave the waitlist at any time.',
    ],
    lottery: [
      'With a lottery everybody who enters before the draw has the same chance. With take turns those who played least lately go first.',
      'Draw complete at the time shown and can be checked again by anyone. Who gets no place is on the waitlist.',
    ],
    cancel: [
      'Tap “You’re in, cancel” on the event. Please do it as soon as you know: the first on the waitlist gets your place.',
      'After the organizer’s cut-off it is a late cancel: it still works, and it is recorded.',
    ],
    guests: [
      'If the event allows guests, choose how many you bring when you sign up, or change it later on the event. A guest takes a place like a player.',
    ],
    teams: [
      'In an event for teams you sign up with a partner. Ask a player from the event; when they accept, the team is formed and enters together.',
      'In other doubles events a team is a wish to play together. Either of you can end it.',
    ],
    levels: [
      'Levels go from 1.0 to 7.0 in quarters. Set yours honestly on your profile; it can be changed once every 10 days.',
      'An event can block levels outside its range or only warn. A level is what you say of yourself; your rating comes from matches.',
    ],
    'create-event': [
      'Tap the plus on the calendar or on a day. When, where, who and how many are enough; everything else has a default from your last event there.',
      'Keep it as a draft, or publish it. A session is an invitation to play: it reserves no court.',
    ],
    'private-events': [
      'Turn on “private” and choose who is invited: your friends, your favorites, or a club of yours at that venue. Nobody else sees the event, its place or its players.',
    ],
    'repeat-events': [
      'While you create an event choose weekly days and an end, at most 26 dates. Later you change this date, this and later ones, or all.',
      'Copy makes a new event from an old one. A template keeps its settings under a name.',
    ],
    'run-event': [
      'Open the event, tap “Matches”, then “Open the match list”. Check in who is here and tap “Create rounds”: everyone sees their court, partner and opponents live.',
      'Late arrivals, early leavers and a lost court are no problem: rounds that were played never move, the others are planned again. The fairness line tells how good the plan is.',
    ],
    formats: [
      'Rotating partners, fixed teams, mixed doubles, singles, scramble, Mexicano, king of the court, ladder, single and double elimination, and pools then bracket.',
      'Choose the format, the rounds and the points when you create the event; you can change it until the first round.',
    ],
    scores: [
      'A player of the match or the organizer enters the score. The other side confirms it, or it counts by itself after 24 hours.',
      'The courtside scoreboard counts points with big buttons and side-out calls, also without a network.',
    ],
    disputes: [
      'Is a score wrong? Tap “Not right” instead of “That’s right” and say why. The organizer decides, and everything that follows from the score is counted again.',
    ],
    ratings: [
      'Your rating comes from confirmed, ranked matches, separately for doubles and singles. It looks at the points you won against what was expected of you.',
      'Below 10 games it is provisional. Each change is explained in your history. It never touches the level you gave yourself.',
    ],
    medals: [
      'Competitive events with at least 4 entrants give gold, silver and bronze when the organizer closes them. If a score is corrected later the medals move.',
      'Your medals are in your history and on your profile.',
    ],
    leagues: [
      'A league has game days at a venue; confirmed results add to its standings, and a ladder moves players up and down with the reason shown.',
      'Join it during registration. Its game days are events that only members can enter.',
    ],
    leaderboards: [
      'Choose whose: a venue, my venues, a club, friends, or all; the time; and what counts. Points: 1 for attending, 2 for hosting, 3 for a win, 5, 3 and 2 for medals.',
      'Don’t want to be listed? Turn it off in the settings.',
    ],
    messages: [
      'Write to a player from their profile or the player list. Messages arrive at once and wait on your phone when you have no network.',
      'Requests for a team or to become an admin come as messages with an Accept button.',
    ],
    friends: [
      'Mark players as friends or favorites in the player list or on their profile. You can invite your friends or your favorites to private events, and see which events they go to.',
    ],
    'block-report': [
      'On a profile open the menu to block: you no longer see each other outside rosters you share, and no messages come through. You take it back in the settings.',
      'Report a player, message, photo, club or venue from its menu. Venue admins or the operator look at it; nobody is told who reported.',
    ],
    'create-club': [
      'Open the community of a venue, the tab Clubs, and create a club with a name of up to 12 characters. Add or invite members.',
      'A club is a group you can open private events to. Only its owner renames or deletes it.',
      'To join one, find it on the page of its venue and write to whoever runs it. An invitation waits in your alerts and in the tab Clubs.',
    ],
    'leave-club': [
      'Open the community of the venue, the tab Clubs, find the club under “Clubs I’m in” and tap Leave. You can also leave on the club’s page.',
      'You no longer see its private events, except those you are signed up for. The owner deletes a club instead of leaving it.',
    ],
    'my-venues': [
      'Your calendar shows the events of your active venues, at most 10. Add one from the venue list or its page; remove it in the same way.',
      'Your home venue is where your community is. Change it on your profile or on the venue’s page.',
    ],
    'add-venue': [
      'Is a venue missing? Add it from the venue list: you become its admin. Is something wrong? Suggest an edit on its page, and an admin applies it.',
    ],
    'venue-admin': [
      'Whoever adds a venue becomes its admin. Otherwise an admin of the venue can invite you: find them with the crown filter of the player list and write to them.',
      'Admins keep order: they edit the venue, change any event there, correct results and work reports.',
    ],
    share: [
      'Events, venues, profiles and clubs have a Share button: a link to send, or a QR code to show. Who has no account yet comes to the same place after registering.',
      'A link to a private event tells nothing to those who are not invited.',
    ],
    'player-pass': [
      'A Player Pass has a tier with a weekly allowance of tokens. Claim it once every 7 days; attended events bring more. You can send tokens to a player, less the platform fee.',
      'You get a pass from the operator or with a pass code. Every token stands in your token history. Nothing here is money.',
    ],
    diamonds: [
      'You get each diamond once: for registering, a complete profile, the first event attended, the first hosted, ten attended, the first medal, and when someone joins by your referral link.',
    ],
    'sign-in': [
      'Forgot your password? The sign-in screen sends a link. You can also sign in by a mailed link, by a passkey of your phone, or with a provider you used.',
      'The settings list your devices: sign out one of them, or everywhere.',
    ],
    privacy: [
      'Hide your profile in the settings: then only those you made friends or favorites, people in the same event, and admins of your venues see it. In rosters and results everyone else reads Hidden player instead of your name. Your position is used for distances and is shown to nobody.',
    ],
    'my-data': [
      'The settings have “Download my data”: one file with your profile, events, matches, messages and everything else we keep about you.',
    ],
    'delete-account': [
      'The settings have “Delete my account”. It asks once more and then really deletes: your profile, messages and sign-ins are gone. In matches that others played you stay as “Deleted player”. Nobody can take your name for 90 days.',
    ],
    photos: [
      'Tap your photo on your profile, choose a picture, move it into the frame and tap “Crop and Upload”. It may be a .png, .jpeg or .jpg file.',
    ],
    notifications: [
      'In the settings choose for each kind of news: in the app, as a push message, by mail. Quiet hours hold messages back, the digest puts mails together.',
      'Nothing arrives? The check on this support page tells why, step by step, and sends a test.',
    ],
    install: [
      'On Android and computers choose “Install” in the browser’s menu. On an iPhone tap Share, then “Add to Home Screen”: push messages need this there.',
    ],
    offline: [
      'Your calendar, your events, messages and match lists stay readable. What you do is marked as waiting and sent once when the network is back.',
      'If something could not be done any more, such as a place that is gone, you are told.',
    ],
    'calendar-feed': [
      'The settings have a private address that your calendar program can subscribe to: changes and cancellations arrive by themselves. If someone else got the address, reset it.',
      'Each event also has “Add to calendar” for a single file.',
    ],
    language: [
      'Choose English or Spanish, light or dark, and which screen opens first in the settings.',
    ],
    poppi: [
      'Ask in plain words: “mixed 3.5 doubles on Saturday near me”, “courts with lights”, “how do I leave a club?”. The chips show what was understood; remove one to ask for more.',
      'Poppi works on this server only: your questions go nowhere else and are not kept.',
    ],
    operator: [
      'The form on the support page reaches the people who run this server. The answer comes to the mail address of your account. For what concerns one venue, its admins are quicker.',
    ],
  },
  {
    'new-accounts': [
      'Durante tu primera semana puedes publicar 3 eventos públicos al día y 10 en total, iniciar 5 conversaciones, crear 5 clubes y enviar 10 solicitudes de equipo y 10 invitaciones. Apuntarte, responder y unirte no tiene límite.',
      'Puedes agregar jugadores a tu evento cuando se apuntaron, te escribieron o te marcaron como amigo. Un evento público necesita un correo confirmado o una cuenta social. En una comunidad nueva o pequeña las cuentas nuevas no tienen límites.',
    ],
    'first-steps': [
      'Elige un nombre de jugador de 3 a 12 caracteres: es tuyo y no se puede cambiar. Después indica tu nivel y tu sede principal.',
      'Puedes cambiar tu nivel una vez cada 10 días. El primer diamante es tuyo al terminar.',
    ],
    'find-events': [
      'El calendario cuenta los eventos de cada día en tus sedes; toca un día para verlos. La lista muestra los próximos 60 días con filtros de hora, tipo, nivel, plazas y amigos.',
      '¿No hay nada? Añade más sedes cerca de ti o pregunta a Poppi con tus palabras.',
    ],
    'sign-up': [
      'Abre el evento y toca el botón grande: sus palabras siempre dicen qué pasa después. Entras al momento, o quedas en espera con tu posición.',
      'Un evento puede estar cerrado para ti: ya pasó, la inscripción aún no abre o tu nivel queda fuera del rango. El botón dice cuál.',
    ],
    waitlist: [
      'Cuando un evento está lleno entras en la lista de espera, por orden de llegada. Una plaza libre pasa a la primera persona que encaja, y se le avisa al momento.',
      'Los invitados nunca se cuelan. Puedes salir de la lista cuando quieras.',
    ],
    lottery: [
      'En un sorteo todos los que entran antes tienen la misma probabilidad. Por turnos van primero quienes menos han jugado últimamente.',
      'El sorteo se hace a la hora indicada y cualquiera puede comprobarlo. Quien no tiene plaza queda en espera.',
    ],
    cancel: [
      'Toca «Estás dentro, cancelar» en el evento. Hazlo en cuanto lo sepas: la primera persona en espera recibe tu plaza.',
      'Pasado el límite del organizador es una baja tardía: funciona igual y queda registrada.',
    ],
    guests: [
      'Si el evento admite invitados, elige cuántos traes al apuntarte o cámbialo después en el evento. Un invitado ocupa una plaza como un jugador.',
    ],
    teams: [
      'En un evento por equipos te apuntas con pareja. Pídeselo a alguien desde el evento; cuando acepta, el equipo está formado y entra junto.',
      'En otros dobles un equipo es el deseo de jugar juntos. Cualquiera de los dos puede deshacerlo.',
    ],
    levels: [
      'Los niveles van de 1.0 a 7.0 en cuartos. Indica el tuyo con sinceridad en tu perfil; se puede cambiar una vez cada 10 días.',
      'Un evento puede impedir niveles fuera de su rango o solo avisar. El nivel es lo que dices de ti; la valoración sale de los partidos.',
    ],
    'create-event': [
      'Toca el signo más en el calendario o en un día. Cuándo, dónde, quién y cuántos bastan; lo demás viene de tu último evento allí.',
      'Guárdalo como borrador o publícalo. Un evento es una invitación a jugar: no reserva pista.',
    ],
    'private-events': [
      'Activa «privado» y elige a quién invitas: tus amigos, tus favoritos o un club tuyo en esa sede. Nadie más ve el evento, su lugar ni sus jugadores.',
    ],
    'repeat-events': [
      'Al crear un evento elige días de la semana y un final, 26 fechas como máximo. Después cambias esta fecha, esta y las siguientes, o todas.',
      'Copiar crea un evento nuevo a partir de otro. Una plantilla guarda sus ajustes con un nombre.',
    ],
    'run-event': [
      'Abre el evento, toca «Partidos» y después «Abrir la lista de partidos». Marca quién está y toca «Crear las rondas»: cada cual ve en vivo su pista, pareja y rivales.',
      'Quien llega tarde, quien se va antes o una pista menos no son problema: las rondas jugadas no se mueven y las demás se planean de nuevo. La línea de equidad dice lo bueno que es el plan.',
    ],
    formats: [
      'Parejas rotativas, equipos fijos, dobles mixtos, individuales, scramble, mexicano, rey de la pista, escalera, eliminación simple y doble, y grupos con cuadro final.',
      'Elige formato, rondas y puntos al crear el evento; puedes cambiarlo hasta la primera ronda.',
    ],
    scores: [
      'Quien juega el partido o quien organiza anota el resultado. El otro lado lo confirma, o cuenta solo a las 24 horas.',
      'El marcador de pista cuenta los puntos con botones grandes, también sin conexión.',
    ],
    disputes: [
      '¿Un resultado está mal? Toca «No es correcto» en vez de «Es correcto» y di por qué. Decide quien organiza, y todo lo que depende del resultado se calcula de nuevo.',
    ],
    ratings: [
      'Tu valoración sale de partidos confirmados y puntuables, por separado en dobles e individuales. Compara los puntos que ganaste con lo esperado.',
      'Con menos de 10 partidos es provisional. Cada cambio se explica en tu historial. Nunca toca el nivel que te diste.',
    ],
    medals: [
      'Los eventos competitivos con al menos 4 participantes dan oro, plata y bronce cuando quien organiza los cierra. Si un resultado se corrige, las medallas se mueven.',
      'Tus medallas están en tu historial y en tu perfil.',
    ],
    leagues: [
      'Una liga tiene jornadas en una sede; los resultados confirmados suman en su tabla, y una escalera sube y baja a los jugadores con el motivo a la vista.',
      'Únete durante la inscripción. Sus jornadas son eventos solo para sus miembros.',
    ],
    leaderboards: [
      'Elige de quién: una sede, mis sedes, un club, amigos o todos; el tiempo; y qué cuenta. Puntos: 1 por asistir, 2 por organizar, 3 por victoria, 5, 3 y 2 por medallas.',
      '¿No quieres aparecer? Desactívalo en los ajustes.',
    ],
    messages: [
      'Escribe a alguien desde su perfil o la lista de jugadores. Los mensajes llegan al momento y esperan en tu teléfono si no hay conexión.',
      'Las peticiones de equipo o de ser admin llegan como mensajes con un botón para aceptar.',
    ],
    friends: [
      'Marca a jugadores como amigos o favoritos en la lista de jugadores o en su perfil. Puedes invitar a tus amigos o favoritos a eventos privados y ver a qué eventos van.',
    ],
    'block-report': [
      'En un perfil abre el menú para bloquear: dejáis de veros fuera de las listas que compartís y no llegan mensajes. Se deshace en los ajustes.',
      'Denuncia a un jugador, mensaje, foto, club o sede desde su menú. Lo miran los admins de la sede o el operador; nadie sabe quién denunció.',
    ],
    'create-club': [
      'Abre la comunidad de una sede, la pestaña Clubes, y crea un club con un nombre de hasta 12 caracteres. Añade o invita a miembros.',
      'Un club es un grupo al que puedes abrir eventos privados. Solo quien lo posee lo renombra o lo borra.',
      'Para entrar en uno, búscalo en la página de su sede y escribe a quien lo lleva. La invitación te espera en los avisos y en la pestaña Clubes.',
    ],
    'leave-club': [
      'Abre la comunidad de la sede, la pestaña Clubes, busca el club en «Clubes en los que estoy» y toca Salir. También puedes salir en la página del club.',
      'Dejas de ver sus eventos privados, salvo aquellos a los que estás apuntado. Quien posee un club lo borra en vez de salir.',
    ],
    'my-venues': [
      'Tu calendario muestra los eventos de tus sedes activas, 10 como máximo. Añade una desde la lista de sedes o su página; se quita igual.',
      'Tu sede principal es la de tu comunidad. Cámbiala en tu perfil o en la página de la sede.',
    ],
    'add-venue': [
      '¿Falta una sede? Añádela desde la lista de sedes: serás su admin. ¿Algo está mal? Sugiere un cambio en su página y un admin lo aplica.',
    ],
    'venue-admin': [
      'Quien añade una sede es su admin. Si no, un admin de la sede puede invitarte: búscalos con el filtro de la corona en la lista de jugadores y escríbeles.',
      'Los admins mantienen el orden: editan la sede, cambian cualquier evento allí, corrigen resultados y atienden denuncias.',
    ],
    share: [
      'Eventos, sedes, perfiles y clubes tienen un botón Compartir: un enlace para enviar o un código QR para mostrar. Quien aún no tiene cuenta llega al mismo sitio tras registrarse.',
      'El enlace de un evento privado no dice nada a quien no está invitado.',
    ],
    'player-pass': [
      'Un Player Pass tiene un nivel con fichas cada semana. Reclámalas una vez cada 7 días; asistir a eventos da más. Puedes enviar fichas a un jugador, menos la comisión de la plataforma.',
      'El pase lo da el operador o un código. Cada ficha está en tu historial. Aquí nada es dinero.',
    ],
    diamonds: [
      'Cada diamante se consigue una vez: por registrarte, completar el perfil, el primer evento asistido, el primero organizado, diez asistidos, la primera medalla, y cuando alguien se une con tu enlace.',
    ],
    'sign-in': [
      '¿Olvidaste la contraseña? La pantalla de entrada envía un enlace. También puedes entrar con un enlace por correo, con una clave de acceso de tu teléfono o con un proveedor que hayas usado.',
      'Los ajustes muestran tus dispositivos: cierra la sesión en uno o en todos.',
    ],
    privacy: [
      'Oculta tu perfil en los ajustes: solo lo verán quienes marcaste como amigos o favoritos, quienes están en el mismo evento y los admins de tus sedes. En listas y resultados los demás leen Jugador oculto en lugar de tu nombre. Tu posición sirve para las distancias y no se muestra a nadie.',
    ],
    'my-data': [
      'Los ajustes tienen «Descargar mis datos»: un archivo con tu perfil, eventos, partidos, mensajes y todo lo demás que guardamos de ti.',
    ],
    'delete-account': [
      'Los ajustes tienen «Eliminar mi cuenta». Pregunta una vez más y borra de verdad: tu perfil, tus mensajes y tus inscripciones desaparecen. En los partidos de otros quedas como «Jugador eliminado». Durante 90 días nadie puede usar tu nombre.',
    ],
    photos: [
      'Toca tu foto en tu perfil, elige una imagen, colócala en el marco y toca «Recortar y subir». Puede ser un archivo .png, .jpeg o .jpg.',
    ],
    notifications: [
      'En los ajustes eliges para cada tipo de noticia: en la aplicación, como aviso push, por correo. Las horas de silencio los retienen y el resumen junta los correos.',
      '¿No llega nada? La comprobación de esta página de ayuda dice por qué, paso a paso, y envía una prueba.',
    ],
    install: [
      'En Android y ordenadores elige «Instalar» en el menú del navegador. En un iPhone toca Compartir y «Añadir a pantalla de inicio»: allí los avisos push lo necesitan.',
    ],
    offline: [
      'Tu calendario, tus eventos, mensajes y listas de partidos se pueden leer. Lo que haces queda pendiente y se envía una vez cuando vuelve la conexión.',
      'Si algo ya no era posible, como una plaza que se fue, te lo decimos.',
    ],
    'calendar-feed': [
      'Los ajustes tienen una dirección privada a la que tu calendario puede suscribirse: los cambios y cancelaciones llegan solos. Si alguien más la tiene, cámbiala.',
      'Cada evento tiene además «Añadir al calendario» para un solo archivo.',
    ],
    language: [
      'Elige inglés o español, claro u oscuro, y qué pantalla se abre primero en los ajustes.',
    ],
    poppi: [
      'Pregunta con tus palabras: «dobles mixtos 3.5 el sábado cerca de mí», «pistas con luz», «¿cómo salgo de un club?». Las etiquetas muestran lo entendido; quita una para pedir más.',
      'Poppi solo trabaja en este servidor: tus preguntas no van a ningún otro sitio ni se guardan.',
    ],
    operator: [
      'El formulario de la página de ayuda llega a quienes llevan este servidor. La respuesta va al correo de tu cuenta. Para lo que afecta a una sede, sus administradores son más rápidos.',
    ],
  },
)
