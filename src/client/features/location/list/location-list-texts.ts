// Words of the list of venues.
import { plural, texts } from '../../../i18n/texts.ts'

export const locationListTexts = texts(
  {
    title: 'Find venues',
    searchLabel: 'Search venues by name or city',
    searchHint: 'Name or city',
    near: 'Near you',
    nearHome: 'Near your home',
    nearLast: 'Near your last location',
    useMine: 'Use my location',
    locating: 'Finding you…',
    denied:
      'Your browser isn’t sharing your location. Search by city instead, or allow it in the browser’s settings.',
    unknown: 'We couldn’t find your location. Try again, or search by city.',
    nowhere: 'Where do you play?',
    nowhereText: 'Share your location to see the venues within 250 km, or search by name or city.',
    found: (n: number) => plural('en', n, { one: '# venue found', other: '# venues found' }),
    noneFound: (text: string) => `No venue matches “${text}”`,
    noneFoundText: 'Check the spelling, try the city, or add the venue yourself.',
    noneNear: 'No venue within 250 km',
    noneNearText: 'Be the first: add the place where you play.',
    more: 'Show more',
    searching: 'Searching…',
    listLabel: 'Venues',
    failed: 'The venues couldn’t be loaded',
  },
  {
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
    found: (n: number) =>
      plural('es', n, { one: '# sede encontrada', other: '# sedes encontradas' }),
    noneFound: (text: string) => `Ninguna sede coincide con «${text}»`,
    noneFoundText: 'Revisa la ortografía, prueba con la ciudad o añade tú la sede.',
    noneNear: 'No hay sedes a menos de 250 km',
    noneNearText: 'Empieza tú: añade el lugar donde juegas.',
    more: 'Mostrar más',
    searching: 'Buscando…',
    listLabel: 'Sedes',
    failed: 'No se pudieron cargar las sedes',
  },
)
