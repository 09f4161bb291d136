export const personTexts = {
  open: 'Detalles',
  address: 'Dirección',
  confirmed: 'Confirmada',
  unconfirmed: 'Sin confirmar',
  noMail: 'No acepta correo',
  banned: 'Bloqueada por «{pattern}»',
  due: 'El correo de confirmación está en camino.',
  confirmAgain: 'Reenviar la confirmación',
  confirmSent: 'Sale en menos de un minuto.',
  ban: 'Bloquear esta dirección',
  banText:
    'Con {address} no se podrá crear otra cuenta. Esta cuenta se queda; suspéndela para dejar fuera a la persona.',
  signIn: 'Inicio de sesión',
  password: 'Contraseña',
  passkeys: '{n, plural, one {# llave de acceso} other {# llaves de acceso}}',
  secondFactor: 'Entrada en dos pasos',
  devices: 'Sesiones abiertas',
  noDevices: 'Ninguna por ahora',
  device: '{browser} en {system}',
  someBrowser: 'Un navegador',
  someSystem: 'un dispositivo',
  lastUsed: 'último uso {when}',
  venues: 'Administra estas sedes',
  clubs: 'Clubes',
  noClubs: 'No está en ningún club ni administra ninguna sede',
  owner: 'Al frente del club',
  organizer: 'Organización',
  secretary: 'Secretaría',
  treasurer: 'Tesorería',
  member: 'Miembro',
  data: 'Sus datos',
  export: 'Descargar una copia…',
  exportText:
    'Es la copia que {name} podría descargar, sin mensajes, chats ni avisos: aquí nadie los lee. El registro dirá que la hiciste. Entrégasela solo a {name}.',
  exportNow: 'Descargar',
  exported: 'Descargada',
  delete: 'Eliminar la cuenta…',
  deleteText:
    'Perfil, mensajes, amistades, foto y formas de entrar se borran para siempre. Nadie puede deshacerlo.',
  handedOver:
    '{n, plural, one {# evento pasa a su coanfitrión o a quien administra la sede.} other {# eventos pasan a sus coanfitriones o a quienes administran la sede.}}',
  cancelled:
    '{n, plural, one {# evento se cancela y se avisa a sus jugadores.} other {# eventos se cancelan y se avisa a sus jugadores.}}',
  leaving:
    '{n, plural, one {# plaza queda libre y sube quien espera.} other {# plazas quedan libres y suben quienes esperan.}}',
  clubsHandedOver:
    '{n, plural, one {# club pasa a su miembro más antiguo.} other {# clubes pasan a sus miembros más antiguos.}}',
  clubsDeleted:
    '{n, plural, one {# club no tiene más miembros y se elimina.} other {# clubes no tienen más miembros y se eliminan.}}',
  matches:
    '{n, plural, one {# partido queda para los demás, como «Jugador eliminado».} other {# partidos quedan para los demás, como «Jugador eliminado».}}',
  lastAdmin: 'Nadie más administra {venues}.',
  typeName: 'Escribe {name} para confirmar',
  deleteNow: 'Eliminar para siempre',
  cancel: 'Cancelar',
}

export const banTexts = {
  title: 'Direcciones bloqueadas',
  text: 'Nadie puede crear una cuenta con ellas. Las cuentas que ya existen se quedan.',
  none: 'No hay nada bloqueado.',
  more: 'Hay más: npm run admin -- bans list las muestra todas.',
  pattern: 'Dirección o dominio',
  patternText: 'ana@example.org, o example.org con todo lo que cuelga de él',
  reason: 'Motivo',
  reasonText: 'Solo para quienes administran.',
  add: 'Bloquear',
  lift: 'Desbloquear',
  liftText: 'Se podrán crear cuentas con {pattern} otra vez.',
}
