export const finishTexts = {
  finish: 'Terminar el evento',
  finished: 'Los resultados son definitivos',
  text: 'La clasificación pasa a ser definitiva, se dan las medallas y se avisa a quienes participaron.',
  counts: 'Qué cuenta',
  leftOut: 'Qué queda fuera',
  nothingOut: 'Nada: todos los partidos tienen resultado.',
  scores: '{n, plural, one {# resultado} other {# resultados}}',
  unanswered:
    '{n, plural, one {# aún no está confirmado; cuenta tal como se anotó.} other {# aún no están confirmados; cuentan tal como se anotaron.}}',
  unplayed: '{n, plural, one {# partido sin resultado} other {# partidos sin resultado}}',
  undecided:
    '{n, plural, one {# partido con jugadores por definir} other {# partidos con jugadores por definir}}',
  disputed:
    '{n, plural, one {Hay # resultado reclamado. Resuélvelo primero.} other {Hay # resultados reclamados. Resuélvelos primero.}}',
  noScores:
    'Aún no hay resultados, así que nada contaría. Si no se va a jugar, cancela el evento en su página. Cuando haya pasado, puedes terminarlo sin resultados.',
}
