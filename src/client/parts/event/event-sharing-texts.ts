// Words of taking an event along, into a calendar or onto paper, and of ending it.
import { texts } from '../../i18n/texts.ts'

export const eventSharingTexts = texts(
  {
    addToCalendar: 'Add to calendar',
    file: 'Calendar file (.ics)',
    google: 'Google Calendar',
    outlook: 'Outlook',
    poster: 'QR poster',
    rosterSheet: 'Print the roster',
    exportRoster: 'Export the roster (CSV)',
    print: 'Print',
    finish: 'Finish the event',
    come: 'Come and play',
    scan: 'Scan to sign up',
    all: 'All levels',
    level: (range: string) => `Level ${range}`,
    qr: 'QR code that leads to the sign-up',
  },
  {
    addToCalendar: 'Añadir al calendario',
    file: 'Archivo de calendario (.ics)',
    google: 'Google Calendar',
    outlook: 'Outlook',
    poster: 'Cartel con QR',
    rosterSheet: 'Imprimir la lista',
    exportRoster: 'Exportar la lista (CSV)',
    print: 'Imprimir',
    finish: 'Terminar el evento',
    come: 'Ven a jugar',
    scan: 'Escanea para apuntarte',
    all: 'Todos los niveles',
    level: (range: string) => `Nivel ${range}`,
    qr: 'Código QR que lleva a la inscripción',
  },
)
