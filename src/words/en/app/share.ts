// Words of passing a link on.
export const shareTexts = {
  title: 'Share',
  close: 'Close',
  device: 'Share with…',
  noDevice: 'This browser can’t hand links to other apps. Copy it or let others scan it.',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'Copying didn’t work here. Select the link above and copy it yourself.',
  qr: 'QR code that leads to {url}',
  qrHint: 'Let others scan this, or put it up at the courts.',
  png: 'Picture (PNG)',
  svg: 'For print (SVG)',
  poster: 'Print a poster',
} as const
