// The words of the shell: top bar, menu, the states every screen shares.
import { plural, texts } from '../i18n/texts.ts'

export const shellTexts = texts(
  {
    skip: 'Skip to content',
    openMenu: 'Menu',
    alerts: 'Alerts',
    profile: 'Profile',
    unreadMessages: (n: number) =>
      plural('en', n, { one: '# unread message', other: '# unread messages' }),
    unreadAlerts: (n: number) =>
      plural('en', n, { one: '# unread alert', other: '# unread alerts' }),
    medals: (gold: number, silver: number, bronze: number) =>
      `${gold} gold, ${silver} silver, ${bronze} bronze medals`,
    diamonds: (n: number) => plural('en', n, { one: '# diamond', other: '# diamonds' }),
    crowns: (n: number) => plural('en', n, { one: 'admin of # venue', other: 'admin of # venues' }),
    loading: 'Loading…',
    offline: 'No connection. What you see is the last known state.',
    slow: 'This takes longer than usual…',
    noConnection: 'No connection',
    noConnectionText: 'We can’t reach Sideout right now. This continues automatically once we can.',
    stillWorks:
      'What you opened before, such as events and messages, still opens as you last saw it. What you send goes out later.',
    reconnected: 'Reconnected',
    reconnectedText: 'The latest changes may look different.',
    close: 'Close',
    updateReady: 'A new version is ready',
    updateNow: 'Reload',
    updateLater: 'Later',
    wentWrong: 'Something went wrong',
    wentWrongText: 'This screen couldn’t be shown. Your data is safe.',
    tryAgain: 'Try again',
    home: 'Home',
  },
  {
    skip: 'Ir al contenido',
    openMenu: 'Menú',
    alerts: 'Avisos',
    profile: 'Perfil',
    unreadMessages: (n: number) =>
      plural('es', n, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
    unreadAlerts: (n: number) =>
      plural('es', n, { one: '# aviso sin leer', other: '# avisos sin leer' }),
    medals: (gold: number, silver: number, bronze: number) =>
      `medallas: ${gold} de oro, ${silver} de plata, ${bronze} de bronce`,
    diamonds: (n: number) => plural('es', n, { one: '# diamante', other: '# diamantes' }),
    crowns: (n: number) =>
      plural('es', n, { one: 'administra # sede', other: 'administra # sedes' }),
    loading: 'Cargando…',
    offline: 'Sin conexión. Ves el último estado conocido.',
    slow: 'Tarda más de lo normal…',
    noConnection: 'Sin conexión',
    noConnectionText:
      'Ahora no se puede llegar a Sideout. Seguirá automáticamente en cuanto se pueda.',
    stillWorks:
      'Lo que ya abriste, como eventos y mensajes, se abre como lo viste por última vez. Lo que envíes saldrá después.',
    reconnected: 'Conexión restablecida',
    reconnectedText: 'Los últimos cambios pueden verse distintos.',
    close: 'Cerrar',
    updateReady: 'Hay una versión nueva',
    updateNow: 'Recargar',
    updateLater: 'Después',
    wentWrong: 'Algo salió mal',
    wentWrongText: 'No se pudo mostrar la pantalla. Tus datos están a salvo.',
    tryAgain: 'Reintentar',
    home: 'Inicio',
  },
)
