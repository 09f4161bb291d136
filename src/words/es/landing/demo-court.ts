export const demoCourtTexts = {
  rule: 'Quien gana se queda y cambia de pareja, dos juegos como máximo.',
  whoWon: 'Pruébalo: ¿quién ganó?',
  pair: '{one} y {other}',
  next: 'Siguen: {names}',
  told: 'Ganaron {pair}. Ahora, {a} contra {b}.',
} as const
