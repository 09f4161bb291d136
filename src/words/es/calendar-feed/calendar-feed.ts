export const calendarFeedTexts = {
  title: 'Mis eventos en mi calendario',
  failed: 'No se pudo cargar',
  text: 'Un enlace privado para Google Calendar, el Calendario de Apple, Outlook y otros. Se actualizan automáticamente: también verás allí los cambios y cancelaciones.',
  make: 'Crear mi enlace de calendario',
  since:
    'Desde el {when} funciona tu enlace. Solo se muestra al crearlo: de él guardamos únicamente una huella.',
  shownOnce:
    'Cópialo ahora: solo se muestra esta vez. Quien lo tenga puede ver cuándo y dónde juegas.',
  address: 'Tu enlace de calendario',
  renew: 'Crear otro enlace',
  renewTitle: '¿Crear otro enlace?',
  renewText:
    'Tu enlace actual deja de funcionar de inmediato en todos los calendarios que lo usan.',
  off: 'Desactivar',
  offTitle: '¿Desactivar el enlace?',
  offText: 'Los calendarios que lo usan ya no mostrarán nada nuevo.',
  isOff: 'Tu enlace de calendario está desactivado',
}
