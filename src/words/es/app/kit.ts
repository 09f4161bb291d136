export const kitTexts = {
  back: 'Atrás',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
}
