export const shareTexts = {
  title: 'Compartir',
  close: 'Cerrar',
  device: 'Compartir con…',
  noDevice:
    'Este navegador no puede pasar enlaces a otras apps. Cópialo o deja que otros lo escaneen.',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  copyFailed: 'Aquí no se pudo copiar. Selecciona el enlace de arriba y cópialo tú.',
  qr: 'Código QR que lleva a {url}',
  qrHint: 'Deja que otros lo escaneen o cuélgalo en las canchas.',
  png: 'Imagen (PNG)',
  svg: 'Para imprimir (SVG)',
  poster: 'Imprimir un cartel',
}
