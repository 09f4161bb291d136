export const accountHelp = {
  'new-accounts': [
    'Durante tu primera semana puedes publicar 3 eventos públicos al día y 10 en total, iniciar 5 conversaciones, crear 5 clubes y enviar 10 solicitudes de equipo y 10 invitaciones. Apuntarte, responder y unirte no tiene límite.',
    'Puedes añadir jugadores a tu evento cuando se apuntaron, te escribieron o te marcaron como amigo. Un evento público necesita un correo confirmado o una cuenta social. En una comunidad nueva o pequeña las cuentas nuevas no tienen límites.',
  ],
  'first-steps': [
    'Elige un nombre de jugador de 3 a 12 caracteres: es tuyo y no se puede cambiar. Después indica tu nivel y tu sede principal.',
    'Puedes cambiar tu nivel una vez cada 10 días. El primer diamante es tuyo al terminar.',
  ],
  'player-pass': [
    'Un Player Pass tiene un nivel con fichas cada semana. Recógelas una vez cada 7 días; asistir a eventos da más. Puedes enviar fichas a un jugador, menos la comisión de la plataforma.',
    'El pase lo da el operador o un código. Cada ficha está en tu historial. Aquí nada es dinero.',
  ],
  diamonds: [
    'Cada diamante se consigue una vez: por registrarte, completar el perfil, el primer evento jugado, el primero organizado, diez jugados, la primera medalla, y cuando alguien se une con tu enlace.',
  ],
  'sign-in': [
    '¿Olvidaste la contraseña? La pantalla para entrar envía un enlace. También puedes entrar con un enlace por correo, con una clave de acceso de tu teléfono o con un proveedor que hayas usado.',
    'Los ajustes muestran tus dispositivos: cierra la sesión en uno o en todos.',
  ],
  privacy: [
    'Oculta tu perfil en los ajustes: solo lo verán quienes marcaste como amigos o favoritos, quienes están en el mismo evento y los administradores de tus sedes. En listas y resultados los demás leen Jugador oculto en lugar de tu nombre. Tu ubicación sirve para las distancias y no se muestra a nadie.',
  ],
  'my-data': [
    'Los ajustes tienen «Descargar mis datos»: un archivo con tu perfil, eventos, partidos, mensajes y todo lo demás que guardamos de ti.',
  ],
  'delete-account': [
    'Los ajustes tienen «Eliminar mi cuenta». Pregunta una vez más y elimina de verdad: tu perfil, tus mensajes y tus accesos desaparecen. En los partidos de otros quedas como «Jugador eliminado». Durante 90 días nadie puede usar tu nombre.',
  ],
  photos: [
    'Toca tu foto en tu perfil, elige una imagen, colócala en el marco y toca «Recortar y subir». Puede ser un archivo .png, .jpeg o .jpg.',
  ],
  notifications: [
    'En los ajustes eliges para cada tipo de noticia: en la aplicación, como aviso push, por correo. Las horas de silencio los retienen y el resumen junta los correos.',
    '¿No llega nada? La comprobación de esta página de ayuda dice por qué, paso a paso, y envía una prueba.',
  ],
  install: [
    'En Android y computadoras elige «Instalar» en el menú del navegador. En un iPhone toca Compartir y «Añadir a pantalla de inicio»: allí los avisos push lo necesitan.',
  ],
  offline: [
    'Tu calendario, tus eventos, mensajes y listas de partidos se pueden leer. Lo que haces queda pendiente y se envía una vez cuando vuelve la conexión.',
    'Si algo ya no era posible, como una plaza que se ocupó, te avisamos.',
  ],
  'calendar-feed': [
    'Los ajustes tienen una dirección privada a la que tu calendario puede suscribirse: los cambios y cancelaciones llegan automáticamente. Si alguien más la tiene, cámbiala.',
    'Cada evento tiene además «Añadir al calendario» para un solo archivo.',
  ],
  language: [
    'Elige inglés o español, claro, oscuro o como tu dispositivo, y qué pantalla se abre primero en los ajustes.',
  ],
  poppi: [
    'Pregunta con tus palabras: «dobles mixtos 3.5 el sábado cerca de mí», «canchas con luz», «¿cómo salgo de un club?». Las etiquetas muestran lo entendido; quita una para pedir más.',
    'Poppi solo trabaja en este servidor: tus preguntas no van a ningún otro sitio ni se guardan.',
  ],
  operator: [
    'El formulario de la página de ayuda llega a quienes llevan este servidor. La respuesta va al correo de tu cuenta. Para lo que afecta a una sede, sus administradores son más rápidos.',
  ],
}
