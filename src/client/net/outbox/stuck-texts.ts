// Words for what the server has failed at for long. `what` is the thing in a line.
import { texts } from '../../i18n/texts.ts'

export const stuckTexts = texts(
  {
    title: 'Not sent yet',
    text: (what: string, minutes: number) =>
      `${what}. We’ve tried for ${minutes} minutes, but the server has a problem. We can keep trying, or you can drop it.`,
    keepTrying: 'Keep trying',
    drop: 'Drop it',
  },
  {
    title: 'Aún no se envió',
    text: (what: string, minutes: number) =>
      `${what}. Llevamos ${minutes} minutos intentándolo, pero el servidor tiene un problema. Podemos seguir intentándolo o puedes descartarlo.`,
    keepTrying: 'Seguir intentando',
    drop: 'Descartar',
  },
)
