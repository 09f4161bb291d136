export const termsTexts = {
  title: 'Condiciones de uso',
  software: 'Sideout es software libre y gratuito.',
  poweredBy: 'Con la tecnología de Sideout, software libre y gratuito.',
  introduction:
    'El sitio que visitas, __PUBLIC_URL__, lo mantiene su operador: la persona o el club que lo instaló. Estas condiciones son entre tú y ese operador. Última modificación: 20 de noviembre de 2026.',
  useHeading: 'Quién puede usarlo',
  useText: [
    'Cualquier persona que juegue, organice o siga el pickleball y tenga edad para aceptar estas condiciones donde vive. Por debajo de esa edad, las acepta por ti tu padre, madre o tutor. Usar el sitio no cuesta nada; un evento puede pedir una cuota, que acuerdas con su organizador.',
  ],
  accountHeading: 'Tu cuenta',
  accountText: [
    'Da una dirección de correo que sea tuya y no compartas tu contraseña. Una persona, una cuenta. Tu nombre de jugador es visible para los demás y no se puede cambiar una vez fijado, así que elige uno que te guste; no te hagas pasar por otra persona.',
  ],
  eventsHeading: 'Eventos y sedes',
  eventsText: [
    'Un evento lo prepara su organizador, no el operador. Si te inscribes, ven, o retírate a tiempo para que el siguiente de la lista de espera tenga la plaza. Los organizadores describen sus eventos con verdad y avisan si cambian los planes.',
    'Los datos de las sedes pueden ser erróneos o antiguos. Consulta los horarios y las normas con la sede, y respétalas.',
  ],
  conductHeading: 'Cómo nos tratamos',
  conductText: [
    'Juega limpio, en la cancha y en los mensajes. Sin insultos, acoso, discriminación, correo basura, publicidad ni fotos de quien no dio su permiso. No ataques el sitio, no eludas sus límites ni leas lo que no es para ti. El operador puede retirar contenido y cerrar las cuentas que no cumplan estas reglas.',
  ],
  contentHeading: 'Lo que publicas',
  contentText: [
    'Tus textos y fotos siguen siendo tuyos. Permites al operador guardarlos y mostrarlos en este sitio a quienes van dirigidos, hasta que los elimines o cierres tu cuenta.',
  ],
  riskHeading: 'El deporte tiene riesgos',
  riskText: [
    'Juegas bajo tu propia responsabilidad y tú valoras tu salud y tu nivel. Los niveles, las puntuaciones y las medallas son para divertirse y jugar parejo; no prometen nada.',
  ],
  warrantyHeading: 'Sin garantía',
  warrantyText: [
    'El sitio se ofrece tal como está. El operador lo cuida, pero no promete que esté siempre disponible ni libre de errores, y solo responde cuando la ley lo dice. Nada de esto quita los derechos que la ley te da como consumidor.',
  ],
  licenceHeading: 'Software y datos del mapa',
  licenceText: [
    'El software se publica con la Licencia Pública General Affero de GNU, versión 3 o posterior: puedes leerlo, cambiarlo y usarlo por tu cuenta. Los datos de sedes incluyen datos © colaboradores de OpenStreetMap, disponibles con la Open Database License, y datos abiertos de NYC Parks y DataSF donde se indica.',
  ],
  changesHeading: 'Cambios y contacto',
  changesText: [
    'Si estas condiciones cambian, cambia la fecha del principio, y los cambios importantes se anuncian en la aplicación. Puedes cerrar tu cuenta cuando quieras. Las preguntas son para el operador: escribe desde Ayuda en la aplicación, o a la persona o el club que te dio esta dirección.',
  ],
}
