// Words of a dialog without words of its own.
import { texts } from '../../i18n/texts.ts'

export const dialogTexts = texts(
  { notice: 'Please note', question: 'Are you sure?', ok: 'OK', cancel: 'Cancel' },
  { notice: 'Aviso', question: '¿Seguro?', ok: 'Aceptar', cancel: 'Cancelar' },
)
