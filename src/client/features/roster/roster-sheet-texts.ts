// Words of the roster on paper and in a file.
import { texts } from '../../i18n/texts.ts'

export const rosterSheetTexts = texts(
  {
    number: 'No.', name: 'Name', level: 'Level', guests: 'Guests', partner: 'Partner', place: 'Place', attendance: 'Attendance', playing: 'Playing', waiting: 'Waitlist', here: 'Here', noShow: 'No-show', players: (n: number) => `Players (${n})`, waitlist: (n: number) => `Waitlist (${n})`,
    print: 'Print', nobody: 'Nobody yet', extra: 'Who else came',
  },
  {
    number: 'N.º', name: 'Nombre', level: 'Nivel', guests: 'Acomp.', partner: 'Pareja', place: 'Lugar', attendance: 'Asistencia', playing: 'Juega', waiting: 'En espera', here: 'Presente', noShow: 'No vino', players: (n: number) => `Jugadores (${n})`, waitlist: (n: number) => `Lista de espera (${n})`,
    print: 'Imprimir', nobody: 'Todavía nadie', extra: 'Quién más vino',
  },
)
