export const dialogTexts = {
  notice: 'Aviso',
  question: '¿Seguro?',
  ok: 'Aceptar',
}
