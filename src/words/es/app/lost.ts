export const lostTexts = {
  title: 'Quizá no se envió',
  text: '{count, plural, one {Es posible que algo que hiciste en este dispositivo (el {when}) no se haya enviado} other {Es posible que # cosas que hiciste en este dispositivo (desde el {when}) no se hayan enviado}}: el almacenamiento de tu navegador se vació antes. Revisa Mis eventos y tus mensajes.',
  look: 'Mis eventos',
}
