// Words of alerts, the same on the screen, in a push message and in an e-mail: one sentence for
// every kind, made from the name of the event, the player and the club it is about.
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { texts } from './texts.ts'

export type AlertNames = {
  event: string
  player: string
  club: string
  league: string
  location: string
  score: string
  medal: Medal | null
  round: string
  court: string
  partner: string
  opponents: string
  /** Its name. */ diamond: string
  amount: string
  tier: string
  /** How many players are missing; ''. */ needs: string
  /** How many other events; ''. */ others: string
  /** 'unranked', of a club 'deleted', or ''. */ why: string
}

const englishMedals = { gold: 'gold', silver: 'silver', bronze: 'bronze' }
const spanishMedals = { gold: 'el oro', silver: 'la plata', bronze: 'el bronce' }

const english: Record<AlertKind, (names: AlertNames) => string> = {
  'event-deleted': ({ event }) => `${event} was deleted`,
  'event-cancelled': ({ event }) => `${event} was cancelled`,
  'event-handed-over': ({ event }) =>
    `You’re now the organizer of ${event}: the previous one left Sideout`,
  'event-changed': ({ event }) => `${event} has a new time or place`,
  'event-clock-changed': ({ event }) =>
    `The official clock rules changed there: ${event} still starts at the same local time, but check your calendar`,
  promoted: ({ event }) => `You’re in: a place opened at ${event}`,
  'moved-to-waitlist': ({ event }) => `You’re back on the waitlist for ${event}`,
  'added-to-event': ({ event }) => `You were added to ${event}`,
  'removed-from-event': ({ event }) => `You were removed from ${event}`,
  'drawn-in': ({ event }) => `You’re in: the draw gave you a place at ${event}`,
  'drawn-waiting': ({ event }) => `The draw is in: you’re on the waitlist for ${event}`,
  'reminder-day': ({ event }) =>
    `Coming up: ${event}. Can’t make it? Free your place for someone waiting`,
  'reminder-soon': ({ event, needs }) =>
    `${event} starts soon${needs === '' ? '' : `, and still needs ${needs} more`}. Can’t make it? Say so now`,
  'event-below-minimum': ({ event, needs }) =>
    `${event} still needs ${needs} more ${needs === '1' ? 'player' : 'players'}: invite some, or cancel in time`,
  'event-created-nearby': ({ event, others }) =>
    `New at your venue: ${event}${others === '' ? '' : ` and ${others} more`}`,
  'club-handed-over': ({ club }) => `You now own the club ${club}: its previous owner left Sideout`,
  'club-added': ({ player, club }) => `${player} added you to the club ${club}`,
  'club-invited': ({ player, club }) => `${player} invites you to the club ${club}`,
  'club-removed': ({ club, why }) =>
    why === 'deleted' ? `The club ${club} was deleted` : `You’re no longer in the club ${club}`,
  'team-formed': ({ player, event }) => `Team formed! You play with ${player} at ${event}`,
  'team-ended': ({ player, event }) => `${player} ended your team for ${event}`,
  'admin-joined': ({ player, location }) => `${player} is now an admin at ${location}`,
  'suggestion-made': ({ player, location }) =>
    `${player === '' ? 'A player' : player} suggests an edit to ${location}`,
  'suggestion-applied': ({ location }) => `Your edit to ${location} is live. Thank you!`,
  'suggestion-dismissed': ({ location }) => `Your suggestion for ${location} wasn’t used this time`,
  'match-next': ({ event, round, court, partner, opponents }) =>
    `${round === '' ? `Your next match at ${event}` : `Round ${round} of ${event}`}: ${court === '' ? '' : `court ${court} `}${partner === '' ? '' : `with ${partner} `}against ${opponents}`,
  'score-to-confirm': ({ player, event, score }) =>
    score === ''
      ? `${player} entered the result of your match at ${event}. Is that right?`
      : `${player} entered ${score} for your match at ${event}. Is that right?`,
  'score-disputed': ({ player, event, score }) =>
    `${player} says a score at ${event} is wrong${score === '' ? '' : `: ${score}`}. Please decide`,
  'score-decided': ({ event, score }) =>
    score === ''
      ? `The organizer set the result of your match at ${event}`
      : `The organizer set the score of your match at ${event}: ${score}`,
  'were-you-there': ({ event }) => `You were in ${event}`,
  'results-closed': ({ event }) => `The results of ${event} are in`,
  'results-corrected': ({ event, why }) =>
    why === 'unranked'
      ? `${event} doesn’t count for medals anymore, so yours is gone`
      : `The results of ${event} were corrected: your medal now goes to another player`,
  'medal-won': ({ event, medal }) =>
    medal === null
      ? `You won a medal at ${event}!`
      : `You won ${englishMedals[medal]} at ${event}!`,
  'diamond-won': ({ diamond }) => `You earned a diamond: ${diamond}`,
  'tokens-received': ({ player, amount }) =>
    `${player} sent you ${amount === '1' ? 'a token' : `${amount} tokens`}`,
  'pass-granted': ({ tier }) => `You have a Player Pass: ${tier}`,
  'league-invited': ({ player, league }) => `${player} invites you to the league ${league}`,
  'league-asked': ({ player, league }) => `${player} wants you as a partner in ${league}`,
  'league-joined': ({ player, league }) => `${player} is your partner in the league ${league}`,
  'league-added': ({ player, league }) => `${player} added you to the league ${league}`,
  'league-left': ({ player, league }) => `${player} withdrew your team from the league ${league}`,
  'league-removed': ({ league }) => `You’re no longer in the league ${league}`,
  'league-concluded': ({ league }) => `The league ${league} is over: see how it ended`,
}
const spanish: Record<AlertKind, (names: AlertNames) => string> = {
  'event-deleted': ({ event }) => `Se eliminó ${event}`,
  'event-cancelled': ({ event }) => `Se canceló ${event}`,
  'event-handed-over': ({ event }) => `Ahora organizas ${event}: quien lo organizaba dejó Sideout`,
  'event-changed': ({ event }) => `${event} tiene nueva hora o nuevo lugar`,
  'event-clock-changed': ({ event }) =>
    `Cambiaron las reglas horarias del lugar: ${event} empieza a la misma hora local, pero revisa tu calendario`,
  promoted: ({ event }) => `Tienes plaza: se liberó una en ${event}`,
  'moved-to-waitlist': ({ event }) => `Vuelves a la lista de espera de ${event}`,
  'added-to-event': ({ event }) => `Te añadieron a ${event}`,
  'removed-from-event': ({ event }) => `Te quitaron de ${event}`,
  'drawn-in': ({ event }) => `Tienes plaza en ${event}: te la dio el sorteo`,
  'drawn-waiting': ({ event }) => `Sorteo hecho: estás en la lista de espera de ${event}`,
  'reminder-day': ({ event }) =>
    `Se acerca: ${event}. ¿No puedes ir? Libera tu plaza para quien espera`,
  'reminder-soon': ({ event, needs }) =>
    `${event} empieza pronto${needs === '' ? '' : ` y aún faltan ${needs}`}. ¿No puedes ir? Avisa ya`,
  'event-below-minimum': ({ event, needs }) =>
    `A ${event} aún le ${needs === '1' ? 'falta 1 jugador' : `faltan ${needs} jugadores`}: invita a alguien o cancela a tiempo`,
  'event-created-nearby': ({ event, others }) =>
    `Nuevo en tu sede: ${event}${others === '' ? '' : ` y ${others} más`}`,
  'club-handed-over': ({ club }) => `El club ${club} ahora es tuyo: su dueño dejó Sideout`,
  'club-added': ({ player, club }) => `${player} te añadió al club ${club}`,
  'club-invited': ({ player, club }) => `${player} te invita al club ${club}`,
  'club-removed': ({ club, why }) =>
    why === 'deleted' ? `El club ${club} se eliminó` : `Ya no estás en el club ${club}`,
  'team-formed': ({ player, event }) => `¡Equipo formado! Juegas con ${player} en ${event}`,
  'team-ended': ({ player, event }) => `${player} deshizo tu equipo para ${event}`,
  'admin-joined': ({ player, location }) => `${player} ya es administrador en ${location}`,
  'suggestion-made': ({ player, location }) =>
    `${player === '' ? 'Alguien' : player} sugiere un cambio en ${location}`,
  'suggestion-applied': ({ location }) => `Tu cambio en ${location} ya está publicado. ¡Gracias!`,
  'suggestion-dismissed': ({ location }) => `Tu sugerencia para ${location} no se usó esta vez`,
  'match-next': ({ event, round, court, partner, opponents }) =>
    `${round === '' ? `Tu próximo partido en ${event}` : `Ronda ${round} de ${event}`}: ${court === '' ? '' : `cancha ${court} `}${partner === '' ? '' : `con ${partner} `}contra ${opponents}`,
  'score-to-confirm': ({ player, event, score }) =>
    score === ''
      ? `${player} anotó el resultado de tu partido en ${event}. ¿Es correcto?`
      : `${player} anotó ${score} en tu partido de ${event}. ¿Es correcto?`,
  'score-disputed': ({ player, event, score }) =>
    `${player} dice que un resultado en ${event} está mal${score === '' ? '' : `: ${score}`}. Decide tú, por favor`,
  'score-decided': ({ event, score }) =>
    score === ''
      ? `El organizador fijó el resultado de tu partido en ${event}`
      : `El organizador fijó el resultado de tu partido en ${event}: ${score}`,
  'were-you-there': ({ event }) => `Estuviste en ${event}`,
  'results-closed': ({ event }) => `Ya están los resultados de ${event}`,
  'results-corrected': ({ event, why }) =>
    why === 'unranked'
      ? `${event} ya no cuenta para medallas, así que ya no tienes la tuya`
      : `Se corrigieron los resultados de ${event} y tu medalla pasó a otra persona`,
  'medal-won': ({ event, medal }) =>
    medal === null
      ? `¡Ganaste una medalla en ${event}!`
      : `¡Ganaste ${spanishMedals[medal]} en ${event}!`,
  'diamond-won': ({ diamond }) => `Ganaste un diamante: ${diamond}`,
  'tokens-received': ({ player, amount }) =>
    `${player} te envió ${amount === '1' ? 'una ficha' : `${amount} fichas`}`,
  'pass-granted': ({ tier }) => `Tienes un Player Pass: ${tier}`,
  'league-invited': ({ player, league }) => `${player} te invita a la liga ${league}`,
  'league-asked': ({ player, league }) => `${player} quiere que seas su pareja en ${league}`,
  'league-joined': ({ player, league }) => `${player} es tu pareja en la liga ${league}`,
  'league-added': ({ player, league }) => `${player} te añadió a la liga ${league}`,
  'league-left': ({ player, league }) => `${player} retiró tu equipo de la liga ${league}`,
  'league-removed': ({ league }) => `Ya no estás en la liga ${league}`,
  'league-concluded': ({ league }) => `La liga ${league} terminó: mira cómo acabó`,
}
export const alertKindTexts = texts(english, spanish)

export const alertTexts = texts(
  {
    anEvent: 'an event',
    reason: (reason: string) => `“${reason}”`,
    forDates: (sentence: string, dates: string) => `${sentence} (${dates} dates)`,
  },
  {
    anEvent: 'un evento',
    reason: (reason: string) => `«${reason}»`,
    forDates: (sentence: string, dates: string) => `${sentence} (${dates} fechas)`,
  },
)
