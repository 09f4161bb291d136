// Words of the offer to install.
import { texts } from '../../i18n/texts.ts'

export const installTexts = texts(
  {
    title: 'Sideout on your home screen',
    text: 'It opens right away, even in a gym without a signal.',
    install: 'Install',
    later: 'Not now',
    menu: 'Install Sideout',
    share: 'Tap your browser’s share button',
    add: 'then “Add to Home Screen”.',
  },
  {
    title: 'Sideout en tu pantalla de inicio',
    text: 'Se abre al instante, incluso en un gimnasio sin señal.',
    install: 'Instalar',
    later: 'Ahora no',
    menu: 'Instalar Sideout',
    share: 'Toca el botón de compartir del navegador',
    add: 'y luego «Añadir a pantalla de inicio».',
  },
)
