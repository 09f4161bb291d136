// Words for a player put into an event by others.
import { texts } from '../../i18n/texts.ts'

export const ownActTexts = texts(
  {
    label: 'Was it you?',
    yes: 'Yes, that’s me',
    no: 'Not me',
    close: 'Close',
    before: 'You were added to this event',
    after: 'You were in this event',
    lead: 'Someone else added you. Results only count for you if you say yes.',
    yesDone: 'Thanks, it counts for you',
    noDone: 'Your name was removed from this event',
    noTitle: 'Remove your name?',
    noText:
      'You’ll be shown as a guest, and nothing from this event stays on your profile. You can’t undo this, and the organizer can’t add you again.',
    noConfirm: 'Remove my name',
  },
  {
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
  },
)
