// Words of where notifications go: the grid, quiet hours, mails, and push messages on this device.
import { texts } from '../../i18n/texts.ts'

export const notificationTexts = texts(
  {
    loading: 'Loading your notifications', failed: 'Your notifications could not be loaded', retry: 'Try again', close: 'Close',
    push: 'On this device', channels: 'What reaches me, and where', quiet: 'Quiet hours', mails: 'E-mails and language',
    gridHint: 'A change counts at once.', group: 'About', inApp: 'In the app', pushChannel: 'Push', mail: 'E-mail', always: 'always', never: 'not possible', cell: (group: string, channel: string) => `${group}: ${channel}`,
    noDevice: 'No device takes push messages yet. Turn them on above.',
    quietOn: 'Quiet at night', quietHint: (zone: string) => `Push messages and e-mails wait until morning, unless your event starts before that. By the clock of ${zone}.`, from: 'From', to: 'Until', sameTimes: 'Choose two different times.',
    digest: 'One e-mail a day', digestHint: 'Everything at 6 in the evening, instead of one by one. What cannot wait still comes at once.', language: 'Language of e-mails and push messages', english: 'English', spanish: 'Español',
    pushWhy: 'Hear of a free place, a cancelled event or your next match while the app is closed.', turnOn: 'Turn on push messages', turnOff: 'Turn off here', isOn: 'Push messages are on here.', devices: 'My devices with push messages',
    here: 'This device', unnamed: 'A device', reached: (when: string) => `Last reached ${when}`, added: (when: string) => `Added ${when}`, failing: 'Could not be reached lately', removeName: (name: string) => `Remove ${name}`,
    unsupported: 'This browser has no push messages. E-mails reach you all the same.',
    install: 'On an iPhone or iPad push messages come to the installed app only: open the share menu of Safari, choose “Add to Home Screen”, and open Sideout from there.',
    noWorker: 'Push messages need a secure connection (https) and a browser that may keep the app. They are not possible here.',
    blocked: 'Notifications of this site are blocked. Open the site settings beside the address (on a phone: the settings of the browser, then Sites), allow notifications, and load this page again.',
    dismissed: 'You were asked and did not answer. Tap again and choose “Allow”.',
    service: 'The push service of your browser gave no address. Without a connection to it, or in a private window, push messages are not possible. Try again later.',
  },
  {
    loading: 'Cargando tus notificaciones', failed: 'No se pudieron cargar tus notificaciones', retry: 'Reintentar', close: 'Cerrar',
    push: 'En este dispositivo', channels: 'Qué me llega y por dónde', quiet: 'Horas de silencio', mails: 'Correos e idioma',
    gridHint: 'Cada cambio cuenta al momento.', group: 'Sobre', inApp: 'En la app', pushChannel: 'Push', mail: 'Correo', always: 'siempre', never: 'no es posible', cell: (group: string, channel: string) => `${group}: ${channel}`,
    noDevice: 'Ningún dispositivo recibe avisos push todavía. Actívalos más arriba.',
    quietOn: 'Silencio de noche', quietHint: (zone: string) => `Los avisos push y los correos esperan hasta la mañana, salvo que tu evento empiece antes. Según la hora de ${zone}.`, from: 'Desde', to: 'Hasta', sameTimes: 'Elige dos horas distintas.',
    digest: 'Un correo al día', digestHint: 'Todo a las 6 de la tarde, en lugar de uno por uno. Lo que no puede esperar llega al momento.', language: 'Idioma de correos y avisos push', english: 'English', spanish: 'Español',
    pushWhy: 'Entérate de una plaza libre, de un evento cancelado o de tu próximo partido con la app cerrada.', turnOn: 'Activar avisos push', turnOff: 'Desactivar aquí', isOn: 'Los avisos push están activos aquí.', devices: 'Mis dispositivos con avisos push',
    here: 'Este dispositivo', unnamed: 'Un dispositivo', reached: (when: string) => `Último aviso ${when}`, added: (when: string) => `Añadido ${when}`, failing: 'Últimamente no se le pudo avisar', removeName: (name: string) => `Quitar ${name}`,
    unsupported: 'Este navegador no tiene avisos push. Los correos te llegan igualmente.',
    install: 'En un iPhone o iPad los avisos push solo llegan a la app instalada: abre el menú de compartir de Safari, elige «Añadir a pantalla de inicio» y abre Sideout desde allí.',
    noWorker: 'Los avisos push necesitan una conexión segura (https) y un navegador que pueda guardar la app. Aquí no son posibles.',
    blocked: 'Las notificaciones de este sitio están bloqueadas. Abre los ajustes del sitio junto a la dirección (en el móvil: ajustes del navegador, Sitios), permite las notificaciones y vuelve a cargar la página.',
    dismissed: 'Se te preguntó y no respondiste. Toca otra vez y elige «Permitir».',
    service: 'El servicio push de tu navegador no dio ninguna dirección. Sin conexión con él, o en una ventana privada, no hay avisos push. Prueba más tarde.',
  },
)
