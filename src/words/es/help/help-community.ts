export const communityHelp = {
  messages: [
    'Escribe a alguien desde su perfil o la lista de jugadores. Los mensajes llegan de inmediato y esperan en tu teléfono si no hay conexión.',
    'Las peticiones de equipo o de ser administrador llegan como mensajes con un botón para aceptar.',
  ],
  friends: [
    'Marca a jugadores como amigos o favoritos en la lista de jugadores o en su perfil. Puedes invitar a tus amigos o favoritos a eventos privados y ver a qué eventos van.',
  ],
  'block-report': [
    'En un perfil abre el menú para bloquear: dejan de verse fuera de las listas que comparten y no llegan mensajes. Se deshace en los ajustes.',
    'Denuncia a un jugador, mensaje, foto, club o sede desde su menú. Lo revisan los administradores de la sede o el operador; nadie sabe quién denunció.',
  ],
  'create-club': [
    'Abre la comunidad de una sede, la pestaña Clubes, y crea un club con un nombre de hasta 12 caracteres. Añade o invita a miembros.',
    'Un club es un grupo al que puedes abrir eventos privados. Solo su dueño lo renombra o lo elimina.',
    'Para entrar en uno, búscalo en la página de su sede y escribe a su dueño. La invitación aparece en tus avisos y en la pestaña Clubes.',
  ],
  'leave-club': [
    'Abre la comunidad de la sede, la pestaña Clubes, busca el club en «Clubes en los que estoy» y toca Salir. También puedes salir en la página del club.',
    'Dejas de ver sus eventos privados, salvo aquellos a los que estás apuntado. El dueño elimina el club en vez de salir.',
  ],
  'my-venues': [
    'Tu calendario muestra los eventos de tus sedes activas, 10 como máximo. Añade una desde la lista de sedes o su página; se quita igual.',
    'Tu sede principal es la de tu comunidad. Cámbiala en tu perfil o en la página de la sede.',
  ],
  'add-venue': [
    '¿Falta una sede? Añádela desde la lista de sedes: serás su administrador. ¿Algo está mal? Sugiere un cambio en su página y un administrador lo aplica.',
  ],
  'venue-admin': [
    'Quien añade una sede es su administrador. Si no, un administrador de la sede puede invitarte: búscalo con el filtro de la corona en la lista de jugadores y escríbele.',
    'Los administradores cuidan la sede: la editan, cambian cualquier evento allí, corrigen resultados y atienden denuncias.',
  ],
  screens: [
    'Los administradores convierten cualquier televisor con navegador en una pantalla de la sede. En el televisor, abre la dirección de esta aplicación seguida de /tv; aparece un código. En tu teléfono, abre el menú de la sede, Pantallas, e ingrésalo.',
    'La pantalla muestra por turnos la sede, los eventos del día, la fila en vivo, las canchas y la clasificación, y el código de llegada mientras los jugadores se registran. Solo aparecen los eventos públicos, y los jugadores ocultos siguen ocultos. Se recupera sola después de un corte de luz o de red.',
  ],
  share: [
    'Eventos, sedes, perfiles y clubes tienen un botón Compartir: un enlace para enviar o un código QR para mostrar. Quien aún no tiene cuenta llega al mismo sitio tras registrarse.',
    'El enlace de un evento privado no muestra nada a quien no está invitado.',
  ],
}
