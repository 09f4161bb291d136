// Words for what waits because the server cannot take it now, though the connection is there.
import { texts } from '../../i18n/texts.ts'

export const tryingTexts = texts(
  { trying: 'The server has a problem. We’ll keep trying.' },
  { trying: 'El servidor tiene un problema. Lo seguimos intentando.' },
)
