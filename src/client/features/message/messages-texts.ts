// Words of the messages screens. `failed`, `confirmAdmin`, `teamFormed` and `adminFormed` are the spec's, to the letter.
import { plural, texts } from '../../i18n/texts.ts'

export const messagesTexts = texts(
  {
    title: 'Messages', loading: 'Loading messages…', failed: 'could not get data', retry: 'Try again', showMore: 'Show More', threads: 'Conversations',
    empty: 'No conversations yet', emptyText: 'Search a player above and say hello.', atMyVenue: 'Players at my venue',
    unread: 'Unread: ', you: (text: string) => `You: ${text}`, teamReq: 'Partner request', adminReq: 'Admin invitation',
    search: 'Write to a player', searching: 'Searching players…', noneFound: 'No player has that in their name', found: 'Players found',
    waiting: (count: number) => plural('en', count, { one: 'One message waits to be sent', other: '# messages wait to be sent' }),
    refused: (count: number) => plural('en', count, { one: 'One message was not sent', other: '# messages were not sent' }),
  },
  {
    title: 'Mensajes', loading: 'Cargando mensajes…', failed: 'no se pudieron obtener los datos', retry: 'Reintentar', showMore: 'Mostrar más', threads: 'Conversaciones',
    empty: 'Aún no hay conversaciones', emptyText: 'Busca un jugador arriba y salúdalo.', atMyVenue: 'Jugadores de mi sede',
    unread: 'Sin leer: ', you: (text: string) => `Tú: ${text}`, teamReq: 'Petición de pareja', adminReq: 'Invitación de administrador',
    search: 'Escribir a un jugador', searching: 'Buscando jugadores…', noneFound: 'Ningún jugador tiene eso en su nombre', found: 'Jugadores encontrados',
    waiting: (count: number) => plural('es', count, { one: 'Un mensaje espera para enviarse', other: '# mensajes esperan para enviarse' }),
    refused: (count: number) => plural('es', count, { one: 'Un mensaje no se envió', other: '# mensajes no se enviaron' }),
  },
)

export const threadTexts = texts(
  {
    back: 'Back', loading: 'Loading the conversation…', failed: 'could not get data', retry: 'Try again', showMore: 'Show More', notFound: 'Player not found', notFoundText: 'There is nobody of this name you can write to.', toMessages: 'To my messages',
    yourself: 'This is you', messages: 'Messages', profile: (name: string) => `Profile of ${name}`, empty: (name: string) => `Say hello to ${name}`, emptyText: 'Only the two of you can read what you write here.', today: 'Today', yesterday: 'Yesterday',
    write: 'Write a message', send: 'Send', sending: 'Sending…', willSend: 'Waits for the connection', sent: 'Sent', read: 'Read', notSent: 'Not sent.', again: 'Send again', remove: 'Remove', from: (name: string) => `${name}: `, mine: 'You: ', newestOnly: (n: number) => `These are the newest ${n} messages.`, fresh: 'New message', more: 'More', reportPlayer: 'Report player', reportMessage: 'Report this message', eventLine: (event: string, day: string, time: string) => `${event} · ${day}, ${time}`,
    teamAsked: (name: string) => `${name} wants to be your partner`, teamAsking: (name: string) => `You asked ${name} to be your partner`, adminAsked: (location: string) => `You are invited to become an admin at ${location}`,
    adminAsking: (name: string, location: string) => `You invited ${name} to become an admin at ${location}`, hiddenEvent: 'for an event you cannot see', accept: 'Accept', decline: 'Decline', used: 'Accepted', expired: 'Not taken', open: 'No answer yet',
    confirmAdmin: (location: string) => `Do you wish to accept admin privileges for ${location}?`, teamFormed: 'Team formed!', adminFormed: (location: string) => `You are now an admin at ${location}!`,
  },
  {
    back: 'Atrás', loading: 'Cargando la conversación…', failed: 'no se pudieron obtener los datos', retry: 'Reintentar', showMore: 'Mostrar más', notFound: 'Jugador no encontrado', notFoundText: 'No hay nadie con este nombre a quien puedas escribir.', toMessages: 'A mis mensajes',
    yourself: 'Eres tú', messages: 'Mensajes', profile: (name: string) => `Perfil de ${name}`, empty: (name: string) => `Saluda a ${name}`, emptyText: 'Solo vosotros dos podéis leer lo que escribáis aquí.', today: 'Hoy', yesterday: 'Ayer',
    write: 'Escribe un mensaje', send: 'Enviar', sending: 'Enviando…', willSend: 'Espera la conexión', sent: 'Enviado', read: 'Leído', notSent: 'No enviado.', again: 'Enviar de nuevo', remove: 'Quitar', from: (name: string) => `${name}: `, mine: 'Tú: ', newestOnly: (n: number) => `Estos son los ${n} mensajes más recientes.`, fresh: 'Mensaje nuevo', more: 'Más', reportPlayer: 'Denunciar al jugador', reportMessage: 'Denunciar este mensaje', eventLine: (event: string, day: string, time: string) => `${event} · ${day}, ${time}`,
    teamAsked: (name: string) => `${name} quiere ser tu pareja`, teamAsking: (name: string) => `Le pediste a ${name} que sea tu pareja`, adminAsked: (location: string) => `Te invitan a ser administrador en ${location}`,
    adminAsking: (name: string, location: string) => `Invitaste a ${name} a ser administrador en ${location}`, hiddenEvent: 'para un evento que no puedes ver', accept: 'Aceptar', decline: 'Rechazar', used: 'Aceptada', expired: 'Sin aceptar', open: 'Aún sin respuesta',
    confirmAdmin: (location: string) => `¿Quieres aceptar ser administrador de ${location}?`, teamFormed: '¡Equipo formado!', adminFormed: (location: string) => `¡Ya eres administrador en ${location}!`,
  },
)
