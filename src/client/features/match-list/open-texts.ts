// Words of a match list that is still to be opened.
import { texts } from '../../i18n/texts.ts'

export const openTexts = texts(
  {
    open: 'Open the match list',
    openText:
      'Everyone who signed up comes on it. You then check in who is here and make the rounds.',
  },
  {
    open: 'Abrir la lista de partidos',
    openText: 'Entran todos los apuntados. Después marcas quién está y creas las rondas.',
  },
)
