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
    'Organization',
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
  ])('%s is about something else', (heading) => {
    expect(columnOf(heading)).toBe('none')
  })

  test.each(['Birthday', 'Xemail', 'Phones', 'Levels', 'Renote', 'Langs', 'Mailing list'])(
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
    expect(columnsOf(['one two three four five six'])).toBe('note')
    expect(columnsOf(['123'], ['456'])).toBe('none')
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
