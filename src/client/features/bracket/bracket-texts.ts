// Words of the picture of a bracket.
import { texts } from '../../i18n/texts.ts'

export const bracketTexts = texts(
  {
    main: 'Bracket', winners: 'Winners’ bracket', losers: 'Losers’ bracket', finals: 'Final', consolation: 'Consolation bracket',
    round: (n: number) => `Round ${n}`, quarterfinals: 'Quarterfinals', semifinals: 'Semifinals', final: 'Final', secondFinal: 'Second final', winnersFinal: 'Winners’ final', losersFinal: 'Losers’ final', consolationFinal: 'Consolation final',
    match: (n: number) => `Match ${n}`, bronze: 'Third place', court: (n: number) => `Court ${n}`, winnerOf: (n: number) => `Winner of match ${n}`, loserOf: (n: number) => `Loser of match ${n}`, toBeDecided: 'To be decided', and: ' & ',
    won: 'won', walkover: 'Walkover', disputed: 'Disputed', unconfirmed: 'Not confirmed yet', yours: ', your match', scrollable: (name: string) => `${name}, rounds side by side`,
  },
  {
    main: 'Cuadro', winners: 'Cuadro de ganadores', losers: 'Cuadro de perdedores', finals: 'Final', consolation: 'Cuadro de consolación',
    round: (n: number) => `Ronda ${n}`, quarterfinals: 'Cuartos de final', semifinals: 'Semifinales', final: 'Final', secondFinal: 'Segunda final', winnersFinal: 'Final de ganadores', losersFinal: 'Final de perdedores', consolationFinal: 'Final de consolación',
    match: (n: number) => `Partido ${n}`, bronze: 'Tercer puesto', court: (n: number) => `Pista ${n}`, winnerOf: (n: number) => `Ganador del partido ${n}`, loserOf: (n: number) => `Perdedor del partido ${n}`, toBeDecided: 'Por decidir', and: ' y ',
    won: 'gana', walkover: 'Incomparecencia', disputed: 'Rechazado', unconfirmed: 'Sin confirmar', yours: ', tu partido', scrollable: (name: string) => `${name}, rondas una al lado de otra`,
  },
)
