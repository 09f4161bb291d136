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
    saved: 'The template is saved',
    replaces: 'This replaces your template with the same name.',
    close: 'Close',
    use: (name: string) => `Use ${name}`,
    rename: 'Rename',
    renameTitle: 'Rename template',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeText: 'Events made from it stay as they are.',
    removed: 'The template is deleted',
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
    saved: 'La plantilla está guardada',
    replaces: 'Se reemplaza la plantilla de este nombre.',
    close: 'Cerrar',
    use: (name: string) => `Usar ${name}`,
    rename: 'Cambiar nombre',
    renameTitle: 'Cambiar el nombre',
    remove: 'Eliminar',
    removeTitle: (name: string) => `¿Eliminar ${name}?`,
    removeText: 'Los eventos hechos con ella no cambian.',
    removed: 'La plantilla está eliminada',
    actions: (name: string) => `Acciones para ${name}`,
    saveNote:
      'Los eventos nuevos pueden empezar con ella. Guarda todo menos el día, los horarios de inscripción y los coorganizadores.',
  },
)
