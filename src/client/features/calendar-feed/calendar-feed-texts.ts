// Words of the private calendar feed.
import { texts } from '../../i18n/texts.ts'

export const calendarFeedTexts = texts(
  {
    title: 'My events in my calendar',
    loading: 'Loading…',
    failed: 'This could not be loaded',
    retry: 'Try again',
    text: 'A private link for Google Calendar, Apple Calendar, Outlook and others. They fetch it by themselves, so changes and cancellations arrive without you.',
    make: 'Make my calendar link',
    since: (when: string) =>
      `Your link works since ${when}. It is shown only when it is made: only a fingerprint of it is kept.`,
    shownOnce:
      'Copy it now: it is shown only this once. Whoever has it can see when and where you play.',
    address: 'Your calendar link',
    open: 'Open in my calendar',
    copy: 'Copy',
    copied: 'Link copied',
    close: 'Close',
    copyFailed: 'Copying did not work here. Mark the link and copy it yourself.',
    renew: 'Make a new link',
    renewTitle: 'Make a new link?',
    renewText: 'The link you have stops working at once, in every calendar that uses it.',
    off: 'Turn off',
    offTitle: 'Turn the link off?',
    offText: 'Calendars that use it show nothing new any more.',
    isOff: 'Your calendar link is off',
  },
  {
    title: 'Mis eventos en mi calendario',
    loading: 'Cargando…',
    failed: 'No se pudo cargar',
    retry: 'Reintentar',
    text: 'Un enlace privado para Google Calendar, el Calendario de Apple, Outlook y otros. Lo consultan solos: los cambios y cancelaciones llegan sin que hagas nada.',
    make: 'Crear mi enlace de calendario',
    since: (when: string) =>
      `Desde el ${when.toLocaleLowerCase('es')} funciona tu enlace. Solo se muestra al crearlo: de él guardamos únicamente una huella.`,
    shownOnce:
      'Cópialo ahora: solo se muestra esta vez. Quien lo tenga puede ver cuándo y dónde juegas.',
    address: 'Tu enlace de calendario',
    open: 'Abrir en mi calendario',
    copy: 'Copiar',
    copied: 'Enlace copiado',
    close: 'Cerrar',
    copyFailed: 'Aquí no se pudo copiar. Marca el enlace y cópialo tú.',
    renew: 'Crear otro enlace',
    renewTitle: '¿Crear otro enlace?',
    renewText:
      'El enlace que tienes deja de funcionar al momento en todos los calendarios que lo usan.',
    off: 'Desactivar',
    offTitle: '¿Desactivar el enlace?',
    offText: 'Los calendarios que lo usan ya no mostrarán nada nuevo.',
    isOff: 'Tu enlace de calendario está desactivado',
  },
)
