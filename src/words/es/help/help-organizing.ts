export const organizingHelp = {
  contacts: [
    'En Mis eventos, «Trae a tu grupo» dice qué copiar de WhatsApp, Spond o una hoja de cálculo, y «Mi grupo» es tu lista: pega filas, elige un archivo o escribe un nombre. No se envía nada hasta que tú lo envíes.',
    'Cada persona recibe un enlace propio para responder invitaciones, ver su cancha y avisar que llegó, sin cuenta. Si se registra más adelante, conserva su historial.',
    'Puedes escribir a personas sin cuenta cuando tu propio correo esté confirmado. Cualquiera puede dejar de recibir esos correos con un toque.',
  ],
  'club-page': [
    'En la página de tu club toca «Editar la página del club» para contar quiénes son, dónde juegan y cómo se entra: de inmediato, con solicitud o con invitación. La página tiene un enlace, un código QR y un cartel para quien no tiene cuenta.',
    'Los comunicados llegan a todos los miembros, el chat es para quienes están en el club, y una encuesta pregunta qué hora conviene; la que va ganando abre el formulario de su evento.',
    'El dueño reparte los cargos: organización, secretaría, tesorería. «Personas sin cuenta» muestra a quienes son del club y no tienen cuenta.',
  ],
  queue: [
    'Para juego abierto, empieza la fila en vivo desde la página del evento en vez de las rondas. Quien registra su llegada está en la fila. Toca «Listo» en una cancha cuando acabe su partido y se llama a los cuatro siguientes.',
    'Elige quién sale de la cancha: los cuatro, o quienes pierden mientras los ganadores siguen o defienden. Las filas por nivel separan a los jugadores. «Deshacer» quita el último paso.',
    'Toca «Tomar un descanso» si lo necesitas: al volver empiezas al final de la fila. Los partidos de la fila no cuentan para la valoración.',
  ],
  tournaments: [
    'Abre el menú de una sede, Torneos, y crea uno: sus días, horas y canchas, y después una categoría por cada nivel o tipo de juego. En una categoría se entra como en un evento. En su formulario lo haces privado, para tus amigos o un club, y nombras coorganizadores, que llevan todas las categorías.',
    '«Planificar el día» da a cada partido cancha y hora y deja descansar entre partidos. En la mesa llamas los partidos a las canchas y anotas resultados; todos lo siguen con el enlace público.',
  ],
  payments: [
    'Pon un precio a un evento o una liga en su formulario. Los jugadores ven cómo pagarte: con una aplicación, por transferencia, con tarjeta donde esté disponible, o en efectivo. {app} no mueve dinero.',
    'Los jugadores tocan «Ya pagué» y tú marcas lo que llegó. «Dinero» en Mis eventos muestra quién debe qué; se puede recordar una vez al día como máximo.',
    'Los clubes pueden tener un precio menor para miembros y vender entradas por adelantado.',
  ],
  agreements: [
    'Una sede o un club puede pedir que se firme un acuerdo, como una exención, antes de apuntarse: una vez, cada temporada o en cada evento. Escribir tu nombre completo vale como firma; puedes firmar por tus acompañantes.',
    'Quien organiza ve quién firmó y puede marcar lo firmado en papel. Una versión nueva se pide otra vez a todos.',
  ],
  'house-rules': [
    'Una sede o un club puede decir con cuántos días de antelación abre la inscripción, si los miembros van primero y cuántos eventos al día o a la semana puede tener cada jugador. El evento muestra la regla antes de tocar.',
    'Tras varias ausencias o bajas tardías, las reglas pueden ponerte al final de la fila o pausar tus inscripciones. El mensaje dice por qué, y puedes pedir que te lo perdonen.',
  ],
  'day-status': [
    'Quien organiza y los administradores de la sede pueden decir si un día sigue en pie: según lo previsto, en duda, con nueva hora o suspendido, con una frase y la hora del próximo aviso. Todos los que están en sus eventos reciben un aviso y conservan su plaza.',
    'Al lado, el evento muestra el clima de la sede.',
  ],
  dupr: [
    'Después de un evento, quien organiza puede descargar un archivo DUPR: un CSV de sus partidos para importarlo en un club de DUPR. Quien quiera que sus partidos estén añade su ID de DUPR a su perfil.',
    'El archivo dice lo que deja fuera: victorias por incomparecencia y partidos de jugadores sin ID.',
  ],
  media: [
    '«Fotos y videos» muestra las fotos de tus sedes y los videos que se comparten allí, primero los más nuevos. Lo que no corresponda se puede denunciar, y los administradores de la sede lo quitan.',
  ],
}
