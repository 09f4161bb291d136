export const claimLinkTexts = {
  title: '¿Te llevas tus partidos?',
  text: 'Abriste un enlace personal. Todo lo jugado y prometido con él pasa a tu cuenta: plazas, partidos y resultados. Hazlo solo si el enlace es tuyo.',
  noted:
    '{sender} te tiene en una lista como {name}, con tu correo y {n, plural, =0 {sin eventos} one {# evento} other {# eventos}}. Pásalo a tu cuenta: plazas, partidos y resultados.',
  confirm: 'Pasarlo a mi cuenta',
  cancel: 'No es mío',
  asked: 'Preguntamos al organizador si eres tú. Te avisaremos.',
  codeHint: 'Enviamos seis cifras al correo al que llegó este enlace. Valen 30 minutos.',
  done: 'Listo. Ya está todo en tu cuenta.',
}
