// Words of the way from a refused publication to the proof of the address.
import { texts } from '../../i18n/texts.ts'

export const eventProofTexts = texts(
  {
    title: 'Confirm your e-mail address',
    text: 'Public events reach many players, so we ask you to confirm your e-mail address first. We’ll keep your event for you.',
    confirm: 'Keep it and confirm',
  },
  {
    title: 'Confirma tu correo',
    text: 'Los eventos públicos llegan a muchos jugadores, así que primero confirma tu correo. Guardaremos tu evento.',
    confirm: 'Guardar y confirmar',
  },
)
