export const zoneTexts = {
  thereNow: 'Allí son las {time}.',
  correct: '¿No es correcta?',
  title: 'La hora de esta sede',
  lead: 'La zona horaria depende de la ubicación. Corrígela si la hora no es la de allí.',
  search: 'Ciudad o región',
  zones: 'Zonas horarias',
  none: 'Ninguna zona horaria se llama así. Prueba con la ciudad grande más cercana.',
  question:
    '¿Usar en {venue} la hora de {zone}, donde ahora son las {time}? Los próximos eventos conservan su día y su hora. Si con eso alguno empieza en otro momento, avisaremos a quienes participan.',
  agree: 'Cambiar la zona horaria',
  done: '{n, plural, =0 {Zona horaria corregida. Ningún evento empieza en otro momento.} one {Zona horaria corregida. # evento empieza en otro momento; avisaremos a quienes participan.} other {Zona horaria corregida. # eventos empiezan en otro momento; avisaremos a quienes participan.}}',
}
