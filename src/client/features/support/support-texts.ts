// Words of the support screen.
import type { HelpPlace, HelpTopic } from '#contract/help.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import { plural, texts } from '../../i18n/texts.ts'

export const supportTexts = texts(
  {
    title: 'Support', back: 'Back', lead: 'Look it up, ask Poppi, or write to the people who run this server.', askPoppi: 'Ask Poppi',
    search: 'Search the help', loading: 'Loading the help…', none: 'No article found', noneText: 'Try another word, ask Poppi, or write to the operator below.', copy: 'Link to this article',
    notifications: 'Why do I get no notifications?', check: 'Check now', contact: 'Write to the operator', about: 'About this server',
  },
  {
    title: 'Ayuda', back: 'Atrás', lead: 'Búscalo, pregunta a Poppi o escribe a quienes llevan este servidor.', askPoppi: 'Preguntar a Poppi',
    search: 'Buscar en la ayuda', loading: 'Cargando la ayuda…', none: 'Ningún artículo', noneText: 'Prueba otra palabra, pregunta a Poppi o escribe abajo al operador.', copy: 'Enlace a este artículo',
    notifications: '¿Por qué no recibo avisos?', check: 'Comprobar ahora', contact: 'Escribir al operador', about: 'Sobre este servidor',
  },
)

const topics: Record<HelpTopic, string> = { events: 'Events', play: 'Play', people: 'People and clubs', venues: 'Venues', account: 'Account', app: 'The app' }
const temas: Record<HelpTopic, string> = { events: 'Eventos', play: 'Juego', people: 'Personas y clubes', venues: 'Sedes', account: 'Cuenta', app: 'La aplicación' }
export const topicTexts = texts(topics, temas)

const places: Record<HelpPlace, string> = {
  welcome: 'Home', calendar: 'Calendar', list: 'Event list', create: 'Create an event', myEvents: 'My events', history: 'My history', venues: 'My venues', venueList: 'Venues', newVenue: 'Add a venue', community: 'My community', messages: 'Messages', leaderboard: 'Leaderboard', leagues: 'Leagues', profile: 'My profile', settings: 'Settings', pass: 'Player Pass', poppi: 'Poppi', contact: 'The form below',
}
const lugares: Record<HelpPlace, string> = {
  welcome: 'Inicio', calendar: 'Calendario', list: 'Lista de eventos', create: 'Crear un evento', myEvents: 'Mis eventos', history: 'Mi historial', venues: 'Mis sedes', venueList: 'Sedes', newVenue: 'Añadir una sede', community: 'Mi comunidad', messages: 'Mensajes', leaderboard: 'Clasificación', leagues: 'Ligas', profile: 'Mi perfil', settings: 'Ajustes', pass: 'Player Pass', poppi: 'Poppi', contact: 'El formulario de abajo',
}
export const placeTexts = texts(places, lugares)

const contactTopics: Record<ContactTopic, string> = { question: 'A question', problem: 'Something does not work', idea: 'An idea', account: 'Account and sign-in', player: 'A player or a venue', privacy: 'Privacy' }
const asuntos: Record<ContactTopic, string> = { question: 'Una pregunta', problem: 'Algo no funciona', idea: 'Una idea', account: 'Cuenta e inicio de sesión', player: 'Un jugador o una sede', privacy: 'Privacidad' }
export const contactTopicTexts = texts(contactTopics, asuntos)

export const contactTexts = texts(
  {
    lead: 'The answer comes to the mail address of your account. For what concerns one venue, its admins are quicker.', topic: 'About', text: 'Your message', missing: 'Please write what it is about.', send: 'Send', sent: (number: string) => `Thank you. Your letter has the number ${number}.`,
    sentText: 'Name it when you ask again.', another: 'Write another', waiting: 'Your letter waits for the network and is sent by itself.', offline: 'You have no network: your letter is sent when it is back.',
  },
  {
    lead: 'La respuesta llega al correo de tu cuenta. Para lo que afecta a una sede, sus administradores son más rápidos.', topic: 'Asunto', text: 'Tu mensaje', missing: 'Escribe de qué se trata.', send: 'Enviar', sent: (number: string) => `Gracias. Tu carta tiene el número ${number}.`,
    sentText: 'Nómbralo si vuelves a preguntar.', another: 'Escribir otra', waiting: 'Tu carta espera la conexión y se enviará sola.', offline: 'No tienes conexión: tu carta se enviará cuando vuelva.',
  },
)

export const statusTexts = texts(
  {
    loading: 'Asking the server…', failed: 'The server could not be asked', retry: 'Try again', server: 'Server and database', works: 'Working', mail: 'Mail', mailServer: 'Through a mail server', mailFiles: 'Not set up: mails stay on the server', push: 'Push messages', on: 'Set up', off: 'Not set up', notifications: 'Notifications', inTime: 'None is late', late: (n: number) => plural('en', n, { one: '# is late', other: '# are late' }),
    operator: 'Letters to the operator', mailed: 'Mailed to the operator', kept: 'Kept for the operator', version: 'Version', here: 'This device', time: 'Time of the server',
    licence: 'Sideout is open software (AGPL-3.0-or-later).', source: 'Source code', sourceAsk: 'The operator gives you its source code.', licences: 'Licences of what it is made with', api: 'The API', credits: 'Venue data', docs: 'Terms', privacy: 'Privacy',
  },
  {
    loading: 'Preguntando al servidor…', failed: 'No se pudo preguntar al servidor', retry: 'Reintentar', server: 'Servidor y base de datos', works: 'Funcionan', mail: 'Correo', mailServer: 'Por un servidor de correo', mailFiles: 'Sin configurar: los correos se quedan en el servidor', push: 'Avisos push', on: 'Configurados', off: 'Sin configurar', notifications: 'Notificaciones', inTime: 'Ninguna se retrasa', late: (n: number) => plural('es', n, { one: '# se retrasa', other: '# se retrasan' }),
    operator: 'Cartas al operador', mailed: 'Llegan por correo', kept: 'Guardadas para el operador', version: 'Versión', here: 'Este dispositivo', time: 'Hora del servidor',
    licence: 'Sideout es software abierto (AGPL-3.0-or-later).', source: 'Código fuente', sourceAsk: 'El operador te da su código fuente.', licences: 'Licencias de lo que usa', api: 'La API', credits: 'Datos de sedes', docs: 'Condiciones', privacy: 'Privacidad',
  },
)
