export const guideTexts = {
  'players#start': [
    'Crea tu cuenta',
    'Toca Crear una cuenta, o entra con uno de los proveedores que ofrezca el servidor. Necesitas un correo que puedas leer. Después elige un nombre de jugador de 3 a 12 caracteres. Así te encuentran los demás, y luego no se puede cambiar: piénsalo un momento. Indica tu nivel con franqueza y elige tu sede principal, el lugar donde más juegas.',
  ],
  'players#venues': [
    'Elige tus sedes',
    'Tu calendario muestra lo que hay en tus sedes, hasta diez. En Buscar sedes, busca por nombre o ciudad, o toca Usar mi ubicación, y suma con Añadir a mis sedes las canchas a las que irías. ¿Falta tu cancha? Cualquiera puede añadir una sede.',
  ],
  'players#find': [
    'Encuentra un partido',
    'El calendario muestra los eventos de cada día; toca un día para verlos. La Lista de eventos reúne los próximos 60 días, con filtros de hora, nivel, plazas libres y amigos. O pregúntale a Poppi con tus palabras: «dobles mixtos 3.5 el sábado por la mañana».',
  ],
  'players#sign-up': [
    'Apúntate',
    'Abre el evento. Ves cuándo y dónde es, el nivel y quién va. Toca Apuntarme y el evento dirá Tienes plaza. Eso es todo. El botón dice siempre lo que va a pasar. Si dice Entrar en el sorteo, las plazas se sortean a la hora indicada y llegar antes no da ventaja. Si está en gris, las palabras de al lado dicen por qué: tu nivel, tu edad o una inscripción que abre más tarde.',
  ],
  'players#waitlist': [
    'Espera una plaza',
    'Cuando un evento está completo, entras en la lista de espera y ves tu puesto. Si alguien cancela, sube la primera persona que encaja y recibe un aviso al instante. Algunos eventos ofrecen la plaza libre: toca Tomar la plaza antes de la hora indicada, o pasará a la siguiente persona.',
  ],
  'players#cancel': [
    'Si no puedes ir',
    'Abre el evento y toca Cancelar en cuanto lo sepas. Tu plaza pasa a la primera persona en espera, que agradecerá cada hora de aviso. Pasado el plazo de la organización es una baja tardía. Se puede, y es mejor que no aparecer, pero queda registrada, y algunas sedes tienen reglas para eso.',
  ],
  'players#partner': [
    'Trae a alguien',
    'Si el evento admite acompañantes, toca Traer a alguien y elige cuántos. Cada uno ocupa una plaza. Si te apuntas en equipo, toca Buscar pareja y pídeselo a un jugador. Cuando acepte, los dos tienen plaza.',
  ],
  'players#check-in': [
    'Di que ya llegaste',
    'Desde una hora antes del inicio, escanea el código de las canchas, o abre el evento y toca Ya llegué: registrar. ¿Sin teléfono? Díselo a quien organiza: te registra con un toque.',
  ],
  'players#play': [
    'Encuentra tu cancha',
    'Cuando empiezan las rondas, el evento muestra tu cancha, tu pareja y tus rivales, y cuándo descansas. Si algo cambia, cambia en tu teléfono al mismo tiempo que en los demás.',
  ],
  'players#queue': [
    'Espera en la fila en vivo',
    'En un juego libre con fila en vivo, al registrar tu llegada ya estás en la fila. Ves tu lugar, cuánto falta más o menos y tu cancha cuando te llaman. ¿Necesitas parar? Toca Tomar un descanso: al volver empiezas al final de la fila. ¿Terminaste por hoy? Irme a casa.',
  ],
  'players#scores': [
    'Anota un resultado',
    'Al terminar, uno de ustedes toca Poner resultado. El otro lado dice Es correcto, o el resultado cuenta automáticamente a las 24 horas. ¿Está mal? Toca No es correcto y di lo que recuerdas. Decide quien organiza.',
  ],
  'players#after': [
    'Mira hacia atrás',
    'Mi historial guarda tus eventos, partidos y medallas, y explica cada cambio de tu rating. Tu nivel es lo que dices de ti; tu rating sale de los partidos.',
  ],
  'players#people': [
    'Mantén el contacto',
    'Marca a la gente con la que te gusta jugar: Añadir amigo, en su perfil. Puedes invitar a tus amigos a tus eventos y ves a cuáles van. Para hablar con alguien, toca Mensaje en su perfil. Si alguien te molesta, bloquéalo o denúncialo en el mismo menú. No sabrá quién lo denunció.',
  ],
  'players#notifications': [
    'Entérate de los cambios',
    'En Ajustes, en Notificaciones, elige qué te llega y por dónde: en la app, como aviso push o por correo. La noche puede quedar en silencio. En un iPhone, los avisos push necesitan la app en la pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio». ¿No llega nada? En Ayuda hay una comprobación que dice por qué y envía una prueba.',
  ],
  'players#offline': [
    'Juega donde no hay señal',
    'Tu calendario, tus eventos y los partidos se pueden leer sin conexión. Lo que toques queda marcado como pendiente y se envía cuando vuelve la señal.',
  ],
  'players#privacy': [
    'Decide quién te ve',
    'Ocultar mi perfil, en los ajustes: así solo ven tu nombre tus amigos, quienes están en el mismo evento y los administradores de tus sedes. Descargar mis datos te da todo lo que el servidor guarda de ti. Eliminar mi cuenta la elimina de verdad.',
  ],
  'organizers#plan': [
    'Planea una jornada',
    'En el calendario, toca el signo más, o Crear un evento en Mis eventos. Basta con cuándo, dónde, cuántos jugadores y cuántas canchas. Lo demás se completa a partir de tu último evento en esa sede. Guardar borrador lo deja solo para ti; Publicar lo abre. Un evento es una invitación a jugar: no reserva ninguna cancha.',
  ],
  'organizers#who': [
    'Elige quién puede apuntarse',
    'En Abierto a, elige a cualquiera o solo a quienes invites: tus amigos, tus favoritos o uno de tus clubes. Nadie más ve un evento privado. Pon un rango de nivel y di si los de fuera no pueden apuntarse o solo reciben un aviso. Si hay más gente que plazas, sortéalas: Cómo se dan las plazas tiene un sorteo, y otro donde pasa primero quien hace más que no entra.',
  ],
  'organizers#group': [
    'Trae al grupo que ya tienes',
    'Trae a tu grupo te muestra qué copiar de WhatsApp, Spond, Meetup o una hoja de cálculo. Pégalo, revisa la lista y listo. No se envía nada hasta que tú lo envíes. Nadie necesita una cuenta. Cada persona recibe un enlace personal para decir sí o no, ver su cancha y registrar su llegada. Quien luego cree una cuenta conserva su historial.',
  ],
  'organizers#invite': [
    'Invita',
    'En la página del evento, Invitar jugadores. Ves quién va, quién no y quién falta por responder: Recordar a quienes no han respondido. Para el chat de un grupo, Compartir el enlace. Copiar como texto te da la lista de jugadores como mensaje, tal como la escribirías tú.',
  ],
  'organizers#weekly': [
    'Jueguen cada semana',
    'Activa Repetir cada semana en el formulario y elige los días y el final. Después, un cambio pregunta si vale para Esta fecha, Esta y siguientes o Todas. Copiar hace un evento nuevo a partir de otro. Guardar como plantilla conserva sus ajustes con un nombre.',
  ],
  'organizers#desk': [
    'Registra las llegadas',
    'Desde una hora antes del inicio, abre Mesa de llegada en la página del evento. Un toque por persona. Funciona sin conexión, y pueden usarla dos a la vez. O que lo haga cada quien: Mostrar el código en cualquier pantalla junto a las canchas. ¿Llegó alguien sin apuntarse? Sin reserva.',
  ],
  'organizers#rounds': [
    'Lleva las rondas',
    'Cuando esté casi todo el mundo, toca Crear las rondas. Ves lo justas que son: quién descansa y quién se cruza con quién. ¿No te gustan? Volver a generar. ¿Alguien se va, llega tarde o se pierde una cancha? Dilo en Opciones. Las rondas jugadas no se mueven; las demás se planean de nuevo. En una computadora tienes la jornada en una sola pantalla: pulsa el número de una cancha para anotar su resultado, N para el siguiente paso, T para la TV.',
  ],
  'organizers#queue': [
    'Juego libre con fila en vivo',
    'Toca Abrir la fila en vivo en la página del evento y elige qué pasa al terminar un juego: Salen los cuatro, Siguen los ganadores o Cancha de reto. Quien registró su llegada está en la fila. Cuando termina un juego, toca la cancha. Se llama a los cuatro siguientes, en sus teléfonos y en la TV. Cada toque se puede deshacer.',
  ],
  'organizers#scores': [
    'Resuelve los resultados',
    'Cada quien anota los suyos. Donde no se ponen de acuerdo, Decidir te toca a ti. Todo lo que depende de un resultado se vuelve a contar: clasificación, medallas y ratings.',
  ],
  'organizers#rain': [
    'Si llueve',
    'Abre Estado del día: sigue en pie, en observación, con retraso o suspendido, con una frase y la hora del próximo aviso. Todos los del evento reciben el aviso y nadie pierde su plaza.',
  ],
  'organizers#money': [
    'Cobra',
    'Poner un precio al evento, y en Cómo te pagan di de qué manera: una app, una transferencia o efectivo. {app} no mueve dinero: te pagan a ti. Ellos tocan Ya pagué y tú marcas lo que llegó. Dinero dice quién debe qué, y Recordárselo a quienes deben envía una línea amable, como mucho una vez al día.',
  ],
  'organizers#finish': [
    'Termina la jornada',
    'Terminar el evento muestra qué cuenta y qué falta, y luego da las medallas. Puedes terminar antes, con los partidos jugados. Si después se corrige un resultado, las medallas cambian. Luego comparte los Resultados: un enlace, una imagen o una tabla.',
  ],
  'organizers#club': [
    'Dale una casa a tu grupo',
    'Crear club en la página de la comunidad, con un nombre de hasta 12 caracteres. Un club tiene una página con enlace y código QR, avisos, un chat y encuestas, y tú eliges cómo se entra. Reparte el trabajo: Organización, Secretaría y Tesorería son cargos que puedes dar.',
  ],
  'organizers#season': [
    'Juega una temporada',
    'Crear una liga para una escalera o un todos contra todos durante semanas: en sus jornadas solo entran sus jugadores, y los resultados suman en la clasificación. Crear un torneo para un día de cuadros: categorías, sorteos, un plan que da cancha y hora a cada partido, y un enlace público para seguirlo.',
  ],
  'venues#add': [
    'Pon tu sede en el mapa',
    'Búscala primero; muchas canchas ya están. Si la tuya no, toca Añadir una sede y pon el pin sobre las canchas. Quien añade una sede queda como su administrador. ¿Está, pero sin administrador? Su página lo dice. Escribe a quienes llevan este servidor, desde Ayuda.',
  ],
  'venues#page': [
    'Haz útil su página',
    'Editar sede tiene lo que la gente quiere saber antes de ir: canchas, luz, superficie, horario, precio y dónde estacionar. Añadir una foto de las canchas; con una basta. Los jugadores pueden Sugerir un cambio. Ves lo que hay ahora y lo que cambiarían, y Aplicar es un toque.',
  ],
  'venues#admins': [
    'Reparte el trabajo',
    'Los administradores de una sede pueden cambiar cualquier evento de allí, corregir resultados y atender denuncias. Invita a otro desde la lista de jugadores. Cada cambio queda en Registro.',
  ],
  'venues#rules': [
    'Pon las reglas de la casa',
    'En Reglas de la casa, di con cuántos días de antelación abre la inscripción, si los miembros van primero y cuántas sesiones puede tener un jugador al día o a la semana. Ausencias y cancelaciones tardías pueden dejar a alguien al final de la lista o pausar sus inscripciones. Lee el motivo y puede pedir que se le perdone. Las reglas se ven en cada evento antes de tocar nada.',
  ],
  'venues#agreements': [
    'Pide una firma',
    'En Acuerdos, añade el texto y di cuándo se pide: una vez, cada temporada o en cada evento. Se firma antes de apuntarse, escribiendo el nombre. Quien organiza ve quién firmó y puede marcar Firmó en papel.',
  ],
  'venues#code': [
    'Que cada quien registre su llegada',
    'En la página de la sede, abre Más y luego Mostrar el código de llegada en una tableta o una computadora, o imprime el Cartel de llegada. El código de una pantalla cambia cada minuto; el del cartel no cambia, por eso el teléfono tiene que estar cerca de las canchas.',
  ],
  'venues#screens': [
    'Cuelga una TV',
    'Sirve cualquier TV con navegador. Abre la dirección de este servidor seguida de /tv, y muestra un código. En tu teléfono, abre Más, Pantallas y Añadir pantalla, y escribe el código. La pantalla alterna los eventos del día, la fila en vivo, las canchas y la clasificación. Los jugadores ocultos siguen ocultos, y tras un corte de luz vuelve sin ayuda.',
  ],
  'venues#site': [
    'Muestra el calendario en tu propio sitio',
    'En En tu propio sitio, permítelo y copia el código en tu página. Imprimir la semana te da una hoja para el tablón.',
  ],
  'venues#tournaments': [
    'Recibe un torneo',
    'Abre Torneos en la página de la sede. Primero los días, las horas y las canchas; luego, una categoría por nivel. El día del torneo, la mesa llama los partidos a las canchas, y todos lo siguen en el enlace público.',
  ],
  'venues#reports': [
    'Si algo va mal',
    'Se puede denunciar a un jugador, una foto o un mensaje. Las denuncias de tu sede llegan a sus administradores: míralas, decide y listo. Nadie sabe quién denunció.',
  ],
  'operators#try': [
    'Pruébalo',
    'npm ci && npm start con Node 20.19 o posterior lo trae todo, también PostgreSQL, con una comunidad de muestra para mirar. Nada sale de tu máquina, y todo queda en una carpeta, .data.',
  ],
  'operators#install': [
    'Instálalo',
    'Usa systemd o Docker; las dos recetas están en deploy/. Dale 1 GB de memoria y un nombre: pon en PUBLIC_URL la dirección https que escribirá la gente, y un proxy delante. Con DEMO=off empieza vacío; una demostración que ya probaste se vacía en Configuración inicial. Los ajustes se leen una vez, al arrancar. Si uno está mal, el servidor dice cuál y no arranca.',
  ],
  'operators#mail': [
    'Conecta el correo',
    'Sin SMTP_URL, los correos se guardan en una carpeta y no llegan a nadie: vale para probar, no para un club. Configúralo y luego compruébalo: npm run admin -- doctor --language es revisa correo, certificado, reloj, disco y copias, y dice qué hacer.',
  ],
  'operators#owner': [
    'Hazte propietario',
    'Con la base de datos vacía, el servidor escribe un enlace al arrancar, o dice en qué archivo está. Vale una vez y un día: ábrelo, crea tu cuenta y serás propietario. Configuración inicial te guía por el nombre, quién puede registrarse, un correo de prueba, una copia y tus primeras invitaciones; para cuando quieras. Tu menú tiene Administrar el servidor. En un servidor que ya tiene gente: npm run admin -- operators add TUNOMBRE --role owner. En Equipo das un papel a otras personas: Operación, Moderación o Solo lectura.',
  ],
  'operators#registration': [
    'Decide quién puede registrarse',
    'En Cuentas nuevas: Cualquiera, Con aprobación, Con invitación o Nadie. Las invitaciones van por correo, o son un enlace para cierto número de cuentas.',
  ],
  'operators#look': [
    'Ponle tu nombre',
    'En Aspecto, pon el nombre, el color y el logotipo. Todo lo sigue: páginas, correos, iconos, TVs y esta guía.',
  ],
  'operators#people': [
    'Cuida de la gente',
    'En Personas, encuentra una cuenta por nombre o correo; oculta un perfil, cierra sus sesiones o suspéndela con un motivo que podrá leer. En Denuncias está lo que no atiende ninguna sede: descártalo, o elimina, advierte, oculta o suspende con Actuar…. Quien denunció sabrá que lo miraste; la otra persona leerá tu motivo y podrá responder una vez, y contestará alguien distinto. Cada acto queda en Registro.',
  ],
  'operators#backup': [
    'Haz copias',
    'El servidor hace una copia cada noche y guarda siete. En Copias eliges la hora y cuántas se guardan, y haces una con Hacer una copia ahora. Probar restaura una en una base de datos aparte y la compara: una copia que nunca se restauró es una esperanza. Descargar… una a otra máquina de vez en cuando, por si un día falla el disco. Restaurar… devuelve todo al momento de una copia: el servidor se cierra un instante, y una copia hecha justo antes permite deshacerlo. Recibes un correo si la última copia falló o es antigua, y Resumen dice cuándo fue. Con tu propio PostgreSQL, pon una carpeta en BACKUP_DIR.',
  ],
  'operators#update': [
    'Actualiza',
    'En Actualizaciones ves qué trae una versión nueva. deploy/update.sh compila junto al servidor en marcha, hace una copia, cambia, y vuelve atrás si la versión nueva no arranca. Las ventanas abiertas piden recargar.',
  ],
  'operators#trouble': [
    'Si algo falla',
    'Mira primero Resumen: lo que falla está arriba, con qué hacer. En el terminal, npm run admin -- doctor --language es dice lo mismo, también con el servidor parado. La gente te escribe desde Ayuda: npm run admin -- contacts list muestra lo pendiente. Responde por correo.',
  ],
  'operators#source': [
    'Pasa el código fuente',
    'El software es de código abierto (AGPL-3.0-or-later). Si lo cambias para que otros lo usen, dales tu código: npm run admin -- branding set --source DIRECCIÓN, y aparecerá un enlace en Ayuda.',
  ],
}
