export const privacyTexts = {
  title: 'Privacidad',
  introduction:
    'Qué guarda __PUBLIC_URL__ sobre ti, para qué, y qué puedes hacer. No hay publicidad ni rastreo, y no se vende nada. Última modificación: 23 de noviembre de 2026.',
  operatorHeading: 'Quién responde',
  software: 'Sideout es software libre que cualquiera puede instalar.',
  poweredBy: 'Con la tecnología de Sideout, software libre que cualquiera puede instalar.',
  operatorText: [
    'El operador de este sitio, la persona o el club que lo instaló, responde de tus datos aquí. Los autores del software nunca los reciben.',
  ],
  dataHeading: 'Qué se guarda',
  dataText: [
    'Tu cuenta: dirección de correo, y tu contraseña solo como un resumen que no se puede revertir; o, si entras con Google, X o Facebook, el número de cuenta y la dirección que ellos confirman. Tus sesiones, con el tipo de dispositivo y la dirección de red.',
    'Lo que escribes como jugador: nombre, nivel, sede principal, foto, textos y enlaces del perfil. Lo que haces: eventos que creas y a los que te inscribes, resultados, medallas, diamantes, tu Player Pass y sus fichas con las notas que envías, clubes, amigos, favoritos, mensajes y avisos. Y de quién era el enlace que te invitó, hasta que acabas la configuración.',
    'Tu posición, solo después de que tu navegador te pregunte: la última se guarda en tu ficha privada para mostrarte sedes cercanas. Los demás jugadores nunca la ven.',
    'Si alguien que organiza, un club o una sede te anotó como contacto sin cuenta: nombre, correo, teléfono, nivel, idioma y una nota, según lo que haya escrito, quién te agregó y cuándo, y tus plazas y resultados en sus eventos. Solo ellos lo ven, y tú con tu enlace personal, donde puedes detener todos los correos y eliminarlo todo. Lo que nadie usa en un año se elimina. Si dijiste que no quieres correos, se guarda como un resumen irreversible para que nadie te escriba otra vez desde la misma lista.',
    'Registros técnicos de peticiones y errores, para que el sitio funcione y sea seguro.',
  ],
  sharedHeading: 'Quién lo ve',
  sharedText: [
    'Los demás jugadores con sesión ven tu nombre de jugador, foto, perfil y los eventos públicos en que participas. Los eventos privados solo los ven las personas invitadas. Los mensajes los ven quienes están en la conversación, y el operador solo si el cuidado del sitio o la ley lo exigen.',
    'Tu correo y tu ficha privada nunca se muestran a otros jugadores.',
  ],
  cookiesHeading: 'Cookies y almacenamiento',
  cookiesText: [
    'Solo lo que el sitio necesita; por eso no hay un aviso. La cookie de sesión mantiene tu sesión abierta. «sideout.devices» recuerda durante un año que iniciaste sesión en este dispositivo, para que las contraseñas incorrectas de otras personas no te dejen fuera. «language» y «theme» recuerdan tu elección 365 días; «invitation», el enlace que te deja entrar, 2. Si abres el enlace de un evento antes de iniciar sesión, «pendingEvent», «pendingEventId» y «pendingLocation» lo recuerdan 2 días. Mientras algo que hiciste espera la conexión, «waiting» anota cuántas cosas esperan y desde cuándo, 60 días como máximo, para avisarte si tu navegador vacía su almacenamiento. El almacenamiento de tu navegador puede guardar «pendingRoute», la página que querías, el enlace que te trajo, y una copia de lo último que viste.',
  ],
  outsideHeading: 'Servicios externos',
  outsideText: [
    'Las páginas no cargan nada de otras empresas. Si el operador activó un mapa, sus imágenes vienen del servidor del mapa, que entonces ve tu dirección de red. Entrar con Google, X o Facebook les dice que lo hiciste. El correo que recibes pasa por el servidor de correo del operador. Los datos de sedes incluyen datos © colaboradores de OpenStreetMap.',
  ],
  timeHeading: 'Cuánto tiempo',
  timeText:
    'Mientras tengas una cuenta. Al eliminarla se van tu perfil, tu ficha privada, tus accesos y tus mensajes; los resultados que son parte de partidos de otras personas quedan sin tu nombre. Durante {days} días nadie puede usar tu nombre, para que nadie se haga pasar por ti: hasta entonces solo se guarda una huella (hash) de él. Lo que firmaste como acuerdo de una sede, un club o un evento queda con el nombre que escribiste y la hora, sin enlace contigo: {years} años desde la firma, salvo que el operador fije otro plazo. Las copias de seguridad siguen en el plazo en que el operador las conserva.',
  rightsHeading: 'Tus derechos',
  rightsText: [
    'Puedes pedir una copia de tus datos, corregirlos o eliminarlos, oponerte a su uso y reclamar ante tu autoridad de protección de datos. Tu perfil lo puedes cambiar tú en cualquier momento. La base legal es el servicio que pediste y, para tu posición, tu consentimiento, que puedes retirar en el navegador.',
  ],
  contactHeading: 'Contacto',
  contactText: [
    'Escribe al operador desde Ayuda en la aplicación, o a la persona o el club que te dio esta dirección.',
  ],
}
