export const installTexts = {
  title: '{app} en tu pantalla de inicio',
  text: 'Se abre al instante, incluso en un gimnasio sin señal.',
  install: 'Instalar',
  later: 'Ahora no',
  menu: 'Instalar {app}',
  share: 'Toca el botón de compartir del navegador',
  add: 'y luego «Añadir a pantalla de inicio».',
}
