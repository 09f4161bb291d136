export const ownActTexts = {
  label: '¿Fuiste tú?',
  yes: 'Sí, soy yo',
  no: 'No soy yo',
  close: 'Cerrar',
  before: 'Te añadieron a este evento',
  after: 'Estuviste en este evento',
  lead: 'Te añadió otra persona. Los resultados solo cuentan para ti si dices que sí.',
  yesDone: 'Gracias, ya cuenta para ti',
  noDone: 'Tu nombre ya no figura en este evento',
  noTitle: '¿Quitar tu nombre?',
  noText:
    'Aparecerás como acompañante y nada de este evento quedará en tu perfil. No se puede deshacer, y el organizador no podrá volver a añadirte.',
  noConfirm: 'Quitar mi nombre',
}
