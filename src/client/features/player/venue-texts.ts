// Words of choosing a home venue.
import { texts } from '../../i18n/texts.ts'

export const venueTexts = texts(
  {
    label: 'Home venue',
    search: 'Search by name or city',
    near: 'Use my location',
    nearby: 'Near you',
    suggested: 'Suggested',
    found: 'Found',
    change: 'Change',
    chosen: 'Your home venue',
    none: (text: string) => `Nothing found for “${text}”.`,
    noneNear: 'No venues near you yet.',
    loading: 'Looking for venues…',
    add: 'Not listed? Add your venue',
    denied: 'Your browser isn’t sharing your location. Search by name or city instead.',
    unknown: 'We couldn’t find your location. Search by name or city instead.',
  },
  {
    label: 'Sede principal',
    search: 'Busca por nombre o ciudad',
    near: 'Usar mi ubicación',
    nearby: 'Cerca de ti',
    suggested: 'Sugeridas',
    found: 'Resultados',
    change: 'Cambiar',
    chosen: 'Tu sede principal',
    none: (text: string) => `No hay nada para «${text}».`,
    noneNear: 'Todavía no hay sedes cerca de ti.',
    loading: 'Buscando sedes…',
    add: '¿No está? Añade tu sede',
    denied: 'Tu navegador no comparte tu ubicación. Busca por nombre o ciudad.',
    unknown: 'No se pudo encontrar tu ubicación. Busca por nombre o ciudad.',
  },
)
