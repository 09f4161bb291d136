// Words of the scoreboard at the court.
import { texts } from '../../i18n/texts.ts'

export const boardTexts = texts(
  {
    close: 'Close the scoreboard', undo: 'Undo', and: ' & ', call: 'Score', games: (mine: number, theirs: number) => `Games ${mine}–${theirs}`,
    won: (names: string, points: number) => `Rally for ${names}, ${points}`, serves: (name: string, half: string) => `${name} serves, ${half}`, right: 'right half', left: 'left half', firstServer: '1st server', secondServer: '2nd server', receives: 'Receives',
    tap: 'Tap the side that won the rally.', point: 'Point', sideOut: 'Side out', second: 'Second server', game: 'Game! The other side serves first now.', turned: 'Halves changed', serve: 'Serve changed', changeEnds: 'Change ends',
    setup: 'Before the first rally', servesFirst: (names: string) => `First serve: ${names}`, swap: (names: string) => `Swap ${names}`,
    wins: (names: string) => `Won by ${names}`, send: 'Send the score', sendNote: 'It goes out once, now or as soon as there is a connection.', sent: 'Score sent', undoLast: 'Undo the last rally', done: 'Back to the matches',
    already: 'A score of this match was told already. Open the match to compare.', onlyWatching: 'Only players of the match and its organizer can send the score.', newBoard: 'Start again',
  },
  {
    close: 'Cerrar el marcador', undo: 'Deshacer', and: ' y ', call: 'Marcador', games: (mine: number, theirs: number) => `Juegos ${mine}–${theirs}`,
    won: (names: string, points: number) => `Rally para ${names}, ${points}`, serves: (name: string, half: string) => `Saca ${name}, ${half}`, right: 'lado derecho', left: 'lado izquierdo', firstServer: '1.er saque', secondServer: '2.º saque', receives: 'Recibe',
    tap: 'Toca el lado que ganó el rally.', point: 'Punto', sideOut: 'Cambio de saque', second: 'Segundo saque', game: '¡Juego! Ahora saca primero el otro lado.', turned: 'Lados de la pareja cambiados', serve: 'Saque cambiado', changeEnds: 'Cambio de campo',
    setup: 'Antes del primer rally', servesFirst: (names: string) => `Primer saque: ${names}`, swap: (names: string) => `Intercambiar ${names}`,
    wins: (names: string) => `Victoria de ${names}`, send: 'Enviar el resultado', sendNote: 'Sale una sola vez, ahora o en cuanto haya conexión.', sent: 'Resultado enviado', undoLast: 'Deshacer el último rally', done: 'Volver a los partidos',
    already: 'Ya hay un resultado de este partido. Abre el partido para comparar.', onlyWatching: 'Solo los jugadores del partido y el organizador pueden enviar el resultado.', newBoard: 'Empezar de nuevo',
  },
)
