// Words of the media screen.
import { texts } from '../../i18n/texts.ts'

export const mediaTexts = texts(
  {
    title: 'Media', lead: 'Photos of my venues, and what players share there', back: 'Back', loading: 'Loading media…', failed: 'could not get data', retry: 'Try again', showMore: 'Show More', close: 'Close',
    venue: 'Venue', allVenues: 'All my venues', share: 'Share a link', shareTitle: 'Share a video or a post', shareLead: 'Everyone who looks at the venue sees it here. It opens on its own site; nothing of it is loaded before.',
    address: 'Address', addressHint: 'From YouTube, Instagram, Facebook, X or Medium', caption: 'What is it?', captionHint: 'Such as “Saturday’s final”', send: 'Share', shared: 'Shared', addressMissing: 'Paste the address, please.',
    empty: 'Nothing here yet', emptyText: 'Share the first video or post of your venue.', noVenues: 'No venues yet', noVenuesText: 'What happens at your venues shows here. Add one first.', findVenues: 'Find venues',
    photoOf: (venue: string) => `Photo of ${venue}`, video: 'Video', post: 'Post', on: (kind: string, network: string) => `${kind} on ${network}`, opens: (what: string, network: string) => `${what}, opens ${network}`,
    more: (what: string) => `More about ${what}`, remove: 'Remove', removeTitle: 'Remove this link?', removeText: 'It disappears for everyone at this venue.', removed: 'Removed', report: 'Report', toVenue: 'To the venue',
  },
  {
    title: 'Fotos y vídeos', lead: 'Fotos de mis sedes y lo que los jugadores comparten allí', back: 'Atrás', loading: 'Cargando…', failed: 'no se pudieron obtener los datos', retry: 'Reintentar', showMore: 'Mostrar más', close: 'Cerrar',
    venue: 'Sede', allVenues: 'Todas mis sedes', share: 'Compartir un enlace', shareTitle: 'Compartir un vídeo o una publicación', shareLead: 'Lo ve aquí quien mira la sede. Se abre en su propio sitio; antes no se carga nada de él.',
    address: 'Dirección', addressHint: 'De YouTube, Instagram, Facebook, X o Medium', caption: '¿Qué es?', captionHint: 'Por ejemplo, «La final del sábado»', send: 'Compartir', shared: 'Compartido', addressMissing: 'Pega la dirección, por favor.',
    empty: 'Aún no hay nada', emptyText: 'Comparte el primer vídeo o la primera publicación de tu sede.', noVenues: 'Aún sin sedes', noVenuesText: 'Aquí se ve lo que pasa en tus sedes. Añade una primero.', findVenues: 'Buscar sedes',
    photoOf: (venue: string) => `Foto de ${venue}`, video: 'Vídeo', post: 'Publicación', on: (kind: string, network: string) => `${kind} en ${network}`, opens: (what: string, network: string) => `${what}, abre ${network}`,
    more: (what: string) => `Más sobre ${what}`, remove: 'Quitar', removeTitle: '¿Quitar este enlace?', removeText: 'Desaparece para todos en esta sede.', removed: 'Quitado', report: 'Denunciar', toVenue: 'A la sede',
  },
)
