export const reachTexts = {
  title: '¿Cómo te avisamos?',
  lead: 'Para cuando se cancele un juego o se libere una plaza. Puedes cambiarlo en los ajustes.',
  device: 'Este dispositivo',
  deviceHint: 'Avisos push, al momento.',
  turnOn: 'Activar',
  isOn: 'Activado',
  blocked: 'Tu navegador bloquea los avisos de este sitio. Puedes permitirlos en sus ajustes.',
  dismissed: 'Tu navegador preguntó y no respondiste.',
  failed: 'Aquí no funcionó. El correo sí.',
  unsupported: 'Este navegador no puede mostrar avisos. El correo funciona siempre.',
  install: 'En un iPhone o iPad, los avisos llegan cuando {app} está en tu pantalla de inicio.',
  mail: 'Correo',
  noAddress: 'No has añadido ninguna dirección.',
  addAddress: 'Añadir una dirección',
  sendCode: 'Enviarme un código',
  calendar: 'Calendario',
  calendarHint: 'Tus juegos en tu propio calendario, siempre al día.',
  openCalendar: 'Configurar',
  bannerTitle: 'No te enterarás si cambia un juego',
  bannerConfirm: 'Tu dirección de correo no está confirmada y los avisos push están apagados.',
  bannerAdd: 'No tienes una dirección de correo aquí y los avisos push están apagados.',
  bannerRefusedTitle: 'No te llegan nuestros correos',
  bannerRefused:
    'Los correos a {address} fueron devueltos o marcados como spam, así que no enviamos más.',
  checkAddress: 'Revisar la dirección',
  confirm: 'Confirmar dirección',
  later: 'Hoy no',
}

export const mailCodeTexts = {
  code: 'Código del correo',
  badCode: 'El código tiene seis cifras.',
}

export const addressCodeTexts = {
  hint: 'Seis cifras. O toca el botón del correo, en cualquier dispositivo.',
  confirm: 'Confirmar',
}

export const unreachedTexts = {
  unreached: 'Sin avisos fuera de la app',
  some: '{all, plural, one {# jugador} other {# jugadores}}: a {n, plural, one {# no le llega nada} other {# no les llega nada}} fuera de la app. Copia el texto y envíaselo de otra forma.',
  copy: 'Copiar el texto',
  copied: 'Copiado',
  noMail:
    'Este servidor todavía no envía correos. Fuera de la app solo se enteran los jugadores con avisos push.',
}
