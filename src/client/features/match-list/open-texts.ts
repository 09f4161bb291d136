// Words of a match list that is still to be opened.
import { texts } from '../../i18n/texts.ts'

export const openTexts = texts(
  {
    open: 'Open the match list',
    openText:
      'It starts with everyone who signed up. Then check in who’s here and create the rounds.',
  },
  {
    open: 'Abrir la lista de partidos',
    openText: 'Empieza con todos los apuntados. Después marca quién está y crea las rondas.',
  },
)
