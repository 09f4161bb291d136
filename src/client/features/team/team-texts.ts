// Words around partners: finding one, the requests on their way, the team. `formed` is the spec's, to the letter.
import { texts } from '../../i18n/texts.ts'

export const teamTexts = texts(
  {
    title: 'Your team', partner: 'Your partner', unknownSkill: '???', skill: (skill: string) => `Level ${skill}`, write: (name: string) => `Message ${name}`,
    bothEnter: 'Teams of two sign up together: one taps, both are in.', optional: 'Playing with somebody? Ask them to be your partner, and the roster shows it.', find: 'Find a partner', askAnother: 'Ask somebody else',
    asked: (name: string) => `You asked ${name}`, waiting: 'No answer yet. They find it in their messages.', asksYou: (name: string) => `${name} wants to be your partner`, accept: 'Accept', decline: 'Decline', formed: 'Team formed!',
    end: 'End team', endTitle: (name: string) => `End your team with ${name}?`, endText: 'They are told. You can ask somebody else until the event starts.', ended: 'Your team has ended.', together: 'You are signed up together.',
    finderTitle: 'Find a partner', search: 'Search players by name', noneFound: 'No player found', noneFoundText: 'Try another part of the name.', failed: 'Players could not be loaded', tryAgain: 'Try again', loading: 'Looking for players…',
    sent: (name: string) => `${name} has your request`, sentText: 'We tell you when they accept.', close: 'Close', requests: 'Partner requests',
  },
  {
    title: 'Tu equipo', partner: 'Tu pareja', unknownSkill: '???', skill: (skill: string) => `Nivel ${skill}`, write: (name: string) => `Escribir a ${name}`,
    bothEnter: 'Los equipos de dos se apuntan juntos: uno toca y entran los dos.', optional: '¿Juegas con alguien? Pídele que sea tu pareja y la lista lo mostrará.', find: 'Buscar pareja', askAnother: 'Pedírselo a otra persona',
    asked: (name: string) => `Se lo pediste a ${name}`, waiting: 'Aún no ha respondido. Lo tiene en sus mensajes.', asksYou: (name: string) => `${name} quiere ser tu pareja`, accept: 'Aceptar', decline: 'Rechazar', formed: '¡Equipo formado!',
    end: 'Deshacer equipo', endTitle: (name: string) => `¿Deshacer tu equipo con ${name}?`, endText: 'Le avisamos. Puedes pedírselo a otra persona hasta que empiece el evento.', ended: 'Tu equipo está deshecho.', together: 'Estáis apuntados juntos.',
    finderTitle: 'Buscar pareja', search: 'Buscar jugadores por nombre', noneFound: 'Ningún jugador', noneFoundText: 'Prueba otra parte del nombre.', failed: 'No se pudieron cargar los jugadores', tryAgain: 'Reintentar', loading: 'Buscando jugadores…',
    sent: (name: string) => `${name} tiene tu petición`, sentText: 'Te avisamos cuando acepte.', close: 'Cerrar', requests: 'Peticiones de pareja',
  },
)
