// Words of passing a link on.
import { texts } from '../../i18n/texts.ts'

export const shareTexts = texts(
  {
    title: 'Share',
    close: 'Close',
    device: 'Share with…',
    copy: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'Copying didn’t work here. Select the link above and copy it yourself.',
    qr: (url: string) => `QR code that leads to ${url}`,
    qrHint: 'Let others scan this, or put it up at the courts.',
    png: 'Picture (PNG)',
    svg: 'For print (SVG)',
    poster: 'Print a poster',
  },
  {
    title: 'Compartir',
    close: 'Cerrar',
    device: 'Compartir con…',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    copyFailed: 'Aquí no se pudo copiar. Selecciona el enlace de arriba y cópialo tú.',
    qr: (url: string) => `Código QR que lleva a ${url}`,
    qrHint: 'Deja que otros lo escaneen o cuélgalo en las canchas.',
    png: 'Imagen (PNG)',
    svg: 'Para imprimir (SVG)',
    poster: 'Imprimir un cartel',
  },
)
