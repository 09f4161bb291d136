// Help on finding an event, running it, and playing: the paragraphs of each article. Short: readers want to go on playing.
import type { HelpIdIn } from './help.ts'
import { texts } from './texts.ts'

export const eventHelp = texts<Record<HelpIdIn<'events' | 'play'>, readonly string[]>>(
  {
    'find-events': [
      'The calendar counts the events of each day at your venues; tap a day to see them. The list shows the next 60 days with filters for time, type, level, places and friends.',
      'Nothing there? Add more venues near you, or ask Poppi in plain words.',
    ],
    'sign-up': [
      'Open the event and tap the big button: its words always say what happens next. You’re in right away, or on the waitlist with your position.',
      'An event can be closed to you: it’s over, sign-up isn’t open yet, or your level is outside its range. The button says which.',
    ],
    waitlist: [
      'When an event is full you join the waitlist, first come first served. A free place goes to the first player who fits, and we let them know right away.',
      'Guests never jump the queue. You can leave the waitlist at any time.',
    ],
    lottery: [
      'With a lottery, everyone who enters before the draw has the same chance. With take turns, players who got in least lately go first.',
      'The draw runs at the time shown, and anyone can check it. If you don’t get a place, you’re on the waitlist.',
    ],
    cancel: [
      'Tap “You’re in, cancel” on the event. Please do it as soon as you know: the first on the waitlist gets your place.',
      'After the organizer’s deadline it’s a late cancel: it still works, but it’s recorded.',
    ],
    guests: [
      'If the event allows guests, choose how many you’re bringing when you sign up, or change it later on the event. A guest takes a place like a player.',
    ],
    teams: [
      'In an event for teams you sign up with a partner. Ask a player from the event; when they accept, the team is formed and enters together.',
      'In other doubles events a team is a wish to play together. Either of you can end it.',
    ],
    levels: [
      'Levels go from 1.0 to 7.0 in quarters. Set yours honestly on your profile; it can be changed once every 10 days.',
      'An event can block levels outside its range or only warn. Your level is what you say about yourself; your rating comes from matches.',
    ],
    'create-event': [
      'Tap the plus on the calendar or on a day. When, where, who and how many are enough; everything else has a default from your last event there.',
      'Keep it as a draft, or publish it. A session is an invitation to play: it reserves no court.',
    ],
    'private-events': [
      'Turn on “private” and choose who is invited: your friends, your favorites, or a club of yours at that venue. No one else sees the event, its place or its players.',
    ],
    'repeat-events': [
      'When you create an event, choose weekly days and an end, at most 26 dates. Later you change this date, this and later ones, or all.',
      'Copy makes a new event from an old one. A template saves its settings under a name.',
    ],
    'run-event': [
      'Open the event, tap “Matches”, then “Open the match list”. Check in who’s here and tap “Create rounds”: everyone sees their court, partner and opponents live.',
      'Late arrivals, early leavers and a lost court are no problem: rounds that were played never move, the others are planned again. The fairness line shows how good the plan is.',
    ],
    formats: [
      'Rotating partners, fixed teams, mixed doubles, singles, scramble, Mexicano, king of the court, ladder, single and double elimination, and pools then bracket.',
      'Choose the format, the rounds and the points when you create the event; you can change it until the first round.',
    ],
    scores: [
      'A player of the match or the organizer enters the score. The other side confirms it, or it counts automatically after 24 hours.',
      'The courtside scoreboard counts points with big buttons and side-out calls, even when you’re offline.',
    ],
    disputes: [
      'Is a score wrong? Tap “Not right” instead of “That’s right” and say why. The organizer decides, and everything that follows from the score is counted again.',
    ],
    ratings: [
      'Your rating comes from confirmed, ranked matches, separately for doubles and singles. It looks at the points you won against what was expected of you.',
      'Below 10 matches it’s provisional. Each change is explained in your history. It never touches the level you gave yourself.',
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
      'Choose the players (a venue, my venues, a club, friends or everyone), the time, and what counts. Points: 1 for attending, 2 for hosting, 3 for a win, 5, 3 and 2 for medals.',
      'Don’t want to be listed? Turn it off in the settings.',
    ],
  },
  {
    'find-events': [
      'El calendario cuenta los eventos de cada día en tus sedes; toca un día para verlos. La lista muestra los próximos 60 días con filtros de hora, tipo, nivel, plazas y amigos.',
      '¿No hay nada? Añade más sedes cerca de ti o pregunta a Poppi con tus palabras.',
    ],
    'sign-up': [
      'Abre el evento y toca el botón grande: sus palabras siempre dicen qué pasa después. Tienes plaza de inmediato, o quedas en espera con tu posición.',
      'Un evento puede estar cerrado para ti: ya pasó, la inscripción aún no abre o tu nivel queda fuera del rango. El botón dice cuál.',
    ],
    waitlist: [
      'Cuando un evento está lleno entras en la lista de espera, por orden de llegada. Una plaza libre pasa a la primera persona que encaja, y le avisamos de inmediato.',
      'Los acompañantes nunca se saltan la fila. Puedes salir de la lista cuando quieras.',
    ],
    lottery: [
      'En un sorteo todos los que entran antes tienen la misma probabilidad. Por turnos van primero quienes menos han jugado últimamente.',
      'El sorteo se hace a la hora indicada y cualquiera puede comprobarlo. Quien no tiene plaza queda en espera.',
    ],
    cancel: [
      'Toca «Tienes plaza · Cancelar» en el evento. Hazlo en cuanto lo sepas: la primera persona en espera recibe tu plaza.',
      'Pasado el plazo del organizador es una baja tardía: funciona igual, pero queda registrada.',
    ],
    guests: [
      'Si el evento admite acompañantes, elige cuántos traes al apuntarte o cámbialo después en el evento. Un acompañante ocupa una plaza como un jugador.',
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
      'Guárdalo como borrador o publícalo. Un evento es una invitación a jugar: no reserva cancha.',
    ],
    'private-events': [
      'Activa «privado» y elige a quién invitas: tus amigos, tus favoritos o un club tuyo en esa sede. Nadie más ve el evento, su lugar ni sus jugadores.',
    ],
    'repeat-events': [
      'Al crear un evento elige días de la semana y un final, 26 fechas como máximo. Después cambias esta fecha, esta y las siguientes, o todas.',
      'Copiar crea un evento nuevo a partir de otro. Una plantilla guarda sus ajustes con un nombre.',
    ],
    'run-event': [
      'Abre el evento, toca «Partidos» y después «Abrir la lista de partidos». Marca quién está y toca «Crear las rondas»: cada cual ve en vivo su cancha, pareja y rivales.',
      'Quien llega tarde, quien se va antes o una cancha menos no son problema: las rondas jugadas no se mueven y las demás se planean de nuevo. La línea de equidad dice lo bueno que es el plan.',
    ],
    formats: [
      'Parejas rotativas, equipos fijos, dobles mixtos, individuales, parejas al azar, mexicano, rey de la cancha, escalera, eliminación directa y doble, y grupos y luego cuadro.',
      'Elige formato, rondas y puntos al crear el evento; puedes cambiarlo hasta la primera ronda.',
    ],
    scores: [
      'Quien juega el partido o quien organiza anota el resultado. El otro lado lo confirma, o cuenta automáticamente a las 24 horas.',
      'El marcador de cancha cuenta los puntos con botones grandes, también sin conexión.',
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
      'Una liga tiene jornadas en una sede; los resultados confirmados suman en su clasificación, y una escalera sube y baja a los jugadores con el motivo a la vista.',
      'Únete durante la inscripción. Sus jornadas son eventos solo para sus miembros.',
    ],
    leaderboards: [
      'Elige de quién: una sede, mis sedes, un club, amigos o todos; el tiempo; y qué cuenta. Puntos: 1 por asistir, 2 por organizar, 3 por victoria, 5, 3 y 2 por medallas.',
      '¿No quieres aparecer? Desactívalo en los ajustes.',
    ],
  },
)
