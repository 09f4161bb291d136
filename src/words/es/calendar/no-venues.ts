export const noVenuesTexts = {
  title: 'Aún no tienes sedes activas',
  text: 'Añade los lugares donde juegas y sus eventos aparecerán aquí.',
  findVenues: 'Buscar sedes',
} as const
