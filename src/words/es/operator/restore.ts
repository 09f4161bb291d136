export const operatorRestoreTexts = {
  restore: 'Restaurar…',
  title: 'Restaurar la copia del {when}',
  lost: 'Se hizo {ago}. Se deshace todo lo que se ha hecho desde entonces: inscripciones, mensajes, resultados, cuentas nuevas.',
  rows: '{n, plural, one {Contiene # fila.} other {Contiene # filas.}}',
  newer:
    '{n, plural, =0 {} one {La copia más reciente se conserva.} other {Las # copias más recientes se conservan.}}',
  first:
    'Primero se lee y se comprueba, mientras todo sigue en marcha. Después se hace una copia de este momento, con la que puedes volver. Si algo de esto falla, no cambia nada.',
  closed:
    'Luego el servidor se cierra un momento. Las ventanas abiertas esperan, conservan lo escrito y siguen solas.',
  people:
    'Contraseñas, roles y sesiones vuelven a ser los de entonces. Tu sesión sigue abierta si tu cuenta ya existía.',
  owners: 'Propietarios en esa copia: {owners}.',
  ownersUnknown: 'No consta quién era propietario entonces.',
  notMine: 'En esa copia no eres propietario: después no podrás abrir esta página.',
  key: 'La clave de esta copia',
  keyText: 'El texto del archivo que guardaste. Se usa una vez y no se guarda en ningún sitio.',
  openKey: 'Abrir el archivo',
  typeName: 'Escribe {name} para continuar',
  confirm: 'Restaurar',
  asked: 'Se está comprobando la copia.',
  loading:
    'Se está leyendo y comprobando la copia del {when}. Mientras tanto, todo sigue en marcha.',
  switching: 'El servidor está cerrado un momento mientras la copia ocupa su lugar.',
  done: 'La copia del {when} se restauró el {ended}.',
  failed: 'La copia no se restauró y no ha cambiado nada.',
  notSaved: 'No se pudo hacer la copia de este momento, así que no se restauró nada.',
} as const

export const restoreFaultTexts = {
  key: 'Se cifró para otra clave.',
  newer: 'La hizo una versión más nueva. Actualiza antes el servidor.',
} as const
