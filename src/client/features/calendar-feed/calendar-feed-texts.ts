// Words of the private calendar feed.
import { texts } from '../../i18n/texts.ts'

export const calendarFeedTexts = texts(
  {
    title: 'My events in my calendar',
    loading: 'Loading…',
    failed: 'This couldn’t be loaded',
    retry: 'Try again',
    text: 'A private link for Google Calendar, Apple Calendar, Outlook and others. They update automatically, so you’ll see changes and cancellations there too.',
    make: 'Make my calendar link',
    since: (when: string) =>
      `You made your link on ${when}. We only show it then and keep just a fingerprint of it.`,
    shownOnce:
      'Copy it now: we only show it once. Anyone who has it can see when and where you play.',
    address: 'Your calendar link',
    open: 'Open in my calendar',
    copy: 'Copy',
    copied: 'Link copied',
    close: 'Close',
    copyFailed: 'Copying didn’t work here. Select the link and copy it yourself.',
    renew: 'Make a new link',
    renewTitle: 'Make a new link?',
    renewText: 'Your current link stops working right away, in every calendar that uses it.',
    off: 'Turn off',
    offTitle: 'Turn the link off?',
    offText: 'Calendars that use it won’t show anything new.',
    isOff: 'Your calendar link is off',
  },
  {
    title: 'Mis eventos en mi calendario',
    loading: 'Cargando…',
    failed: 'No se pudo cargar',
    retry: 'Reintentar',
    text: 'Un enlace privado para Google Calendar, el Calendario de Apple, Outlook y otros. Se actualizan automáticamente: también verás allí los cambios y cancelaciones.',
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
    copyFailed: 'Aquí no se pudo copiar. Selecciona el enlace y cópialo tú.',
    renew: 'Crear otro enlace',
    renewTitle: '¿Crear otro enlace?',
    renewText:
      'Tu enlace actual deja de funcionar de inmediato en todos los calendarios que lo usan.',
    off: 'Desactivar',
    offTitle: '¿Desactivar el enlace?',
    offText: 'Los calendarios que lo usan ya no mostrarán nada nuevo.',
    isOff: 'Tu enlace de calendario está desactivado',
  },
)
