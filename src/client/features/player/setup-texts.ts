// Words of the setup: name, level and venue, welcome.
import { texts } from '../../i18n/texts.ts'

export const setupTexts = texts(
  {
    looking: 'One moment…', step: (n: number, of: number) => `Setup ${n} of ${of}`,
    nameTitle: 'Choose your player name', nameLead: 'This is how other players find you.', name: 'Player name', check: 'Check',
    nameRules: '3 to 12 letters, numbers, _ or -', available: (player: string) => `${player} is available!`, setName: 'Set name', nameForGood: 'The name cannot be changed once set.',
    basicsTitle: 'Your level and home venue', basicsLead: 'We show you games that fit, at places you play.', goOn: 'Continue',
    venue: 'Home venue', venueMissing: 'Please choose your home venue.',
    welcomeTitle: (player: string) => `Welcome, ${player}!`, welcomeLead: 'You are all set. See you on the court.', level: 'Level',
    eventSignup: 'Event Signup', completeProfile: 'Complete My Profile', showCalendar: 'Show Events Calendar',
    registeredDiamond: 'Your first diamond! Thank you for registering.', unfinished: 'Your setup could not be saved', tryAgain: 'Try again',
  },
  {
    looking: 'Un momento…', step: (n: number, of: number) => `Configuración ${n} de ${of}`,
    nameTitle: 'Elige tu nombre de jugador', nameLead: 'Así te encontrarán los demás.', name: 'Nombre de jugador', check: 'Comprobar',
    nameRules: 'De 3 a 12 letras, números, _ o -', available: (player: string) => `¡${player} está disponible!`, setName: 'Guardar nombre', nameForGood: 'Una vez guardado, el nombre no se puede cambiar.',
    basicsTitle: 'Tu nivel y tu sede principal', basicsLead: 'Te mostramos partidos que encajan contigo, donde juegas.', goOn: 'Continuar',
    venue: 'Sede principal', venueMissing: 'Elige tu sede principal.',
    welcomeTitle: (player: string) => `¡Hola, ${player}!`, welcomeLead: 'Ya está todo listo. Nos vemos en la pista.', level: 'Nivel',
    eventSignup: 'Inscribirme al evento', completeProfile: 'Completar mi perfil', showCalendar: 'Ver el calendario de eventos',
    registeredDiamond: '¡Tu primer diamante! Gracias por registrarte.', unfinished: 'No se pudo guardar tu configuración', tryAgain: 'Reintentar',
  },
)
