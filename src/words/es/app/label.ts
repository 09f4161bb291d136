export const labelTexts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  undo: 'Deshacer',
  showMore: 'Mostrar más',
  remove: 'Quitar',
  edit: 'Editar',
  print: 'Imprimir',
  share: 'Compartir',
  done: 'Listo',
  next: 'Siguiente',
  previous: 'Anterior',
}
