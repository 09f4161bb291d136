// Words of finishing an event: what counts, what is left out, and the one act that ends it.
import { plural, texts } from '../../i18n/texts.ts'

export const finishTexts = texts(
  {
    finish: 'Finish the event',
    close: 'Close',
    finished: 'The results are final',
    text: 'The standings become final, medals are given, and everyone who took part is notified.',
    counts: 'What counts',
    leftOut: 'What’s left out',
    nothingOut: 'Nothing: every match has a score.',
    scores: (n: number) => plural('en', n, { one: '# score', other: '# scores' }),
    unanswered: (n: number) =>
      plural('en', n, {
        one: '# of them isn’t confirmed yet; it counts as entered.',
        other: '# of them aren’t confirmed yet; they count as entered.',
      }),
    unplayed: (n: number) =>
      plural('en', n, { one: '# match without a score', other: '# matches without a score' }),
    undecided: (n: number) =>
      plural('en', n, {
        one: '# match whose players aren’t known yet',
        other: '# matches whose players aren’t known yet',
      }),
    disputed: (n: number) =>
      plural('en', n, {
        one: '# score is disputed. Decide it first.',
        other: '# scores are disputed. Decide them first.',
      }),
    noScores:
      'There are no scores yet, so nothing would count. If no one will play, cancel the event on its page. Once it’s over, you can finish it without results.',
  },
  {
    finish: 'Terminar el evento',
    close: 'Cerrar',
    finished: 'Los resultados son definitivos',
    text: 'La clasificación pasa a ser definitiva, se dan las medallas y se avisa a quienes participaron.',
    counts: 'Qué cuenta',
    leftOut: 'Qué queda fuera',
    nothingOut: 'Nada: todos los partidos tienen resultado.',
    scores: (n: number) => plural('es', n, { one: '# resultado', other: '# resultados' }),
    unanswered: (n: number) =>
      plural('es', n, {
        one: '# aún no está confirmado; cuenta tal como se anotó.',
        other: '# aún no están confirmados; cuentan tal como se anotaron.',
      }),
    unplayed: (n: number) =>
      plural('es', n, { one: '# partido sin resultado', other: '# partidos sin resultado' }),
    undecided: (n: number) =>
      plural('es', n, {
        one: '# partido con jugadores por definir',
        other: '# partidos con jugadores por definir',
      }),
    disputed: (n: number) =>
      plural('es', n, {
        one: 'Hay # resultado reclamado. Resuélvelo primero.',
        other: 'Hay # resultados reclamados. Resuélvelos primero.',
      }),
    noScores:
      'Aún no hay resultados, así que nada contaría. Si no se va a jugar, cancela el evento en su página. Cuando haya pasado, puedes terminarlo sin resultados.',
  },
)
