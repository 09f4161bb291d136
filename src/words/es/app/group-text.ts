export const groupTexts = {
  places: '{taken} de {all}, {left, plural, one {queda #} other {quedan #}}',
  full: '{taken} de {all}, completo',
  waitlist: 'Lista de espera',
  guestOf: 'Invitado de {name}',
  cancelled: 'CANCELADO',
  round: 'R{n}',
  court: 'C{n}',
  with: '+',
  versus: 'v',
  sitting: '{round} descansan: {names}',
}
