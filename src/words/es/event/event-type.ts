export const eventTypeTexts = {
  'open play': 'Juego libre',
  'round robin': 'Todos contra todos',
  'king of the court': 'Rey de la cancha',
  ladder: 'Escalera',
  'league day': 'Jornada de liga',
  tournament: 'Torneo',
  clinic: 'Clínica',
  social: 'Social',
}
