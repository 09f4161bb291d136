// Names of a venue's fields and choices, shared by its page and form.
export const fieldTexts = {
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
  timezone: 'Time zone',
} as const

export const surfaceTexts = {
  concrete: 'Concrete',
  asphalt: 'Asphalt',
  acrylic: 'Acrylic',
  wood: 'Wood',
  clay: 'Clay',
  turf: 'Turf',
  other: 'Other',
} as const

export const netTexts = {
  permanent: 'Permanent',
  portable: 'Portable',
  bring: 'Bring your own',
} as const

export const accessTexts = {
  public: 'Public',
  members: 'Members only',
  private: 'Private',
  unknown: 'Not known',
} as const

export const eventCreatorTexts = {
  anyone: 'Anyone',
  members: 'Its players',
  admins: 'Its admins',
} as const

export const answerTexts = {
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
} as const
