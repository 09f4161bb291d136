// Patterns that our code must never contain. Each exception is listed here with its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Source = { file: string; text: string }

const sources: readonly Source[] = ['src', 'tools']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (found: RegExp, allowed: readonly string[] = [], room = ''): string[] => {
  return sources
    .filter(({ file, text }) => file.startsWith(room) && found.test(text))
    .map(({ file }) => file)
    .filter((file) => !allowed.includes(file))
    .toSorted()
}

/** Also fails when an exception is no longer needed, so the lists stay short. */
function expectOnly(found: RegExp, allowed: readonly string[], room = ''): void {
  expect(filesWith(found, allowed, room)).toEqual([])
  expect(allowed.filter((file) => !filesWith(found, [], room).includes(file))).toEqual([])
}

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(700)
  expect(filesWith(/export function createHttpServer/)).toEqual(['src/server/transport/http.ts'])
})

test('nothing is left to be done later', () => {
  expectOnly(/\b(TODO|FIXME|XXX)\b/, [])
})

test('no program is started through a shell', () => {
  expectOnly(/node:child_process/, [
    'src/server/db/embedded/postmaster.ts',
    'src/server/db/embedded/run-program.ts',
    'tools/bench.ts',
    'tools/check-advisories.ts',
    'tools/check-types.ts',
    'tools/dev.ts',
    'tools/house/measure-changes.ts',
    'tools/install/install-tool.ts',
    'tools/left-to-proof.ts',
    'tools/mutation.ts',
    'tools/other-language.ts',
    'tools/proof.ts',
    'tools/stories.ts',
  ])
  expectOnly(/\bshell: true|\{[^}]*\bexec\w*[^}]*\} from 'node:child_process'/, [])
})

test('a thing is opened for a capability, not opened and then asked for one', () => {
  const pairs = [
    {
      opened: 'openEvent|lockOpenEvent',
      asked: String.raw`= permit\([^)]*\)\n|\|\| !permit\(|\(!can\(`,
      old: [
        "  const opened = await lockOpenEvent(context, eventId)\n  if (opened === null) return no\n  const allowed = permit(actor, opened.viewer.roles, 'event.edit')\n",
        "  const opened = await openEvent(context, eventId)\n  if (opened === null) return no\n  if (!can(opened.viewer.roles, 'event.dupr')) return no\n",
      ],
    },
    {
      opened: 'lockOpenClub|openStanding|findClubStanding',
      asked: String.raw`if \(!mayInClub\(|\|\| !mayInClub\(|return mayInClub\(`,
      old: [
        "  const standing = await findClubStanding(tx, key, playerId)\n  if (standing.role === null) return no\n  if (!mayInClub(standing, 'club.people')) return no\n",
        "  const opened = await lockOpenClub(context, key)\n  if (!opened.ok) return opened\n  return mayInClub(opened.value.standing, 'club.events') ? opened : no\n",
      ],
    },
    {
      opened: 'isVenueAdmin|lockVenueAdmins|lockForEdit',
      asked: String.raw`= permit\(|return permit\(|\(!can\(|\|\| !can\(`,
      old: [
        "  const isAdmin = await isVenueAdmin(db, locationId, playerId)\n  if (isAdmin === null) return no\n  return permit(viewer, rolesAtVenue(isAdmin), 'location.log')\n",
        "  const before = await lockForEdit(tx, locationId, playerId)\n  if (before === undefined || !can(rolesAtVenue(before.isAdmin), 'location.edit')) return no\n",
      ],
    },
    {
      opened: 'lockLeague|findLeague|lockTournament|findTournament',
      asked: String.raw`= permit(?:Run)?\(|\(!can\(`,
      old: [
        '  const league = await lockLeague(tx, key, actor.playerId, now)\n  if (league === null) return no\n  const allowed = permitRun(actor, league)\n',
        "  const opened = await lockTournament(tx, key, playerId, now)\n  if (opened === null) return no\n  const allowed = permit(actor, opened.roles, 'event.edit')\n",
      ],
      // lockLeagueToRun and lockTournamentFor.
      allowed: [
        'src/server/features/league/run-commands.ts',
        'src/server/features/tournament/run-commands.ts',
      ],
    },
  ]
  for (const { opened, asked, old, allowed = [] } of pairs) {
    const pair = new RegExp(`\\b(?:${opened})\\((?:[^\\n]*\\n){1,4}?[^\\n]*(?:${asked})`)
    expect(old.map((text) => pair.test(text))).toEqual(old.map(() => true))
    expectOnly(pair, allowed)
  }
})

