// Words of the form of a venue.
import { texts } from '../../i18n/texts.ts'

export const locationEditTexts = texts(
  {
    editTitle: 'Edit venue', parts: 'Parts of running a venue', partVenue: 'Venue', partSuggestions: (n: number) => (n === 0 ? 'Suggestions' : `Suggestions (${n})`), partReports: (n: number) => (n === 0 ? 'Reports' : `Reports (${n})`), partEmbed: 'Own site', partLog: 'Log', loading: 'Loading…', newTitle: 'Add a venue', newLead: 'You become its admin. A name and a position are enough; the rest can follow.', create: 'Add venue', save: 'Save', cancel: 'Cancel',
    basics: 'The venue', place: 'Where it is', courts: 'Courts', facilities: 'Facilities', visiting: 'Good to know', running: 'Running it',
    useMine: 'Use my position', locating: 'Finding you…', denied: 'Your browser does not share your position. Type the coordinates, or copy them from a map.', unknown: 'Your position could not be found. Type the coordinates, or copy them from a map.',
    lat: 'Latitude', lon: 'Longitude', positionHelp: 'Best taken on the courts. A pair copied from a map, such as 30.2672, -97.7431, fills both.', pickHelp: 'Tap the map or drag the pin.',
    findTown: 'Find the town', findTownHint: 'Town or city', towns: 'Towns', noTown: 'No venue that we know is in a town of this name.',
    townOnMap: (town: string) => `The pin is in ${town}. Drag it to the courts.`, townByNumbers: (town: string) => `The position is in ${town}. On the courts, “Use my position” makes it exact.`,
    countryHelp: 'Two letters, such as US', courtsHelp: '0 if you do not know', hiddenHelp: 'Players who have it keep it; nobody else finds it.',
    wrongName: 'A name of 2 to 80 characters, please.', wrongLat: 'A number from −90 to 90, please.', wrongLon: 'A number from −180 to 180, please.', wrongCountry: 'Two letters, such as US, or nothing.',
    wrongWebsite: 'A web address such as https://example.org, please.', wrongText: 'This text cannot be saved.', wrongNumber: 'A whole number from 0 to 200, please.',
    nearbyTitle: 'Is it this one?', nearbyText: 'There is already a venue within 250 m of this place:', itIsThis: 'It is this one', itIsAnother: 'It is another place', close: 'Close',
    suggestTitle: 'Suggest an edit', suggest: 'Suggest changes', suggestTo: (names: string) => `Change what is wrong or missing. An admin of this venue decides on it: ${names}.`,
    suggestToNobody: 'Change what is wrong or missing. This venue has no admin yet: what you suggest waits for one.', suggestAgain: 'If something you suggested here still waits, this takes its place.',
    position: 'Position', nothing: 'nothing',
  },
  {
    editTitle: 'Editar sede', parts: 'Partes de la gestión de la sede', partVenue: 'Sede', partSuggestions: (n: number) => (n === 0 ? 'Sugerencias' : `Sugerencias (${n})`), partReports: (n: number) => (n === 0 ? 'Denuncias' : `Denuncias (${n})`), partEmbed: 'Tu web', partLog: 'Registro', loading: 'Cargando…', newTitle: 'Añadir una sede', newLead: 'Serás su administrador. Bastan un nombre y una posición; el resto puede venir después.', create: 'Añadir sede', save: 'Guardar', cancel: 'Cancelar',
    basics: 'La sede', place: 'Dónde está', courts: 'Pistas', facilities: 'Instalaciones', visiting: 'Bueno saberlo', running: 'Gestión',
    useMine: 'Usar mi posición', locating: 'Buscándote…', denied: 'Tu navegador no comparte tu posición. Escribe las coordenadas o cópialas de un mapa.', unknown: 'No se pudo encontrar tu posición. Escribe las coordenadas o cópialas de un mapa.',
    lat: 'Latitud', lon: 'Longitud', positionHelp: 'Mejor tomada en las pistas. Un par copiado de un mapa, como 30.2672, -97.7431, rellena ambas.', pickHelp: 'Toca el mapa o arrastra el marcador.',
    findTown: 'Buscar la ciudad', findTownHint: 'Ciudad o pueblo', towns: 'Ciudades', noTown: 'Ninguna sede conocida está en una ciudad con ese nombre.',
    townOnMap: (town: string) => `El marcador está en ${town}. Arrástralo hasta las pistas.`, townByNumbers: (town: string) => `La posición está en ${town}. En las pistas, “Usar mi posición” la hace exacta.`,
    countryHelp: 'Dos letras, como ES', courtsHelp: '0 si no lo sabes', hiddenHelp: 'Quienes la tienen la conservan; nadie más la encuentra.',
    wrongName: 'Un nombre de 2 a 80 caracteres.', wrongLat: 'Un número de −90 a 90.', wrongLon: 'Un número de −180 a 180.', wrongCountry: 'Dos letras, como ES, o nada.',
    wrongWebsite: 'Una dirección web como https://example.org.', wrongText: 'Este texto no se puede guardar.', wrongNumber: 'Un número entero de 0 a 200.',
    nearbyTitle: '¿Es esta?', nearbyText: 'Ya hay una sede a menos de 250 m de este lugar:', itIsThis: 'Es esta', itIsAnother: 'Es otro lugar', close: 'Cerrar',
    suggestTitle: 'Sugerir un cambio', suggest: 'Sugerir cambios', suggestTo: (names: string) => `Cambia lo que esté mal o falte. Lo decide un administrador de esta sede: ${names}.`,
    suggestToNobody: 'Cambia lo que esté mal o falte. Esta sede aún no tiene administrador: lo que sugieras lo esperará.', suggestAgain: 'Si algo que sugeriste aquí sigue esperando, esto lo reemplaza.',
    position: 'Posición', nothing: 'nada',
  },
)
