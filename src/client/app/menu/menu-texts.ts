// Words of the menu, which loads when it opens.
import { texts } from '../../i18n/texts.ts'

export const menuTexts = texts(
  {
    title: 'Menu',
    close: 'Close menu',
    playerPass: 'Player Pass',
    home: 'Home',
    profile: 'Profile',
    calendar: 'Event Calendar',
    list: 'Event List',
    myEvents: 'My Events',
    myVenues: 'My Venues',
    community: 'My Community',
    messages: 'Messages',
    support: 'Support',
    signOut: 'Sign Out',
  },
  {
    title: 'Menú',
    close: 'Cerrar menú',
    playerPass: 'Player Pass',
    home: 'Inicio',
    profile: 'Perfil',
    calendar: 'Calendario de eventos',
    list: 'Lista de eventos',
    myEvents: 'Mis eventos',
    myVenues: 'Mis sedes',
    community: 'Mi comunidad',
    messages: 'Mensajes',
    support: 'Ayuda',
    signOut: 'Cerrar sesión',
  },
)
