// Words of templates: choosing one for a new event, saving, renaming and deleting them.
import { texts } from '../../i18n/texts.ts'

export const templateTexts = texts(
  {
    start: 'Start from a template',
    title: 'Templates',
    saveTitle: 'Save as template',
    name: 'Name',
    nameHint: 'For example: Tuesday drills.',
    save: 'Save',
    saved: 'Template saved',
    replaces: 'This replaces your template with the same name.',
    close: 'Close',
    use: (name: string) => `Use ${name}`,
    rename: 'Rename',
    renameTitle: 'Rename template',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeText: 'Events made from it stay the same.',
    removed: 'Template deleted',
    actions: (name: string) => `Actions for ${name}`,
    saveNote:
      'New events can start from it. It keeps everything but the day, the sign-up times and the cohosts.',
  },
  {
    start: 'Empezar con una plantilla',
    title: 'Plantillas',
    saveTitle: 'Guardar como plantilla',
    name: 'Nombre',
    nameHint: 'Por ejemplo: Martes de técnica.',
    save: 'Guardar',
    saved: 'Plantilla guardada',
    replaces: 'Reemplaza tu plantilla con el mismo nombre.',
    close: 'Cerrar',
    use: (name: string) => `Usar ${name}`,
    rename: 'Cambiar nombre',
    renameTitle: 'Cambiar el nombre',
    remove: 'Eliminar',
    removeTitle: (name: string) => `¿Eliminar ${name}?`,
    removeText: 'Los eventos hechos con ella no cambian.',
    removed: 'Plantilla eliminada',
    actions: (name: string) => `Acciones para ${name}`,
    saveNote:
      'Los eventos nuevos pueden empezar con ella. Guarda todo menos el día, los horarios de inscripción y los coorganizadores.',
  },
)
