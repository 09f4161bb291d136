export const guidePageTexts = {
  title: 'Guía',
  lead: 'Cómo jugar, organizar, llevar una sede y llevar este servidor con {app}.',
  parts: 'Partes de la guía',
  contents: 'En esta página',
  players: 'Jugadores',
  organizers: 'Organizadores',
  venues: 'Sedes',
  operators: 'Operadores',
  playersText: 'Encontrar un partido, apuntarse, registrar la llegada, anotar resultados.',
  organizersText: 'Planear una jornada, traer a tu grupo, llevar las rondas.',
  venuesText: 'La página de una sede, sus reglas, pantallas y llegadas.',
  operatorsText: 'Instalar el servidor, hacer copias, cuidar de su gente.',
}
