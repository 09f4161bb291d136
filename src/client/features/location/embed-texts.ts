// Words of a venue on other sites and on paper.
import { texts } from '../../i18n/texts.ts'

export const embedTexts = texts(
  {
    title: 'On your own site',
    text: 'The public events of the next two weeks, live, in a frame on the site of your club or town. Private events never show.',
    allow: 'Other sites may show this calendar',
    allowDetail: 'Anyone can put it on a page while this is on.',
    snippet: 'Copy this into your page',
    copy: 'Copy',
    copied: 'Code copied',
    copyFailed: 'Copying didn’t work here. Select the code and copy it yourself.',
    close: 'Close',
    look: 'See how it looks',
    frameTitle: (name: string) => `Pickleball at ${name}`,
    hiddenVenue: 'This venue is hidden from lists, so nothing shows until it’s back.',
  },
  {
    title: 'En tu propio sitio',
    text: 'Los eventos públicos de las próximas dos semanas, en vivo, en un marco en el sitio de tu club o ciudad. Los privados nunca aparecen.',
    allow: 'Otros sitios pueden mostrar este calendario',
    allowDetail: 'Cualquiera puede ponerlo en una página mientras esté activado.',
    snippet: 'Copia esto en tu página',
    copy: 'Copiar',
    copied: 'Código copiado',
    copyFailed: 'Aquí no se pudo copiar. Selecciona el código y cópialo tú.',
    close: 'Cerrar',
    look: 'Ver cómo queda',
    frameTitle: (name: string) => `Pickleball en ${name}`,
    hiddenVenue: 'Esta sede está oculta en las listas: no se muestra nada hasta que vuelva.',
  },
)

export const weekTexts = texts(
  {
    print: 'Print',
    time: 'Time',
    event: 'Event',
    level: 'Level',
    places: 'Places',
    none: 'Nothing is planned for these seven days.',
    all: 'All',
    levels: (from: string, to: string) =>
      to === '' ? `${from}+` : from === '' ? `up to ${to}` : `${from}–${to}`,
    scan: 'Scan for the whole calendar',
  },
  {
    print: 'Imprimir',
    time: 'Hora',
    event: 'Evento',
    level: 'Nivel',
    places: 'Plazas',
    none: 'No hay nada previsto en estos siete días.',
    all: 'Todos',
    levels: (from: string, to: string) =>
      to === '' ? `${from}+` : from === '' ? `hasta ${to}` : `${from}–${to}`,
    scan: 'Escanea para ver todo el calendario',
  },
)
