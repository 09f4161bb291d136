import { describe, expect, test } from 'vitest'
import { toSheet } from './guess-columns.ts'

const byHeadings = (...headings: string[]) =>
  toSheet([headings, headings.map(() => 'x1x')]).columns.join(' ')
const columnOf = (heading: string) => byHeadings('Full name', heading).split(' ')[1]

describe('a heading', () => {
  test.each([
    ['email', ['E-mail', 'Email', 'Email address', 'Correo', 'Correo electrónico', 'Mail']],
    ['phone', ['Phone', 'Mobile', 'Cell', 'Cel', 'Teléfono celular', 'Móvil', 'WhatsApp']],
    ['phone', ['Tel', 'Telephone', 'Phone number', 'Phone 1', 'Phone 1 - Value', 'Home phone']],
    ['phone', ['Número de teléfono', 'whats app', 'Celular']],
    ['skill', ['Skill', 'Level', 'Self rating', 'Nivel', 'DUPR', 'My level', 'UTPR', 'USAPA']],
    ['skill', ['Ranking', 'Clasificación', 'Nivel de juego']],
    ['language', ['Language', 'Idioma', 'Lengua', 'Lang', 'Preferred language']],
    ['note', ['Note', 'Notes', 'Nota', 'Notas', 'Comment', 'Comments', 'Comentarios']],
    ['note', ['Remark', 'Remarks', 'Observaciones', 'Comentario']],
  ])('of a column %s: %j', (column, headings) => {
    expect(headings.map((heading) => [heading, columnOf(heading)])).toEqual(
      headings.map((heading) => [heading, column]),
    )
  })

  test.each([
    ['First name', 'Last name'],
    ['Given name', 'Family name'],
    ['Forename', 'Surname'],
    ['First', 'Last'],
    ['Firstname', 'Lastname'],
    ['Nombre de pila', 'Apellidos'],
    ['Primer nombre', 'Primer apellido'],
    ['Nombres', 'Apellido'],
    ['Nombre', 'Apellido'],
    ['Name', 'Surname'],
    ['Player first name', 'Player last name'],
    ['Attendee Given Name', 'Attendee Family Name'],
  ])('%s and %s are the parts of a name', (first, last) => {
    expect(byHeadings(first, last)).toBe('firstName lastName')
  })

  test.each([
    'Name',
    'Full name',
    'Fullname',
    'Nombre',
    'Nombre completo',
    'Nombre y apellidos',
    'Player',
    'Players',
    'Member',
    'Jugador',
    'Jugadora',
    'Jugadores',
    'Participante',

    'Socio',
    'Miembros',
    'Integrante',
    'Attendee',
    'Participant',
    'Player name',
    'Nombre y apellido',
  ])('%s is a whole name', (heading) => {
    expect(byHeadings(heading, 'E-mail')).toBe('name email')
  })

  test.each([
    'Organization name',
    'Organisation name',
    'Middle name',
    'Company name',
    'Empresa',
    'Nickname',
    'Name prefix',
    'Name suffix',
    'Prefijo',
    'Sufijo',
    'Título',
    'Apodo',
    'File as',
    'Manager name',
    'Assistant phone',
    'Spouse',
    'Cónyuge',
    'Emergency phone',
    'Emergencia',
    'Guardian e-mail',
    'Parent name',
    'Padre',
    'Madre',
    'Tutor correo',
    'E-mail type',
    'Phone 1 - Label',
    'Tipo de correo',
    'Etiqueta',
    'E-mail display name',
    'User name',
    'User ID',
    'Member ID',
    'Member since',
    'Member number',
    'Usuario',
    'Event name',
    'City',
    'Ciudad',
    'Street name',
    'Calle',
    'Country',
    'País',
    'Club name',
    'Team name',
    'Equipo',
    'Group name',
    'Grupo',
    'Venue',
    'Sede',
    'Fax',
    'Pager',
    'Location',
    'Custom note',
    'Phonetic first name',
    'Yomi name',
    'Segundo nombre',
    'Relation',
    'Fonética nombre',
    'Nombre fonético',
    'Fonetic name',
    'Nick name',
    'Player nickname',
    'Player username',
    'Player MemberID',
    'DUPR ID',
    'Player DUPRID',
    'Profile name (DUPR link)',
  ])('%s is about something else', (heading) => {
    expect(byHeadings('Level', heading)).toBe('skill none')
  })

  test.each(['E - mail', '* E-mail', 'Correo:', '(E-Mail)'])(
    '%s is an address, whatever signs are in it',
    (heading) => {
      expect(columnOf(heading)).toBe('email')
    },
  )

  test('is read without the signs around it', () => {
    expect(columnOf('*Lang:')).toBe('language')
  })

  test.each(['Birthday', 'Xemail', 'Phones', 'Levels', 'Renote', 'Langs', 'Slang', 'Mailing list'])(
    '%s is none that is known',
    (heading) => {
      expect(columnOf(heading)).toBe('none')
    },
  )
})

