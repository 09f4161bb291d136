// Words of my venues, the small menu of venues, and choosing one.
import { texts } from '../../i18n/texts.ts'

export const myLocationsTexts = texts(
  {
    menuTitle: 'Venues', mine: 'My venues', myHome: 'My home venue', noHome: 'Not chosen yet', changeHome: 'Change home venue', leagues: 'Leagues',
    mineDetail: 'The places where you play', findDetail: 'Near you, by name or city', addDetail: 'Put your court on the map', leaguesDetail: 'At your home venue', players: 'Players and clubs', playersDetail: 'At your home venue', media: 'Photos and videos', mediaDetail: 'From your venues and their players',
    counted: (n: number, limit: number) => `${n} of ${limit} active venues`, calendar: (name: string) => `Calendar of ${name}`, setHome: (name: string) => `Make ${name} my home venue`,
    none: 'No active venues yet', noneText: 'Add the places where you play, and their events appear in your calendar.', notMine: 'This venue is not one of yours.', look: 'Look at it',
    homeOffer: (name: string) => `Make ${name} your home venue?`, makeHome: 'Make it home', isHome: (name: string) => `${name} is your home venue.`,
    pickHome: 'Choose your home venue', pickEvent: 'Where is the event?', favorites: 'My venues', nearby: 'Venues nearby', matching: 'Other venues',
  },
  {
    menuTitle: 'Sedes', mine: 'Mis sedes', myHome: 'Mi sede principal', noHome: 'Aún sin elegir', changeHome: 'Cambiar la sede principal', leagues: 'Ligas',
    mineDetail: 'Los lugares donde juegas', findDetail: 'Cerca de ti, por nombre o ciudad', addDetail: 'Pon tu pista en el mapa', leaguesDetail: 'En tu sede principal', players: 'Jugadores y clubes', playersDetail: 'En tu sede principal', media: 'Fotos y vídeos', mediaDetail: 'De tus sedes y sus jugadores',
    counted: (n: number, limit: number) => `${n} de ${limit} sedes activas`, calendar: (name: string) => `Calendario de ${name}`, setHome: (name: string) => `Hacer de ${name} mi sede principal`,
    none: 'Aún no tienes sedes activas', noneText: 'Añade los lugares donde juegas y sus eventos aparecerán en tu calendario.', notMine: 'Esta sede no es una de las tuyas.', look: 'Verla',
    homeOffer: (name: string) => `¿Hacer de ${name} tu sede principal?`, makeHome: 'Hacerla principal', isHome: (name: string) => `${name} es tu sede principal.`,
    pickHome: 'Elige tu sede principal', pickEvent: '¿Dónde es el evento?', favorites: 'Mis sedes', nearby: 'Sedes cercanas', matching: 'Otras sedes',
  },
)
