export const eventHelp = {
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
    'Toca «Cancelar» junto a «Tienes plaza» en el evento. Hazlo en cuanto lo sepas: la primera persona en espera recibe tu plaza.',
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
    'Desde una hora antes, la página del evento muestra quién falta: toca «Presente» en cada uno y empieza las rondas con el botón de arriba. Cada cual ve en vivo su cancha, pareja y rivales. Antes, toca «Partidos» para planear.',
    'En una computadora llevas la jornada en una sola pantalla: pulsa el número de una cancha para poner su resultado, N para lo siguiente, W si llega alguien más y T para la vista de TV.',
    'Quien llega tarde, quien se va antes o una cancha menos no son problema: las rondas jugadas no se mueven y las demás se planean de nuevo. La línea de equidad dice lo bueno que es el plan.',
  ],
  'check-in': [
    'Desde una hora antes del inicio y hasta el final, escanea el código de las canchas y toca «Ya llegué». Sin cuenta, usa tu enlace personal o tu nombre. Los organizadores abren «Mesa de llegada» en la página del evento: todos los nombres, un toque por persona, también sin conexión.',
    'El código de una pantalla cambia cada minuto: una foto enviada a casa vence pronto, aunque alguien podría reenviarla en ese minuto. El código de un cartel no cambia, así que tu teléfono debe estar a menos de 300 metros de la sede, o confirma el organizador. Un teléfono puede mentir sobre dónde está; por eso la mesa muestra cómo se registró cada persona. Nunca guardamos dónde estuviste.',
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
    'Si lo anotaron y confirmaron otros, incluida tu pareja, tienes 48 horas desde que cuenta. Hasta que decida un administrador de la sede que no haya jugado, no cuenta para la valoración, las victorias ni los puntos de nadie.',
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
}
