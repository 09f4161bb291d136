export const feedLinkTexts = {
  open: 'Abrir en mi calendario',
  google: 'Google Calendar',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  copyFailed: 'Aquí no se pudo copiar. Selecciona la dirección y cópiala:',
}
