export const templateTexts = {
  start: 'Empezar con una plantilla',
  title: 'Plantillas',
  saveTitle: 'Guardar como plantilla',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Martes de técnica.',
  saved: 'Plantilla guardada',
  replaces: 'Reemplaza tu plantilla con el mismo nombre.',
  use: 'Usar {name}',
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar {name}?',
  removeText: 'Los eventos hechos con ella no cambian.',
  removed: 'Plantilla eliminada',
  actions: 'Acciones para {name}',
  saveNote:
    'Los eventos nuevos pueden empezar con ella. Guarda todo menos el día, los horarios de inscripción y los coorganizadores.',
}
