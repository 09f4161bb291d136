export const seasonSheetTexts = {
  open: 'Hoja de la temporada',
  number: 'N.º',
  day: 'Día',
  time: 'Hora',
  players: 'Jugadores',
  notes: 'Notas',
  points: 'Puntos',
  scan: 'Escanea para ver la clasificación en vivo',
}
