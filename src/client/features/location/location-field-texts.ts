// The names of the fields of a venue and of their choices: the same words on its page and in its
// form.
import type { EventCreators, LocationFields } from '#domain/location/location.ts'
import { texts } from '../../i18n/texts.ts'

type Choice<K extends keyof LocationFields> = Record<Extract<LocationFields[K], string>, string>
type FieldName = Exclude<keyof LocationFields, 'lat' | 'lon'>

export const fieldTexts = texts(
  {
    name: 'Name',
    address: 'Address',
    city: 'City',
    region: 'State or region',
    country: 'Country',
    courts: 'Courts',
    dedicatedCourts: 'Only for pickleball',
    indoor: 'Indoor',
    lit: 'Lights',
    covered: 'Roof',
    restrooms: 'Restrooms',
    water: 'Drinking water',
    parking: 'Parking',
    surface: 'Surface',
    nets: 'Nets',
    access: 'Access',
    fee: 'Fee',
    hours: 'Hours',
    website: 'Website',
    phone: 'Phone',
    localRules: 'Local rules',
    eventCreators: 'Who may create events',
    hidden: 'Hide this venue from lists',
  } satisfies Record<FieldName, string>,
  {
    name: 'Nombre',
    address: 'Dirección',
    city: 'Ciudad',
    region: 'Estado o región',
    country: 'País',
    courts: 'Canchas',
    dedicatedCourts: 'Solo para pickleball',
    indoor: 'Interior',
    lit: 'Luz',
    covered: 'Techo',
    restrooms: 'Baños',
    water: 'Agua potable',
    parking: 'Estacionamiento',
    surface: 'Superficie',
    nets: 'Redes',
    access: 'Acceso',
    fee: 'Precio',
    hours: 'Horario',
    website: 'Sitio web',
    phone: 'Teléfono',
    localRules: 'Reglas locales',
    eventCreators: 'Quién puede crear eventos',
    hidden: 'Ocultar esta sede en las listas',
  },
)

export const surfaceTexts = texts(
  {
    concrete: 'Concrete',
    asphalt: 'Asphalt',
    acrylic: 'Acrylic',
    wood: 'Wood',
    clay: 'Clay',
    turf: 'Turf',
    other: 'Other',
  } satisfies Choice<'surface'>,
  {
    concrete: 'Concreto',
    asphalt: 'Asfalto',
    acrylic: 'Acrílico',
    wood: 'Madera',
    clay: 'Arcilla',
    turf: 'Césped artificial',
    other: 'Otra',
  },
)

export const netTexts = texts(
  {
    permanent: 'Permanent',
    portable: 'Portable',
    bring: 'Bring your own',
  } satisfies Choice<'nets'>,
  { permanent: 'Fijas', portable: 'Portátiles', bring: 'Trae la tuya' },
)

export const accessTexts = texts(
  {
    public: 'Public',
    members: 'Members only',
    private: 'Private',
    unknown: 'Not known',
  } satisfies Choice<'access'>,
  { public: 'Público', members: 'Solo socios', private: 'Privado', unknown: 'Sin datos' },
)

export const eventCreatorTexts = texts(
  { anyone: 'Anyone', members: 'Its players', admins: 'Its admins' } satisfies Record<
    EventCreators,
    string
  >,
  { anyone: 'Cualquiera', members: 'Sus jugadores', admins: 'Sus administradores' },
)

export const answerTexts = texts(
  { yes: 'Yes', no: 'No', unknown: 'Not known' },
  { yes: 'Sí', no: 'No', unknown: 'Sin datos' },
)
