export const eventMessageTexts = {
  title: 'Escribir a los jugadores',
  to: 'Para',
  all: 'Todos ({n})',
  playing: 'Juegan ({n})',
  waiting: 'En espera ({n})',
  message: 'Mensaje',
  each: 'Cada jugador lo recibe de ti y puede responder.',
  send: '{n, plural, one {Enviar a # jugador} other {Enviar a # jugadores}}',
  sent: '{n, plural, one {Enviado a # jugador} other {Enviado a # jugadores}}',
}
