// Words of a draw that was made, and of its check.
import { plural, texts } from '../../i18n/texts.ts'

export const drawTexts = texts(
  {
    title: 'The draw',
    lottery: 'Lottery: everyone who signed up had the same chance.',
    turns: 'Take turns: players who got in least here went first; ties were drawn.',
    made: (when: string) => `Drawn ${when}`,
    madeBy: (when: string, name: string) => `Drawn ${when} by ${name}`,
    check: 'Check the result',
    same: 'Checked: same result',
    order: 'Checked: same order',
    orderNote:
      'Places were also split between women and men; your device doesn’t know which players are which.',
    different: 'The record doesn’t match this result',
    checkNote: 'Your device repeats the draw with the recorded seed and list.',
    seed: (seed: number) => `Seed ${seed}`,
    played: (n: number) => plural('en', n, { one: 'played # time', other: 'played # times' }),
    guests: (n: number) => `+${n}`,
    gone: 'Former player',
    inPlace: 'In',
    waits: 'Waitlist',
    held: (n: number) =>
      plural('en', n, { one: '# place was taken before.', other: '# places were taken before.' }),
    list: 'Drawn order',
    show: 'Show the drawn order',
    nobody: 'No one was in the draw.',
  },
  {
    title: 'El sorteo',
    lottery: 'Sorteo: todos los apuntados tenían la misma probabilidad.',
    turns: 'Por turnos: primero quienes menos jugaron aquí; los empates se sortearon.',
    made: (when: string) => `Hecho el ${when.toLocaleLowerCase('es')}`,
    madeBy: (when: string, name: string) => `Hecho el ${when.toLocaleLowerCase('es')} por ${name}`,
    check: 'Comprobar el resultado',
    same: 'Comprobado: mismo resultado',
    order: 'Comprobado: mismo orden',
    orderNote:
      'Las plazas también se repartieron entre mujeres y hombres, que tu dispositivo no conoce.',
    different: 'El registro no da este resultado',
    checkNote: 'Tu dispositivo sortea otra vez con la semilla y la lista registradas.',
    seed: (seed: number) => `Semilla ${seed}`,
    played: (n: number) => plural('es', n, { one: 'jugó # vez', other: 'jugó # veces' }),
    guests: (n: number) => `+${n}`,
    gone: 'Exjugador',
    inPlace: 'Con plaza',
    waits: 'En espera',
    held: (n: number) =>
      plural('es', n, {
        one: '# plaza ya estaba ocupada.',
        other: '# plazas ya estaban ocupadas.',
      }),
    list: 'Orden del sorteo',
    show: 'Ver el orden del sorteo',
    nobody: 'Nadie estaba en el sorteo.',
  },
)
