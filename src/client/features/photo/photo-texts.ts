// Words of the upload screen.
import { texts } from '../../i18n/texts.ts'

export const photoTexts = texts(
  {
    title: 'Upload a photo', playerTitle: 'My photo', locationTitle: 'Venue photo', back: 'Back', close: 'Close',
    choose: 'Choose a photo', chooseAnother: 'Another photo', drop: 'or drop one here', forms: '.png, .jpeg or .jpg', current: 'The photo now', none: 'No photo yet',
    playerTip: 'Your face, close and in good light: that is how others find you on the court.', locationTip: 'The courts from one corner, by daylight: that is how others know the place.',
    cropLabel: 'The part of the photo that is kept', cropHelp: 'Drag to move, pinch or use the slider to come closer. With a keyboard: arrow keys.', zoom: 'Zoom', zoomOut: 'Further away', zoomIn: 'Closer',
    upload: 'Crop and Upload', cancel: 'Cancel', uploading: (percent: number) => `Uploading... ${percent}%`, saved: 'Photo saved',
    offline: 'You are offline. Your photo is still here: try again when you are back.', opening: 'Opening the photo',
    notAdmin: 'Only its admins can change the photo of a venue', notMine: 'This is not your photo', wrongTarget: 'Nothing here takes a photo',
  },
  {
    title: 'Subir una foto', playerTitle: 'Mi foto', locationTitle: 'Foto de la sede', back: 'Atrás', close: 'Cerrar',
    choose: 'Elegir una foto', chooseAnother: 'Otra foto', drop: 'o suéltala aquí', forms: '.png, .jpeg o .jpg', current: 'La foto actual', none: 'Aún no hay foto',
    playerTip: 'Tu cara, de cerca y con buena luz: así te encuentran en la pista.', locationTip: 'Las pistas desde una esquina, de día: así se reconoce el lugar.',
    cropLabel: 'La parte de la foto que se guarda', cropHelp: 'Arrastra para mover; pellizca o usa el control para acercar. Con teclado: las flechas.', zoom: 'Zoom', zoomOut: 'Más lejos', zoomIn: 'Más cerca',
    upload: 'Recortar y subir', cancel: 'Cancelar', uploading: (percent: number) => `Subiendo... ${percent}%`, saved: 'Foto guardada',
    offline: 'No tienes conexión. Tu foto sigue aquí: inténtalo cuando vuelvas a tenerla.', opening: 'Abriendo la foto',
    notAdmin: 'Solo sus administradores pueden cambiar la foto de una sede', notMine: 'Esta foto no es tuya', wrongTarget: 'Aquí no va ninguna foto',
  },
)
