export const stuckTexts = {
  title: 'Aún no se envió',
  text: '{what}. Llevamos {minutes} minutos intentándolo, pero el servidor tiene un problema. Podemos seguir intentándolo o puedes descartarlo.',
  keepTrying: 'Seguir intentando',
  drop: 'Descartar',
}
