export const claimLinkTexts = {
  title: '¿Te llevas tus partidos?',
  text: 'Abriste un enlace personal. Todo lo jugado y prometido con él pasa a tu cuenta: plazas, partidos y resultados. Hazlo solo si el enlace es tuyo.',
  confirm: 'Pasarlo a mi cuenta',
  cancel: 'No es mío',
  otherTitle: '¿Es tu correo?',
  otherConfirm: 'Sí, es mío',
  done: 'Listo. Ya está todo en tu cuenta.',
}
