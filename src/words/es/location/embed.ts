export const embedTexts = {
  title: 'En tu propio sitio',
  text: 'Los eventos públicos de las próximas dos semanas, en vivo, en un marco en el sitio de tu club o ciudad. Los privados nunca aparecen.',
  allow: 'Otros sitios pueden mostrar este calendario',
  allowDetail: 'Cualquiera puede ponerlo en una página mientras esté activado.',
  snippet: 'Copia esto en tu página',
  copy: 'Copiar',
  copied: 'Código copiado',
  copyFailed: 'Aquí no se pudo copiar. Selecciona el código y cópialo tú.',
  look: 'Ver cómo queda',
  frameTitle: 'Pickleball en {name}',
  hiddenVenue: 'Esta sede está oculta en las listas: no se muestra nada hasta que vuelva.',
  clubTitle: 'En tu sitio y tu calendario',
  clubText:
    'Las próximas sesiones públicas del club, en vivo. Ambas terminan cuando el club cambia de enlace o se oculta.',
  subscribe: 'Suscribirme al calendario',
  clubFrameTitle: 'Pickleball con {name}',
}

export const weekTexts = {
  time: 'Hora',
  event: 'Evento',
  level: 'Nivel',
  places: 'Plazas',
  none: 'No hay nada previsto en estos siete días.',
  all: 'Todos',
  levels:
    '{to, select, empty {{from}+} other {{from, select, empty {hasta {to}} other {{from}–{to}}}}}',
  scan: 'Escanea para ver todo el calendario',
}
