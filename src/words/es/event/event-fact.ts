export const eventFactTexts = {
  doubles: 'Dobles',
  teams: 'Equipos de dos',
  singles: 'Individuales',
  players: '{range} jugadores',
  courts: '{n, plural, one {# cancha} other {# canchas}}',
  hours: '{h} h',
  minutes: '{m} min',
  hoursMinutes: '{h} h {m} min',
}

export const eventFieldTexts = {
  fee: 'Precio',
  feeHint: 'Por ejemplo $5, se paga en la cancha.',
}

export const signupModeTexts = {
  'first come': 'Por orden',
  lottery: 'Sorteo',
  'take turns': 'Por turnos',
}
