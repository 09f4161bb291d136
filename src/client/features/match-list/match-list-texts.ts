// Words of the match list for everyone: rounds, courts, who plays and who sits out. What organizers do has words of its own.
import { plural, texts } from '../../i18n/texts.ts'

const fromTo = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`)

export const matchListTexts = texts(
  {
    back: 'Back', title: 'Matches', loading: 'Loading the matches…', failed: 'The matches could not be loaded', tryAgain: 'Try again', notFound: 'Event not found', notFoundText: 'It does not exist, or it is private.', toCalendar: 'To the calendar', close: 'Close',
    closed: 'Closed', live: 'Live', toResults: 'Results', finish: 'Finish the event', toEvent: 'To the event', print: 'Print view', tv: 'TV view', printNow: 'Print', roundWord: 'Round', sides: 'Sides', score: 'Score', watching: 'Live match list', linkDead: 'This link is no longer valid', linkDeadText: 'The organizer has switched it off, or made a new one.', openApp: 'About Sideout',
    tabs: 'Parts of the match list', now: 'Now', rounds: 'Rounds', standings: 'Standings', me: 'Me',
    notOpen: 'Not started yet', notOpenText: 'As soon as the organizer opens the match list, your courts and matches show here by themselves.',
    noRounds: 'No rounds yet', noRoundsText: 'The organizer is getting the first round ready. It shows here by itself.', noRoundsYours: 'Check in who is here, then make the rounds.',
    unnamed: (n: number) => `Guest ${n}`, guestOf: (name: string, n: number) => `${name} +${n}`, toBeDecided: 'To be decided', and: ' & ',
    round: (n: number) => `Round ${n}`, roundOf: (n: number, of: number) => `Round ${n} of ${of}`, court: (n: number) => `Court ${n}`, courtWord: 'Court', noCourt: 'Next free court', pool: (n: number) => `Pool ${n}`,
    bronze: 'Match for third place', final: 'Final', bracketRound: (n: number) => `Bracket, round ${n}`, losersRound: (n: number) => `Losers’ bracket, round ${n}`, consolationRound: (n: number) => `Consolation, round ${n}`,
    versus: 'v', with: (name: string) => `with ${name}`, against: (names: string) => `v ${names}`, ofMatch: (names: string) => `, ${names}`,
    yourMatch: 'Your match', nextBye: (round: number) => `Next bye: round ${round}`, youSit: (n: number) => `You sit out round ${n}`, thenNext: (where: string) => `Then ${where}`, youAreDone: 'You have played all your matches', youLeft: 'You have left this evening', notIn: 'You are not in this match list', notInText: 'The organizer adds players to it. You can follow everything here.',
    winsLosses: (wins: number, losses: number) => `${wins}–${losses}`, firstBye: 'First bye: everyone gets one before anyone gets two', byeAgain: (n: number, last: number) => `Bye ${n}, the last one was in round ${last}`, sitsOut: 'Sits out', sitting: (names: string) => `Sit out: ${names}`, sitOut: (n: number) => plural('en', n, { one: 'Sits out', other: 'Sit out' }), allDone: 'All rounds are played', allDoneText: 'The standings are complete as soon as the last scores are confirmed.', nothingNow: 'Nothing to play right now', nothingNowText: 'The next matches show as soon as both sides are known.',
    onCourt: 'On court', doneOf: (done: number, of: number) => `${done} of ${of} done`, planned: 'Planned', done: 'Played',
    enterScore: 'Enter score', confirmScore: 'Confirm score', seeScore: 'See score', decideScore: 'Decide score', scoreboard: 'Scoreboard', unconfirmed: 'Not confirmed yet', disputed: 'Disputed', walkover: 'Walkover', won: 'won',
    myMatches: 'My matches', myByes: 'Byes to come', record: (wins: number, losses: number) => `${wins} won · ${losses} lost`, noMatches: 'No matches yet',
    fairness: 'How fair the rounds are', partnerRepeats: (n: number) => (n === 0 ? 'No partner comes twice' : plural('en', n, { one: 'A partner comes again once', other: 'Partners come again # times' })), opponentsFromTo: (min: number, max: number) => `Same opponent: ${fromTo(min, max)} ${min === 1 && max === 1 ? 'time' : 'times'}`, byesFromTo: (min: number, max: number) => `Byes each: ${fromTo(min, max)}`,
    whyByes: (players: number, courts: number, sitting: number) => `${players} players on ${plural('en', courts, { one: '# court', other: '# courts' })}: ${plural('en', sitting, { one: '# sits out', other: '# sit out' })} each round`,
    allMet: 'Everyone meets everyone', neverMet: (n: number) => plural('en', n, { one: '# pair never meets', other: '# pairs never meet' }),
  },
  {
    back: 'Atrás', title: 'Partidos', loading: 'Cargando los partidos…', failed: 'No se pudieron cargar los partidos', tryAgain: 'Reintentar', notFound: 'Evento no encontrado', notFoundText: 'No existe o es privado.', toCalendar: 'Ir al calendario', close: 'Cerrar',
    closed: 'Cerrado', live: 'En vivo', toResults: 'Resultados', finish: 'Terminar el evento', toEvent: 'Ir al evento', print: 'Vista para imprimir', tv: 'Vista para TV', printNow: 'Imprimir', roundWord: 'Ronda', sides: 'Lados', score: 'Resultado', watching: 'Lista de partidos en vivo', linkDead: 'Este enlace ya no es válido', linkDeadText: 'El organizador lo desactivó o creó otro.', openApp: 'Sobre Sideout',
    tabs: 'Partes de la lista de partidos', now: 'Ahora', rounds: 'Rondas', standings: 'Tabla', me: 'Yo',
    notOpen: 'Aún no ha empezado', notOpenText: 'En cuanto el organizador abra la lista de partidos, tus pistas y partidos aparecerán aquí solos.',
    noRounds: 'Aún no hay rondas', noRoundsText: 'El organizador prepara la primera ronda. Aparecerá aquí sola.', noRoundsYours: 'Marca quién está y crea las rondas.',
    unnamed: (n: number) => `Acompañante ${n}`, guestOf: (name: string, n: number) => `${name} +${n}`, toBeDecided: 'Por decidir', and: ' y ',
    round: (n: number) => `Ronda ${n}`, roundOf: (n: number, of: number) => `Ronda ${n} de ${of}`, court: (n: number) => `Pista ${n}`, courtWord: 'Pista', noCourt: 'Próxima pista libre', pool: (n: number) => `Grupo ${n}`,
    bronze: 'Partido por el tercer puesto', final: 'Final', bracketRound: (n: number) => `Cuadro, ronda ${n}`, losersRound: (n: number) => `Cuadro de perdedores, ronda ${n}`, consolationRound: (n: number) => `Consolación, ronda ${n}`,
    versus: 'contra', with: (name: string) => `con ${name}`, against: (names: string) => `contra ${names}`, ofMatch: (names: string) => `, ${names}`,
    yourMatch: 'Tu partido', nextBye: (round: number) => `Próximo descanso: ronda ${round}`, youSit: (n: number) => `Descansas en la ronda ${n}`, thenNext: (where: string) => `Después: ${where}`, youAreDone: 'Has jugado todos tus partidos', youLeft: 'Te has ido por hoy', notIn: 'No estás en esta lista de partidos', notInText: 'El organizador añade a los jugadores. Aquí puedes seguirlo todo.',
    winsLosses: (wins: number, losses: number) => `${wins}–${losses}`, firstBye: 'Primer descanso: todos tienen uno antes de que alguien tenga dos', byeAgain: (n: number, last: number) => `Descanso ${n}, el último fue en la ronda ${last}`, sitsOut: 'Descansan', sitting: (names: string) => `Descansan: ${names}`, sitOut: (n: number) => plural('es', n, { one: 'Descansa', other: 'Descansan' }), allDone: 'Todas las rondas jugadas', allDoneText: 'La tabla está completa en cuanto se confirmen los últimos resultados.', nothingNow: 'Ahora no hay nada que jugar', nothingNowText: 'Los próximos partidos aparecen en cuanto se conozcan ambos lados.',
    onCourt: 'En pista', doneOf: (done: number, of: number) => `${done} de ${of} listos`, planned: 'Prevista', done: 'Jugada',
    enterScore: 'Poner resultado', confirmScore: 'Confirmar', seeScore: 'Ver resultado', decideScore: 'Decidir', scoreboard: 'Marcador', unconfirmed: 'Sin confirmar', disputed: 'Rechazado', walkover: 'Incomparecencia', won: 'gana',
    myMatches: 'Mis partidos', myByes: 'Descansos pendientes', record: (wins: number, losses: number) => `Ganados ${wins} · Perdidos ${losses}`, noMatches: 'Aún no hay partidos',
    fairness: 'Lo justas que son las rondas', partnerRepeats: (n: number) => (n === 0 ? 'Ninguna pareja se repite' : plural('es', n, { one: 'Una pareja se repite una vez', other: 'Las parejas se repiten # veces' })), opponentsFromTo: (min: number, max: number) => `Mismo rival: ${fromTo(min, max)} ${min === 1 && max === 1 ? 'vez' : 'veces'}`, byesFromTo: (min: number, max: number) => `Descansos por jugador: ${fromTo(min, max)}`,
    whyByes: (players: number, courts: number, sitting: number) => `${players} jugadores en ${plural('es', courts, { one: '# pista', other: '# pistas' })}: en cada ronda ${plural('es', sitting, { one: 'descansa #', other: 'descansan #' })}`,
    allMet: 'Todos se cruzan con todos', neverMet: (n: number) => plural('es', n, { one: '# pareja nunca se cruza', other: '# parejas nunca se cruzan' }),
  },
)
