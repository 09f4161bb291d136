// Words of a score: telling it, answering it, deciding it.
import { texts } from '../../i18n/texts.ts'

export const scoreTexts = texts(
  {
    close: 'Close', and: ' & ', toDecide: 'To be decided', gameScore: (ahead: number, behind: number) => `${ahead}–${behind}`, rule: (points: number, winBy: number) => `To ${points}, win by ${winBy}`, bestOf: (games: number) => `best of ${games}`, rally: 'rally scoring', sideOut: 'side-out scoring', changeGame: (n: number, score: string) => `Change game ${n}: ${score}`, won: 'won', sides: 'Sides', walkover: 'Walkover',
    whoWon: 'Who won?', whoWonGame: (n: number) => `Who won game ${n}?`, loserPoints: (names: string) => `Points of ${names}`, more: 'More points', startOver: 'Start over',
    endedEarly: 'It ended early', notEarly: 'It was played to the end', couldPlay: 'Who could play on?', untilThen: 'Points until then', untilThenNote: 'Leave 0–0 if this game did not begin.', winsWithout: (names: string) => `Won by ${names}: the other side could not play on.`,
    send: 'Send score', sendOwn: 'Count this score', asksOther: (names: string) => `It counts once confirmed by ${names}, or after a day.`, countsAtOnce: 'It counts at once.',
    toldBy: (names: string) => `Told by ${names}`, told: 'A score was told', waitsForYou: 'Is this right? It counts when you confirm it, or after a day.', waitsFor: (names: string) => `Waits for ${names}. Without an answer it counts after a day.`, waits: 'Not confirmed yet. Without an answer it counts after a day.',
    disputedBy: (names: string) => `Disputed by ${names}`, disputed: 'This score is disputed', disputeWaits: 'The organizer decides.', disputeDecide: 'Decide what counts. The players are told.', counts: 'This score counts.', countsByItself: 'Nobody answered for a day, so this score counts.', notPlayed: 'No score yet.', sendToAdmins: 'Send to the venue admins', adminsToast: 'The venue admins are notified', settles: 'A venue admin settles it. Until then it counts in this event’s table only.', settle: 'As a venue admin you settle it: keep the score or correct it.',
    confirm: 'That’s right', agree: 'It is right after all', dispute: 'Not right', tellAnew: 'Change my score', decide: 'Decide', correct: 'Correct the score', clear: 'Take the score back', scoreboard: 'Keep score here, point by point',
    disputeTitle: 'What is wrong?', disputeLabel: 'What was the score, as you remember it?', disputeMissing: 'Say in a few words what is wrong.', sendDispute: 'Send to the organizer', back: 'Back',
    clearTitle: 'Take this score back?', clearText: 'The match is as if it had not been played. Standings and ratings follow.',
    onItsWay: 'On its way…', waitsForNet: 'Waits for the connection. It is sent once, by itself.', refused: 'The score was not taken', tryAgain: 'Try again', discard: 'Discard',
    sentToast: 'Score sent', sentText: 'The other side confirms it.', countsToast: 'The score counts', disputeToast: 'The organizer is told', clearedToast: 'The score was taken back',
  },
  {
    close: 'Cerrar', and: ' y ', toDecide: 'Por decidir', gameScore: (ahead: number, behind: number) => `${ahead}–${behind}`, rule: (points: number, winBy: number) => `A ${points}, ventaja de ${winBy}`, bestOf: (games: number) => `al mejor de ${games}`, rally: 'punto por rally', sideOut: 'solo puntúa quien saca', changeGame: (n: number, score: string) => `Cambiar el juego ${n}: ${score}`, won: 'gana', sides: 'Lados', walkover: 'Incomparecencia',
    whoWon: '¿Quién ganó?', whoWonGame: (n: number) => `¿Quién ganó el juego ${n}?`, loserPoints: (names: string) => `Puntos de ${names}`, more: 'Más puntos', startOver: 'Empezar de nuevo',
    endedEarly: 'Terminó antes de tiempo', notEarly: 'Se jugó hasta el final', couldPlay: '¿Quién podía seguir jugando?', untilThen: 'Puntos hasta entonces', untilThenNote: 'Deja 0–0 si este juego no empezó.', winsWithout: (names: string) => `Victoria de ${names}: el otro lado no pudo seguir.`,
    send: 'Enviar resultado', sendOwn: 'Dar por bueno', asksOther: (names: string) => `Cuenta con la confirmación de ${names}, o al cabo de un día.`, countsAtOnce: 'Cuenta enseguida.',
    toldBy: (names: string) => `Según ${names}`, told: 'Hay un resultado', waitsForYou: '¿Es correcto? Cuenta cuando lo confirmes, o al cabo de un día.', waitsFor: (names: string) => `Espera a ${names}. Sin respuesta cuenta al cabo de un día.`, waits: 'Sin confirmar. Sin respuesta cuenta al cabo de un día.',
    disputedBy: (names: string) => `Rechazado por ${names}`, disputed: 'Este resultado está rechazado', disputeWaits: 'Decide el organizador.', disputeDecide: 'Decide qué cuenta. Se avisa a los jugadores.', counts: 'Este resultado cuenta.', countsByItself: 'Nadie respondió en un día: este resultado cuenta.', notPlayed: 'Aún no hay resultado.', sendToAdmins: 'Enviar a los administradores', adminsToast: 'Avisamos a los administradores de la sede', settles: 'Lo resuelve un administrador de la sede. Hasta entonces solo cuenta en la tabla de este evento.', settle: 'Como administrador de la sede lo resuelves tú: mantén el resultado o corrígelo.',
    confirm: 'Es correcto', agree: 'Al final es correcto', dispute: 'No es correcto', tellAnew: 'Cambiar mi resultado', decide: 'Decidir', correct: 'Corregir el resultado', clear: 'Retirar el resultado', scoreboard: 'Llevar el marcador aquí, punto a punto',
    disputeTitle: '¿Qué está mal?', disputeLabel: '¿Cuál fue el resultado, que tú recuerdes?', disputeMissing: 'Di en pocas palabras qué está mal.', sendDispute: 'Enviar al organizador', back: 'Atrás',
    clearTitle: '¿Retirar este resultado?', clearText: 'El partido queda como si no se hubiera jugado. La tabla y las valoraciones lo siguen.',
    onItsWay: 'Enviando…', waitsForNet: 'Espera la conexión. Se envía una sola vez, sin que hagas nada.', refused: 'El resultado no se aceptó', tryAgain: 'Reintentar', discard: 'Descartar',
    sentToast: 'Resultado enviado', sentText: 'Lo confirma el otro lado.', countsToast: 'El resultado cuenta', disputeToast: 'Avisamos al organizador', clearedToast: 'Resultado retirado',
  },
)
