// Words of the self-test: what was found on each way that notifications take, and what to do about
// it.
import { texts } from '../../i18n/texts.ts'

export const checkTexts = texts(
  {
    title: 'Why am I not getting notifications?',
    intro: 'This checks every step between an event and your phone.',
    loading: 'Looking…',
    failed: 'We couldn’t reach the server',
    retry: 'Try again',
    found: 'What we found',
    good: 'in order',
    warn: 'worth knowing',
    bad: 'stops notifications',
    inApp: 'In the app',
    inAppGood: 'Everything is in the list behind the bell.',
    settings: 'Open settings',
    status: (state: string) => `: ${state}`,
    device: 'This device',
    deviceOn: 'Push messages are on here.',
    deviceOff: 'Push messages are off on this device. Turn them on in the settings.',
    unsupported: 'This browser doesn’t support push messages. Try another one, or rely on e-mails.',
    install: 'On an iPhone or iPad, add Sideout to the home screen first, and open it from there.',
    noWorker:
      'The app couldn’t be stored on this device: push messages need https and a browser that allows it.',
    blocked:
      'Notifications from this site are blocked in the browser. Allow them in its site settings, then reload the page.',
    push: 'Push messages',
    pushNone: 'None of your devices gets push messages.',
    pushGood: (count: number) =>
      count === 1 ? 'One device gets them.' : `${count} devices get them.`,
    pushFailing: (names: string) =>
      `The last message didn’t reach: ${names}. Turn push off and on again there.`,
    mail: 'E-mails',
    mailNone: 'Your account doesn’t have an e-mail address. Add one in the settings.',
    mailUnconfirmed: (address: string) =>
      `${address} isn’t confirmed, so we send no notifications there. Confirm it in the settings.`,
    mailOutbox: 'This server has no mail server: e-mails stay in a folder for its operator.',
    mailFailed: (address: string) =>
      `The last e-mail to ${address} couldn’t be sent. Is the address right?`,
    mailGood: (address: string) =>
      `They go to ${address}. If none arrives, look in the spam folder.`,
    chosen: 'Your choices',
    nothingOff: 'Nothing is turned off.',
    off: (names: string) => `Turned off: ${names}.`,
    quiet: 'Right now',
    quietUntil: (time: string) =>
      `These are your quiet hours, until ${time}. Push messages and e-mails wait.`,
    loud: 'No quiet hours right now.',
    digest: 'You get one e-mail a day, at 6 in the evening.',
    waiting: (count: number) =>
      count === 1 ? 'One message is on its way.' : `${count} messages are on their way.`,
    send: 'Send me a test',
    sending: 'We send a test through every channel.',
    outcome: 'Test results',
    pushSent: (name: string) =>
      `${name}: sent. It should appear within seconds. If not, check the device’s do-not-disturb mode.`,
    pushGone: (name: string) =>
      `${name}: it no longer gets messages, so we removed it. Turn push on there again.`,
    pushRefused: (name: string) => `${name}: its push service refused the message.`,
    pushLater: (name: string) => `${name}: we can’t reach its push service right now.`,
    noPush: 'No device to send a push message to.',
    testSent: 'E-mail: sent. It can take a minute.',
    testUnconfirmed: 'E-mail: not sent, the address isn’t confirmed.',
    testNone: 'E-mail: not sent, there’s no address.',
    testFailed: 'E-mail: the mail server didn’t accept it.',
    unnamed: 'A device',
  },
  {
    title: '¿Por qué no me llegan notificaciones?',
    intro: 'Aquí se revisa cada paso entre un evento y tu teléfono.',
    loading: 'Revisando…',
    failed: 'No pudimos conectar con el servidor',
    retry: 'Reintentar',
    found: 'Lo que encontramos',
    good: 'en orden',
    warn: 'conviene saberlo',
    bad: 'impide las notificaciones',
    inApp: 'En la app',
    inAppGood: 'Todo está en la lista de la campana.',
    settings: 'Abrir los ajustes',
    status: (state: string) => `: ${state}`,
    device: 'Este dispositivo',
    deviceOn: 'Los avisos push están activos aquí.',
    deviceOff: 'Los avisos push están desactivados en este dispositivo. Actívalos en los ajustes.',
    unsupported: 'Este navegador no admite avisos push. Prueba otro o usa los avisos por correo.',
    install:
      'En un iPhone o iPad, añade primero Sideout a la pantalla de inicio y ábrelo desde allí.',
    noWorker:
      'La app no se pudo guardar en este dispositivo: los avisos push necesitan https y un navegador que lo permita.',
    blocked:
      'Las notificaciones de este sitio están bloqueadas en el navegador. Permítelas en los ajustes del sitio y vuelve a cargar la página.',
    push: 'Avisos push',
    pushNone: 'Ninguno de tus dispositivos recibe avisos push.',
    pushGood: (count: number) =>
      count === 1 ? 'Un dispositivo los recibe.' : `${count} dispositivos los reciben.`,
    pushFailing: (names: string) =>
      `El último aviso no llegó a: ${names}. Desactiva y activa los avisos allí.`,
    mail: 'Correos',
    mailNone: 'Tu cuenta no tiene dirección de correo. Añade una en los ajustes.',
    mailUnconfirmed: (address: string) =>
      `${address} no está confirmada, así que no se le envía nada. Confírmala en los ajustes.`,
    mailOutbox:
      'Este servidor no tiene servidor de correo: los correos quedan en una carpeta para quien lo opera.',
    mailFailed: (address: string) =>
      `El último correo a ${address} no se pudo enviar. ¿Es correcta la dirección?`,
    mailGood: (address: string) =>
      `Van a ${address}. Si no llega ninguno, mira en el correo no deseado.`,
    chosen: 'Lo que elegiste',
    nothingOff: 'No hay nada desactivado.',
    off: (names: string) => `Desactivado: ${names}.`,
    quiet: 'Ahora mismo',
    quietUntil: (time: string) =>
      `Son tus horas de silencio, hasta las ${time}. Los avisos push y los correos esperan.`,
    loud: 'Ahora no hay horas de silencio.',
    digest: 'Recibes un correo al día, a las 6 de la tarde.',
    waiting: (count: number) =>
      count === 1 ? 'Hay un mensaje en camino.' : `Hay ${count} mensajes en camino.`,
    send: 'Enviarme una prueba',
    sending: 'Enviamos una prueba por todos los canales.',
    outcome: 'Resultado de la prueba',
    pushSent: (name: string) =>
      `${name}: enviado. Debería aparecer en segundos. Si no, mira el modo no molestar del dispositivo.`,
    pushGone: (name: string) =>
      `${name}: ya no recibe avisos y se quitó. Activa los avisos allí de nuevo.`,
    pushRefused: (name: string) => `${name}: su servicio push rechazó el aviso.`,
    pushLater: (name: string) => `${name}: su servicio push no responde ahora.`,
    noPush: 'No hay ningún dispositivo al que enviar un aviso push.',
    testSent: 'Correo: enviado. Puede tardar un minuto.',
    testUnconfirmed: 'Correo: no enviado, la dirección no está confirmada.',
    testNone: 'Correo: no enviado, no hay dirección.',
    testFailed: 'Correo: el servidor de correo no lo aceptó.',
    unnamed: 'Un dispositivo',
  },
)
