export const locationListTexts = {
  title: 'Buscar sedes',
  searchLabel: 'Buscar sedes por nombre o ciudad',
  searchHint: 'Nombre o ciudad',
  near: 'Cerca de ti',
  nearHome: 'Cerca de tu sede',
  nearLast: 'Cerca de tu última ubicación',
  useMine: 'Usar mi ubicación',
  locating: 'Buscándote…',
  denied:
    'Tu navegador no comparte tu ubicación. Busca por ciudad o permítelo en los ajustes del navegador.',
  unknown: 'No se pudo encontrar tu ubicación. Inténtalo de nuevo o busca por ciudad.',
  nowhere: '¿Dónde juegas?',
  nowhereText:
    'Comparte tu ubicación para ver las sedes a menos de 250 km, o busca por nombre o ciudad.',
  found: '{n, plural, one {# sede encontrada} other {# sedes encontradas}}',
  noneFound: 'Ninguna sede coincide con «{text}»',
  noneFoundText: 'Revisa la ortografía, prueba con la ciudad o añade tú la sede.',
  noneNear: 'No hay sedes a menos de 250 km',
  noneNearText: 'Empieza tú: añade el lugar donde juegas.',
  searching: 'Buscando…',
  listLabel: 'Sedes',
  failed: 'No se pudieron cargar las sedes',
}
