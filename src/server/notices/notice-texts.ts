// Words of push messages and mails around what they tell; what alerts themselves say stands in contract/alert-texts.ts.
import { texts } from '#contract/texts.ts'

export const noticeTexts = texts(
  {
    teamRequest: (player: string, event: string) => `${player} wants to team up with you for ${event}`, adminRequest: (player: string, location: string) => `${player} invites you to look after ${location} as an admin`,
    eventMessage: (event: string) => `New messages: ${event}`, calendarRequest: (event: string) => `Invitation: ${event}`, calendarCancel: (event: string) => `Cancelled: ${event}`,
    wrote: (player: string) => `${player} wrote to you`, more: (count: number) => `+${count} more`, subjectMore: (subject: string, count: number) => `${subject} (+${count} more)`,
    testTitle: 'Notifications work', testText: 'This is the test you asked for.',
    toResults: 'See the results', toMatchList: 'Open the match list', toEvent: 'See the event', toLeague: 'See the league', toClub: 'See the club', toVenue: 'See the venue', toSuggestions: 'See what is suggested', toThread: 'Answer', toRewards: 'See what you have', toPass: 'Open your Player Pass', toAlerts: 'See your alerts',
    digestSubject: (count: string) => `Your day on Sideout: ${count}`, digestLead: 'What happened since yesterday evening.', thing: '# thing', things: '# things', moreBelow: 'There is more in the app.',
    why: (groups: string) => `You get this mail because mails are on for: ${groups}.`, whyTest: 'You get this mail because you asked for a test.', settings: 'Change what you get', stop: 'Stop these mails', signature: 'See you on the court. Sideout',
  },
  {
    teamRequest: (player: string, event: string) => `${player} quiere formar equipo contigo para ${event}`, adminRequest: (player: string, location: string) => `${player} te invita a cuidar de ${location} como administrador`,
    eventMessage: (event: string) => `Mensajes nuevos: ${event}`, calendarRequest: (event: string) => `Invitación: ${event}`, calendarCancel: (event: string) => `Cancelado: ${event}`,
    wrote: (player: string) => `${player} te ha escrito`, more: (count: number) => `+${count} más`, subjectMore: (subject: string, count: number) => `${subject} (+${count} más)`,
    testTitle: 'Las notificaciones funcionan', testText: 'Esta es la prueba que has pedido.',
    toResults: 'Ver los resultados', toMatchList: 'Abrir la lista de partidos', toEvent: 'Ver el evento', toLeague: 'Ver la liga', toClub: 'Ver el club', toVenue: 'Ver la sede', toSuggestions: 'Ver lo que se sugiere', toThread: 'Responder', toRewards: 'Ver lo que tienes', toPass: 'Abrir tu Player Pass', toAlerts: 'Ver tus avisos',
    digestSubject: (count: string) => `Tu día en Sideout: ${count}`, digestLead: 'Lo que ha pasado desde ayer por la tarde.', thing: '# novedad', things: '# novedades', moreBelow: 'Hay más en la aplicación.',
    why: (groups: string) => `Recibes este correo porque tienes activados los correos de: ${groups}.`, whyTest: 'Recibes este correo porque has pedido una prueba.', settings: 'Cambiar lo que recibes', stop: 'No recibir más estos correos', signature: 'Nos vemos en la pista. Sideout',
  },
)

/** The page behind "Stop these mails". */
export const stopMailsTexts = texts(
  {
    title: 'Stop these mails', ask: (groups: string) => `No more mails about: ${groups}?`, keep: 'What happens in the app, and push messages, stay as they are. You can change all of it in the settings.', button: 'Stop these mails',
    done: 'Done', doneText: (groups: string) => `You get no more mails about: ${groups}.`, settings: 'Open the settings', badTitle: 'This link does not work', bad: 'It is not complete, or not one of ours. You can change what you get in the settings.',
  },
  {
    title: 'No recibir más estos correos', ask: (groups: string) => `¿No quieres más correos de: ${groups}?`, keep: 'Los avisos en la aplicación y las notificaciones siguen como están. Puedes cambiarlo todo en los ajustes.', button: 'No recibir más estos correos',
    done: 'Hecho', doneText: (groups: string) => `Ya no recibirás correos de: ${groups}.`, settings: 'Abrir los ajustes', badTitle: 'Este enlace no funciona', bad: 'No está completo o no es nuestro. Puedes cambiar lo que recibes en los ajustes.',
  },
)