describe('of several headings', () => {
  test('all addresses and numbers count, of others the first', () => {
    expect(byHeadings('Name', 'Email 1', 'Email 2', 'Mobile', 'Cell', 'Notes', 'Comments')).toBe(
      'name email email phone phone note none',
    )
  })

  test('a mobile number goes before a plain one, a plain one before that at home', () => {
    expect(byHeadings('Name', 'Home phone', 'Mobile phone')).toBe('name none phone')
    expect(byHeadings('Name', 'Home phone', 'Phone')).toBe('name none phone')
  })

  test('a whole name is enough beside its parts', () => {
    expect(byHeadings('Name', 'Given name', 'Family name', 'E-mail')).toBe('name none none email')
    expect(byHeadings('First name', 'Last name', 'Member name')).toBe('firstName lastName none')
  })

  test.each([
    ['Partner first name', 'First name', 'Last name', 'none firstName lastName'],
    ['First name of partner', 'First name', 'Last name', 'none firstName lastName'],
    ['Partner first', 'First', 'Last', 'none firstName lastName'],
    ['First partner', 'First', 'Last', 'none firstName lastName'],
    ['Pareja: nombres', 'Nombres', 'Apellidos', 'none firstName lastName'],
    ['Nombres de la pareja', 'Nombres', 'Apellidos', 'none firstName lastName'],
    ['Partner last name', 'Last name', 'First name', 'none lastName firstName'],
    ['Last name of partner', 'Last name', 'First name', 'none lastName firstName'],
    ['Partner surname', 'Surname', 'First name', 'none lastName firstName'],
    ['Surname of partner', 'Surname', 'First name', 'none lastName firstName'],
    ['Apellidos de la pareja', 'Apellidos', 'Nombres', 'none lastName firstName'],
    ['Partner last', 'Last', 'First', 'none lastName firstName'],
    ['Last partner', 'Last', 'First', 'none lastName firstName'],
    ['Partner full name', 'Full name', 'Level', 'none name skill'],
    ['Full name of partner', 'Full name', 'Level', 'none name skill'],
    ['Name of partner', 'Name', 'Level', 'none name skill'],
    ['Pareja: nombre', 'Nombre', 'Nivel', 'none name skill'],
    ['Nombre de la pareja', 'Nombre', 'Nivel', 'none name skill'],
    ['Jugador', 'Nombre y apellido', 'Nivel', 'none name skill'],
    ['Partner level', 'Level', 'Name', 'none skill name'],
  ])('%s goes behind %s, which says no more than that', (longer, plain, third, columns) => {
    expect(byHeadings(longer, plain, third)).toBe(columns)
  })

  test('the number called just that goes before one at work, in Spanish too', () => {
    expect(byHeadings('Nombre', 'Tel. de trabajo', 'Teléfono')).toBe('name none phone')
  })

  test('a first name alone does not make up for the name of the player', () => {
    expect(byHeadings('First name', 'Player name')).toBe('none name')
  })

  test('the address of a player is an address, not a name', () => {
    expect(byHeadings('Player e-mail')).toBe('email')
  })

  test('a last name makes the name beside it a first one', () => {
    expect(byHeadings('Nombre', 'Apellidos', 'Correo')).toBe('firstName lastName email')
  })
})

describe('the row of headings', () => {
  const person = ['Ana', 'ana@example.org']
  const headings = ['Name', 'E-mail']

  test('may stand below a title', () => {
    const sheet = toSheet([['Members of Fog City'], ['Exported today'], headings, person])
    expect(sheet).toEqual({ headings, columns: ['name', 'email'], rows: [person] })
  })

  test('stands among the first six', () => {
    const titles = (count: number) => Array.from({ length: count }, (_, at) => [`Line ${at}`])
    expect(toSheet([...titles(5), headings, person]).headings).toEqual(headings)
    expect(toSheet([...titles(6), headings, person]).headings).toBeNull()
  })

  test('names two columns, or one where it is the first', () => {
    expect(
      toSheet([
        ['Name', 'Since'],
        ['Ana', 'May'],
      ]).headings,
    ).toEqual(['Name', 'Since'])
    expect(
      toSheet([
        ['Tuesdays', ''],
        ['Name', 'Since'],
        ['Ana', 'May'],
      ]).headings,
    ).toBeNull()
  })

  test('has no address and no number in it', () => {
    expect(
      toSheet([
        ['Name', 'ana@example.org'],
        ['Ben', 'ben@example.org'],
      ]).headings,
    ).toBeNull()
    expect(
      toSheet([
        ['Name', '+1 415 555 0101'],
        ['Ben', '+1 415 555 0102'],
      ]).headings,
    ).toBeNull()
  })

  test('is none in an empty table', () => {
    expect(toSheet([])).toEqual({ headings: null, columns: [], rows: [] })
  })
})

