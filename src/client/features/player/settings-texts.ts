// Words of the settings.
import { texts } from '../../i18n/texts.ts'

export const settingsTexts = texts(
  {
    title: 'Settings', back: 'Back', saved: 'Saved', close: 'Close',
    sections: 'Sections', account: 'Account', notifications: 'Notifications', calendarGroup: 'Calendar', privacy: 'Privacy', signInGroup: 'Sign-in', dataGroup: 'Your data',
    appearance: 'Appearance', language: 'Language', theme: 'Theme', light: 'Light', dark: 'Dark', textSize: 'Text size', textSizeHint: 'On top of what your browser is set to.', percent: (size: string) => `${size}%`,
    home: 'Home page', homeHint: 'What opens first when you come to Sideout.', calendar: 'Calendar', myEvents: 'My Events', list: 'List',
    skill: 'My level', saveSkill: 'Save level', lockedUntil: (day: string) => `You can change it again on ${day}.`,
    confirmSkill: (skill: string) => `Set your level to ${skill}?`, confirmSkillText: 'You can change it again in 10 days.', confirmSkillYes: 'Set level',
    gender: 'Gender', genderHint: 'Used only for women’s, men’s and mixed events. It is never shown to anyone.', woman: 'Woman', man: 'Man', other: 'Other', unsaid: 'Not said',
    visibility: 'Who sees my profile', hide: 'Hide my profile',
    hideHint: 'Players you made friends, people in the same event, and admins of your venues still see it. To everyone else you do not exist: not in player lists, not in search. Your name stays on the rosters you join.',
    leaderboards: 'Leaderboards', onLeaderboards: 'Show me on leaderboards', onLeaderboardsHint: 'When this is off you are on no leaderboard. You still see your own place, and your results still count for your profile.',
    blocked: 'Blocked players',
    signOut: 'Signing out', signOutHere: 'Sign out', signOutEverywhere: 'Sign out everywhere', signOutText: 'Ends your session on every device, this one too. Useful when a phone is lost.',
    signOutQuestion: 'Sign out everywhere?', stillSignedIn: 'The server could not be reached. You are still signed in.',
  },
  {
    title: 'Ajustes', back: 'Atrás', saved: 'Guardado', close: 'Cerrar',
    sections: 'Secciones', account: 'Cuenta', notifications: 'Notificaciones', calendarGroup: 'Calendario', privacy: 'Privacidad', signInGroup: 'Acceso', dataGroup: 'Tus datos',
    appearance: 'Apariencia', language: 'Idioma', theme: 'Tema', light: 'Claro', dark: 'Oscuro', textSize: 'Tamaño del texto', textSizeHint: 'Además de lo que tenga puesto tu navegador.', percent: (size: string) => `${size} %`,
    home: 'Página de inicio', homeHint: 'Lo primero que se abre al entrar en Sideout.', calendar: 'Calendario', myEvents: 'Mis eventos', list: 'Lista',
    skill: 'Mi nivel', saveSkill: 'Guardar nivel', lockedUntil: (day: string) => `Podrás cambiarlo de nuevo el ${day}.`,
    confirmSkill: (skill: string) => `¿Poner tu nivel en ${skill}?`, confirmSkillText: 'Podrás cambiarlo de nuevo dentro de 10 días.', confirmSkillYes: 'Guardar nivel',
    gender: 'Género', genderHint: 'Solo sirve para eventos femeninos, masculinos y mixtos. Nunca se muestra a nadie.', woman: 'Mujer', man: 'Hombre', other: 'Otro', unsaid: 'Sin decir',
    visibility: 'Quién ve mi perfil', hide: 'Ocultar mi perfil',
    hideHint: 'Lo siguen viendo los jugadores que hiciste amigos, quienes están en el mismo evento y los administradores de tus sedes. Para los demás no existes: ni en las listas de jugadores ni en las búsquedas. Tu nombre sigue en las listas de los eventos a los que te apuntas.',
    leaderboards: 'Clasificaciones', onLeaderboards: 'Mostrarme en las clasificaciones', onLeaderboardsHint: 'Si lo desactivas, no apareces en ninguna clasificación. Tú sigues viendo tu puesto, y tus resultados siguen contando en tu perfil.',
    blocked: 'Jugadores bloqueados',
    signOut: 'Cerrar sesión', signOutHere: 'Cerrar sesión', signOutEverywhere: 'Cerrar en todas partes', signOutText: 'Cierra tu sesión en todos los dispositivos, también en este. Útil si pierdes un teléfono.',
    signOutQuestion: '¿Cerrar sesión en todas partes?', stillSignedIn: 'No se pudo llegar al servidor. Tu sesión sigue abierta.',
  },
)