test('SQL is never put together from words', () => {
  const raw = filesWith(/\bsql\.raw\b/).filter(
    (file) => !file.startsWith('src/server/db/migrations/'),
  )
  // The durability queries, constants of assert-durable.ts.
  expect(raw).toEqual([
    'src/server/db/assert-durable.ts',
    // quoteName quotes the name of a role or a database.
    'src/server/db/tables/column-names.ts',
  ])
  expectOnly(/\bsql\.lit\b/, [
    // Constants of the file: a generated column takes no parameters.
    'src/server/db/migrations/106-search-columns.ts',
    // A password generated there: CREATE ROLE takes no parameters.
    'src/server/db/request-role.ts',
    'src/server/core/alerts/delivery-queries.ts',
  ])
  // Queries with interpolated strings: constants of these files.
  expectOnly(/\.query\(\s*`[^`]*\$\{/, [
    'src/server/db/backup/table-list.ts',
    'src/server/db/invalidations.ts',
  ])
})

test('keys of JSON are spelled where it is built', () => {
  // Kysely's JSON helpers would use column names that differ in PostgreSQL.
  expectOnly(/kysely\/helpers/, [])
})

test('nothing becomes code while the program runs', () => {
  expectOnly(
    /(?<![.\w])eval\(|\bnew Function\(|\bFunction\(['`"]|node:vm'|\bset(?:Timeout|Interval)\(\s*['`"]|javascript:/,
    [],
  )
})

test('HTML is written as it is only when pages are built', () => {
  expectOnly(
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    [
      'src/client/landing/render-page.tsx',
      // E-mails by our own templates with invented values, in a frame without scripts or an origin.
      'src/client/features/operator/mail/mail-looks.tsx',
      // The Markdown of docs/guide, rendered by the build.
      'src/client/landing/guide/guide-page.tsx',
      // Only our own texts as JSON with < escaped, styles and scripts: no user content.
      'src/client/landing/personal-link/link-page.tsx',
      'src/client/landing/personal-link/render-link-page.tsx',
    ],
  )
})

test('formats of numbers, lists and instants are made once, in one file', () => {
  const made = sources
    .filter(({ file, text }) => !file.startsWith('src/client/') && /\bIntl\.\w+\(/.test(text))
    .map(({ file }) => file)
  // Creating Intl objects per page is slow, and their memory is reclaimed late.
  expect(made).toEqual([
    'src/domain/shared/count-format.ts',
    'src/domain/shared/date-format.ts',
    'src/domain/shared/formatters.ts',
    // Once per server start.
    'src/server/towns/town-book.ts',
  ])
})

test('regular expressions are made of our own words only', () => {
  expectOnly(/new RegExp\(/, [
    // Constants of the file.
    'src/client/net/kept-answers.ts',
    'src/domain/mail/plain-name.ts',
    'src/domain/photo/photo.ts',
    'src/domain/player-pass/pass-code.ts',
    'src/domain/text/linked-text.ts',
    'src/domain/text/unseen.ts',
    'src/server/branding/brand-mailer.ts',
    'src/server/branding/fill-page.ts',
    'src/server/transport/page-headers.ts',
    'tools/build/chunks.ts',
    // Poppi's vocabulary, src/server/poppi/words-*.ts.
    'src/server/poppi/read-days.ts',
    'src/server/poppi/reader.ts',
    'src/server/poppi/understand.ts',
  ])
})

test('no text of a person is a format', () => {
  expectOnly(/\butil\.format\(|\bsprintf\b|import \{[^}]*\bformat\b[^}]*\} from 'node:util'/, [])
  // The logger interprets % in a message with arguments, so messages must be constants.
  expectOnly(/\blog\.(?:trace|debug|info|warn|error|fatal)\(`[^`]*\$\{[^`]*`,/, [])
})

test('what nobody may guess comes from the safe generator, with 128 bits at least', () => {
  // Random jitter of retries.
  expectOnly(/\bMath\.random\b/, [
    'src/client/net/call.ts',
    'src/client/net/live-client.ts',
    'src/client/navigation/load-part.ts',
    'src/client/net/outbox/page-outbox.ts',
  ])
  const sizes = sources.flatMap(({ file, text }) => {
    return Array.from(text.matchAll(/\brandomBytes\((\w+)\)/g), ([, size]) => ({ file, size }))
  })
  expect(sizes.length).toBeGreaterThan(4)
  const small = sizes.filter(({ size }) => !(Number(size) >= 16))
  expect(small).toEqual(
    expect.arrayContaining([
      // A letter code typed by hand; its own test counts its bits.
      { file: 'src/server/features/player-pass/queries.ts', size: 'codeLength' },
    ]),
  )
  expect(small).toHaveLength(1)
})

test('only hashes that hold are used', () => {
  const used = sources.flatMap(({ file, text }) => {
    return Array.from(
      text.matchAll(/\b(?:createHash|createHmac|hkdfSync|hash)\('(\w+)'/g),
      ([, name]) => ({ file, name }),
    )
  })
  expect(used.length).toBeGreaterThan(15)
  // Authenticator apps use HMAC-SHA-1, which is still secure.
  const others = used.filter(({ name }) => name !== 'sha256')
  expect(others).toEqual([{ file: 'src/server/auth/authenticator-code.ts', name: 'sha1' }])
})

test('nothing is enciphered by our own code', () => {
  expectOnly(
    /\bcreate(?:Cipher|Decipher)(?:iv)?\(|\b(?:public|private)(?:En|De)crypt\(|subtle\.(?:en|de)crypt/,
    [],
  )
})

test('certificates are always checked', () => {
  expectOnly(
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser|strictSSL/,
    [],
  )
  const deployed = readdirSync('deploy', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
  expect(deployed.filter((text) => /verify none|ssl_verify off|tls_insecure/.test(text))).toEqual(
    [],
  )
})

test('a page listens to its own workers only', () => {
  // Worker ports and the live socket only; a window would accept messages from any page.
  expectOnly(/addEventListener\('message'|\bonmessage\b/, [
    'src/client/net/live.ts',
    'src/client/features/match-list/organize/plan-in-background.ts',
    'src/client/device/service-worker.ts',
    'src/client/worker/notifications.ts',
    'src/client/worker/plan-rounds.worker.ts',
    'src/client/worker/service-worker.ts',
  ])
  expect(
    filesWith(
      /\bwindow\.addEventListener\('message'|\bwindow\.onmessage\b|\bparent\.postMessage|\.opener\b/,
    ),
  ).toEqual([])
})

test('nothing of a plug-in or of another dead browser technology stands in a page', () => {
  expectOnly(/<(?:object|embed|applet|frame)[\s>]/, [], 'src/client')
})

test('nothing keeps anybody from pasting a password', () => {
  expectOnly(/\bonPaste\b|\bonBeforeInput\b|addEventListener\('paste'/, [], 'src/client')
})

test('values are compared strictly', () => {
  expectOnly(/[^=!<>]==[^=>]|!=[^=]/, [], 'src/server/auth')
  expectOnly(/\s(?:==|!=)\s/, [], 'src/domain')
  expectOnly(/\)\s(?:==|!=)\s\(?\w/, [], 'src/server/transport')
})

test('the server writes to its log, and only programs speak to a terminal', () => {
  expectOnly(/\bconsole\.\w+\(/, ['src/client/device/log.ts'], 'src')
  expectOnly(
    /process\.std(?:out|err)|\bappendFile|\bcreateWriteStream\(/,
    [
      'src/server/main.ts',
      'src/server/admin-program/run-program.ts',
      'src/server/db/backup/backup-file.ts',
    ],
    'src/server',
  )
})