describe('a row below the headings', () => {
  const keeps = (...row: string[]) => toSheet([['Name', 'Level', 'Note'], row]).rows.length === 1

  test.each([
    [['Total', '12', '']],
    [['Total', '', '12']],
    [['Total:', '1.5', '3,5']],
    [['Waitlist', '', '']],
    [['Waitlist', 'Subs', '4']],
  ])('of labels and numbers is nobody: %j', (row) => {
    expect(keeps(...row)).toBe(false)
  })

  test.each([
    [['Ana', '12', '']],
    [['Coach', 'Ana', '']],
    [['Ana', '3.5', 'Host']],
    [['Host', 'Ana 2', '']],
    [['Host', '2 Ana', '']],
  ])('with a word that is no label is somebody: %j', (row) => {
    expect(keeps(...row)).toBe(true)
  })
})

describe('without headings', () => {
  const columnsOf = (...rows: string[][]) => toSheet(rows).columns.join(' ')

  test('columns are told by what stands in most of their cells', () => {
    expect(
      columnsOf(
        ['Ana Ruiz', 'ana@x.io', '+1 415 555 0101', '3.5', 'en', 'plays at 7'],
        ['Ben Ito', 'ben@x.io', '+1 415 555 0102', '4,0', 'es', 'since 2020'],
        ['Cy Twist', '-', '', '3.25', 'english', ''],
      ),
    ).toBe('name email phone skill language note')
  })

  test('first and last names stand apart', () => {
    expect(columnsOf(['Ana', 'Ruiz'], ['Ben', 'Ito'])).toBe('firstName lastName')
    expect(columnsOf(['Ana', 'likes to play'], ['Ben', 'comes on Fridays'])).toBe('name note')
  })

  test('half of the cells is not most of them', () => {
    expect(columnsOf(['Ana', 'a@x.io'], ['Ben', 'words'])).not.toContain('email')
    expect(columnsOf(['Ana', 'a@x.io'], ['Ben', 'b@x.io'], ['Cy', 'words'])).toContain('email')
  })

  test('a name has letters and at most five words', () => {
    expect(columnsOf(["Ana María O'Neil-Peña Jr."], ['Zoë Łuk’a'])).toBe('name')
    expect(columnsOf(['one two three four five'])).toBe('name')
    expect(columnsOf(['one two three four five six'])).toBe('note')
    expect(columnsOf(['7 Ana'])).toBe('note')
    expect(columnsOf(['Ana 7'])).toBe('note')
    expect(columnsOf(['123'], ['456'])).toBe('none')
  })

  test('a level stands alone in its cell', () => {
    expect(columnsOf(['Ana', 'court 3'], ['Ben', 'court 4'])).toBe('name note')
    expect(columnsOf(['Ana', '3 courts'], ['Ben', '4 courts'])).toBe('name note')
  })

  test('what stands below the first fifty rows tells nothing', () => {
    const people = (count: number, address: string) =>
      Array.from({ length: count }, () => ['Ana', address])
    expect(columnsOf(...people(50, ''), ...people(60, 'ana@x.io'))).toBe('name none')
    expect(columnsOf(...people(49, ''), ...people(1, 'ana@x.io'))).toBe('name email')
  })

  test('rows of other lengths are looked at, the first fifty', () => {
    const many = Array.from({ length: 50 }, () => ['Ana'])
    expect(columnsOf(...many.slice(1), ['Ana', 'ana@x.io'])).toBe('name email')
    expect(columnsOf(...many, ['Ana', 'ana@x.io'])).toBe('name')
  })
})

test('beside headings that are known cells only tell addresses, numbers and the name', () => {
  const sheet = toSheet([
    ['Level', 'Who', 'Reach', 'Call', 'Club'],
    ['3.5', 'Ana', 'ana@x.io', '+1 415 555 0101', 'Dinks'],
  ])
  expect(sheet.columns).toEqual(['skill', 'name', 'email', 'phone', 'none'])
})

test('what a heading says is about others is no name, address or number', () => {
  const sheet = toSheet([
    ['Level', 'Club', 'Guardian', 'Fax', 'Who'],
    ['3.5', 'Dinks', 'pat@x.io', '+1 415 555 0101', 'Ana'],
  ])
  expect(sheet.columns).toEqual(['skill', 'none', 'none', 'none', 'name'])
})

describe('beside a heading that is known', () => {
  const columnsOf = (...rows: string[][]) => toSheet(rows).columns.join(' ')

  test('words are no note, and a language is none', () => {
    const rows = [
      ['Level', 'Who', 'Plays', 'Speaks'],
      ['3.5', 'Ana', 'since 2019', 'es'],
    ]
    expect(columnsOf(...rows)).toBe('skill name none none')
  })

  test.each(['First name', 'Last name', 'Nombres', 'Apellidos'])(
    'words are no name where %s is one of its parts',
    (part) => {
      const columns = columnsOf([part, 'Sport'], ['Ana', 'Tennis'])
      expect(columns).toMatch(/^(?:first|last)Name none$/)
    },
  )

  test('another address or number is not looked for', () => {
    const rows = [
      ['Name', 'E-mail', 'Phone', 'Reach', 'Call'],
      ['Ana', 'ana@x.io', '5550101', 'a@y.io', '5550102'],
    ]
    expect(columnsOf(...rows)).toBe('name email phone none none')
  })
})
