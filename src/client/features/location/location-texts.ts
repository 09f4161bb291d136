// Words that several venue screens share: what a venue is like, and joining or leaving it.
import { plural, texts } from '../../i18n/texts.ts'

export const locationTexts = texts(
  {
    back: 'Back', retry: 'Try again', loading: 'Loading venues…', close: 'Close',
    indoor: 'Indoor', lit: 'Lights', membersOnly: 'Members', privateVenue: 'Private', home: 'Home venue', admin: 'Admin', hidden: 'Hidden from lists',
    courts: (n: number) => plural('en', n, { one: '# court', other: '# courts' }),
    add: (name: string) => `Add ${name} to my venues`, remove: (name: string) => `Remove ${name} from my venues`,
    leaveTitle: 'Remove this venue?', leaveConfirm: 'Remove',
    leaveText: (name: string) => `Events of ${name} disappear from your calendar. You can add it again at any time.`,
    leaveAdminText: (name: string) => `Events of ${name} disappear from your calendar, and you are no longer one of its admins.`,
    credit: '© OpenStreetMap contributors', creditOthers: ' · NYC Parks · DataSF',
    findVenues: 'Find venues', addVenue: 'Add a venue',
    gone: 'There’s no such venue', goneText: 'The link may be wrong, or the venue was removed.',
    mapLabel: 'Map', mapFailed: 'The map cannot be shown on this device.', zoomIn: 'Zoom in', zoomOut: 'Zoom out',
  },
  {
    back: 'Atrás', retry: 'Reintentar', loading: 'Cargando sedes…', close: 'Cerrar',
    indoor: 'Cubierta', lit: 'Con luz', membersOnly: 'Socios', privateVenue: 'Privada', home: 'Sede principal', admin: 'Administrador', hidden: 'Oculta en las listas',
    courts: (n: number) => plural('es', n, { one: '# pista', other: '# pistas' }),
    add: (name: string) => `Añadir ${name} a mis sedes`, remove: (name: string) => `Quitar ${name} de mis sedes`,
    leaveTitle: '¿Quitar esta sede?', leaveConfirm: 'Quitar',
    leaveText: (name: string) => `Los eventos de ${name} desaparecen de tu calendario. Puedes añadirla de nuevo cuando quieras.`,
    leaveAdminText: (name: string) => `Los eventos de ${name} desaparecen de tu calendario y dejas de ser administrador de la sede.`,
    credit: '© OpenStreetMap contributors', creditOthers: ' · NYC Parks · DataSF',
    findVenues: 'Buscar sedes', addVenue: 'Añadir una sede',
    gone: 'Esta sede no existe', goneText: 'Puede que el enlace sea incorrecto o que la sede se haya eliminado.',
    mapLabel: 'Mapa', mapFailed: 'El mapa no se puede mostrar en este dispositivo.', zoomIn: 'Acercar', zoomOut: 'Alejar',
  },
)
