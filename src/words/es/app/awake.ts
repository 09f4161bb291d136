export const awakeTexts = {
  goesDark:
    'Este navegador no puede dejar la pantalla encendida. Configura el dispositivo para que no se apague.',
}
