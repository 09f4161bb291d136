export const playerSearchTexts = {
  search: 'Buscar jugadores por nombre',
  loading: 'Buscando jugadores…',
  noneFound: 'Ningún jugador',
  noneFoundText: 'Prueba otra parte del nombre.',
  failed: 'No se pudieron cargar los jugadores',
}
