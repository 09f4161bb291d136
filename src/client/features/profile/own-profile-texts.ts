// Words of the own profile and of changing it.
import { texts } from '../../i18n/texts.ts'

export const ownProfileTexts = texts(
  {
    title: 'My profile', editTitle: 'Edit profile', back: 'Back', edit: 'Edit profile', addPhoto: 'Add a photo', changePhoto: 'Change photo', settings: 'Settings', asOthers: 'Public view', changeLevel: 'Change',
    untold: 'Nothing about you yet. A headline and a few words help others to find a match.',
    complete: 'Complete your profile', completeText: 'A photo, a headline and a summary earn you a diamond.', done: 'Done:', open: 'Open:', photo: 'Photo', headline: 'Headline', summary: 'Summary',
    headlineHint: 'One line about how you play.', summaryHint: 'Who you are, when you play, whom you look for.', links: 'Links', linksHint: 'An address or a name like @ana. They show on your profile.',
    save: 'Save', cancel: 'Cancel', saved: 'Profile saved', close: 'Close',
  },
  {
    title: 'Mi perfil', editTitle: 'Editar perfil', back: 'Atrás', edit: 'Editar perfil', addPhoto: 'Añadir foto', changePhoto: 'Cambiar la foto', settings: 'Ajustes', asOthers: 'Vista pública', changeLevel: 'Cambiar',
    untold: 'Todavía no hay nada sobre ti. Un lema y unas palabras ayudan a otros a encontrar partido.',
    complete: 'Completa tu perfil', completeText: 'Una foto, un lema y un resumen te dan un diamante.', done: 'Hecho:', open: 'Pendiente:', photo: 'Foto', headline: 'Lema', summary: 'Resumen',
    headlineHint: 'Una línea sobre cómo juegas.', summaryHint: 'Quién eres, cuándo juegas, a quién buscas.', links: 'Enlaces', linksHint: 'Una dirección o un nombre como @ana. Se ven en tu perfil.',
    save: 'Guardar', cancel: 'Cancelar', saved: 'Perfil guardado', close: 'Cerrar',
  },
)
