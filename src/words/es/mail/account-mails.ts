export const resetMailTexts = {
  subject: 'Elige una nueva contraseña para {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien pidió una nueva contraseña para la cuenta de {app} con esta dirección de correo. Si fuiste tú, elígela aquí:',
  ],
  button: 'Elegir una nueva contraseña',
  after: [
    'El enlace funciona una sola vez, durante 10 minutos. Después se cerrará la sesión en todos tus dispositivos.',
    'Si no fuiste tú, no tienes que hacer nada: tu contraseña no cambia.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const existingAccountMailTexts = {
  subject: 'Ya tienes una cuenta de {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien intentó registrarse en {app} con esta dirección de correo, que ya tiene una cuenta. Si fuiste tú, solo tienes que iniciar sesión:',
  ],
  button: 'Iniciar sesión',
  after: [
    '¿Olvidaste la contraseña? La pantalla de inicio de sesión te envía un enlace para elegir otra.',
    'Si no fuiste tú, no tienes que hacer nada: no cambió nada.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const signInLinkMailTexts = {
  subject: 'Tu enlace para entrar en {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien pidió entrar en {app} con esta dirección de correo. Si fuiste tú, continúa aquí:',
  ],
  button: 'Iniciar sesión',
  code: 'O escribe este código donde lo pediste, por ejemplo en la app de tu pantalla de inicio:',
  after: [
    'Cada uno funciona una sola vez, durante 30 minutos. Si todavía no tienes cuenta, al entrar se crea una.',
    'Si esta dirección no se había confirmado nunca, al entrar se confirma. Una contraseña puesta antes deja de servir; puedes elegir otra en los ajustes.',
    'Si no fuiste tú, no tienes que hacer nada. No le des el código a nadie.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const verifyAddressMailTexts = {
  subject: 'Confirma tu dirección para {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Confirma que esta es la dirección de correo de tu cuenta de {app}. Funciona en cualquier dispositivo:',
  ],
  button: 'Confirmar mi dirección',
  code: 'O escribe este código en {app} antes de 30 minutos:',
  after: [
    'El enlace funciona una sola vez, durante un día.',
    'Si no fuiste tú, ignora este correo. Probablemente alguien escribió mal su dirección.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const leaveAddressMailTexts = {
  subject: '¿Otra dirección para tu cuenta de {app}?',
  greeting: 'Hola:',
  paragraphs: [
    'Pediste usar otra dirección de correo para tu cuenta de {app}. Confírmalo aquí, donde tengas la sesión iniciada. Después llegará un correo a la dirección nueva:',
  ],
  button: 'Sí, cambiarla',
  after: [
    'El enlace funciona una sola vez, durante un día.',
    'Si no fuiste tú, no abras el enlace. Cambia tu contraseña y cierra las demás sesiones en los ajustes.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const enterAddressMailTexts = {
  subject: 'Confirma tu nueva dirección para {app}',
  greeting: 'Hola:',
  paragraphs: [
    '¿Usar desde ahora esta dirección de correo en tu cuenta de {app}? Confírmalo aquí, en cualquier dispositivo:',
  ],
  button: 'Usar esta dirección',
  code: 'O escribe este código en {app} antes de 30 minutos:',
  after: [
    'El enlace funciona una sola vez, durante un día.',
    'Si no fuiste tú, ignora este correo. Probablemente alguien escribió mal su dirección.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const wrongPasswordsMailTexts = {
  subject: 'Alguien intentó entrar en tu cuenta de {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien probó {guesses} contraseñas incorrectas en la cuenta de {app} con esta dirección de correo. No entró.',
    'Si fuiste tú, usa el enlace que la pantalla de inicio de sesión te envía por correo. Funciona sea cual sea tu contraseña.',
    'Si no fuiste tú, no tienes que hacer nada. A partir de ahora cada intento tiene que esperar más. ¿Usas la misma contraseña en otro sitio? Entonces elige una nueva:',
  ],
  button: 'Cambiar mi contraseña',
  after: [
    'Los dispositivos que ya usas no se ven afectados. Enviamos este aviso como máximo una vez al día.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const passwordChangedMailTexts = {
  subject: 'Tu contraseña de {app} cambió',
  greeting: 'Hola:',
  paragraphs: [
    'La contraseña de tu cuenta de {app} acaba de cambiar. Se cerraron todas las demás sesiones.',
    'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige una nueva contraseña ahora mismo:',
  ],
  button: 'Elegir una nueva contraseña',
  after: [
    'También se desactivaron las notificaciones en otros dispositivos y el enlace de tu calendario. Puedes volver a activarlos en los ajustes.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const secondFactorOnMailTexts = {
  subject: 'Tu cuenta de {app} ahora pide un código',
  greeting: 'Hola:',
  paragraphs: [
    'A partir de ahora, para entrar en tu cuenta de {app} hace falta un código de tu app de autenticación. Guarda tus códigos de recuperación en un lugar seguro: te dejan entrar si pierdes el teléfono.',
  ],
  button: 'Abrir los ajustes',
  after: [
    'Si no fuiste tú, desactívalo allí, cambia tu contraseña y cierra la sesión en tus demás dispositivos.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const secondFactorOffMailTexts = {
  subject: 'Tu cuenta de {app} ya no pide un código',
  greeting: 'Hola:',
  paragraphs: [
    'Para entrar en tu cuenta de {app} ya no hace falta un código de tu app de autenticación. Alguien con la sesión iniciada lo desactivó.',
  ],
  button: 'Abrir los ajustes',
  after: [
    'Si no fuiste tú, cambia tu contraseña, cierra la sesión en tus demás dispositivos y actívalo de nuevo.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
}

export const claimCodeMailTexts = {
  subject: 'Tu código para llevarte tus partidos',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien abrió tu enlace personal en {app} y quiere pasar lo que jugaste a una cuenta. Si es tu cuenta, escribe allí el código.',
  ],
  button: 'Abrir {app}',
  code: 'Este código vale 30 minutos:',
  after: ['Si no fuiste tú, no compartas el código. Sin él no se mueve nada.'],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const clubEndedMailTexts = {
  subject: 'El club {club} se eliminó',
  greeting: 'Hola, {name}:',
  text: 'El club {club} se eliminó, y estabas en su lista. Tus plazas en sus próximos eventos quedan canceladas, tu enlace personal ya no funciona y lo que se anotó sobre ti se eliminó.',
  button: 'Buscar otros partidos',
  after: 'No tienes que hacer nada.',
  signature: 'Nos vemos en la cancha. {app}',
}

export const claimedMailTexts = {
  subject: 'Tus partidos pasaron a una cuenta de {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Lo que jugaste con tu enlace personal está ahora en una cuenta y el enlace ya no funciona. Si no fuiste tú, puedes recuperarlo durante 14 días:',
  ],
  button: 'No fui yo',
  after: ['Si fuiste tú, no hay nada que hacer.'],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const noAccountMailTexts = {
  subject: 'No hay ninguna cuenta de {app} con esta dirección',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien pidió entrar en {app} con esta dirección de correo, que no tiene cuenta. Aquí las cuentas nuevas no están abiertas a todo el mundo. Esta página explica cómo conseguir una:',
  ],
  button: 'Cómo unirme',
  after: [
    '¿Tienes una cuenta con otra dirección? Entra con esa.',
    'Si no fuiste tú, no tienes que hacer nada.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const invitedMailTexts = {
  subject: 'Te invitaron a {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Quienes llevan {app} te dejan entrar. Crea aquí tu cuenta con esta dirección de correo:',
  ],
  button: 'Crear mi cuenta',
  after: [
    'El enlace crea una sola cuenta y funciona durante dos semanas.',
    'Si no quieres una cuenta, no tienes que hacer nada.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const backupFailedMailTexts = {
  subject: 'La última copia de seguridad de {app} falló o es antigua',
  greeting: 'Hola:',
  paragraphs: [
    'Llevas {app}. Si hoy se perdiera su disco, se perdería más de un día. Esta página dice qué pasó:',
  ],
  button: 'Ver las copias',
  after: [
    'Se intenta otra vez cada hora. Te escribimos una vez al día hasta que una copia esté en buen estado.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const backupKeyMailTexts = {
  subject: 'Cambió la clave de las copias de seguridad de {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Una persona propietaria de {app} cambió la clave con que se cifran las copias, o dejó de cifrarlas. Desde ahora las copias solo se abren con la clave nueva; las anteriores, con la suya. Esta página la muestra:',
  ],
  button: 'Ver las copias',
  after: [
    'Si nadie de ustedes lo hizo, alguien tiene una cuenta de propietario. Cierra su sesión en la consola, pon una clave tuya y haz una copia.',
  ],
  signature: 'Nos vemos en la cancha. {app}',
} as const

export const testMailTexts = {
  subject: 'Prueba de {app}',
  greeting: 'Hola:',
  paragraphs: [
    'Tu servidor envía correos. Escribe el código en su configuración para comprobarlo.',
  ],
  button: 'Abrir la configuración',
  code: 'Este código vale 30 minutos:',
  after: ['Si no administras este servidor, no tienes que hacer nada.'],
  signature: 'Nos vemos en la cancha. {app}',
} as const
