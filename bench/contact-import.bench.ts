// An API import of 5,000 contacts in the screen's chunks, with accounts to match: preview at most 2
// s, confirmation at most 5 s. `npm run bench -- contact-import [rounds]`.
import { randomUUID } from 'node:crypto'
import { contactsMax, importRowsMax } from '#domain/contact/contact.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { startTestApp } from '#test/support/test-app.ts'

const rounds = Number(process.argv[2] ?? 3)
const targets = { preview: 2_000, commit: 5_000 } as const
const keeper = { kind: 'player' as const }

const rows = Array.from({ length: contactsMax }, (_, index) => ({
  name: `Person ${index}`,
  email: `person${index}@example.org`,
  phone: `+1 555 ${String(index).padStart(7, '0')}`,
  skillSelf: 3.5,
  language: 'en' as const,
  note: 'Plays on Fridays',
}))
const parts = Array.from({ length: contactsMax / importRowsMax }, (_, part) => part * importRowsMax)

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const postgres = await startRunPostgres()
const app = await startTestApp({ database: await copyTemplate(postgres) })
const times = { preview: [] as number[], commit: [] as number[] }
try {
  for (let round = 0; round < rounds; round += 1) {
    const organizer = await app.signedIn(`Importer${round}`)
    const importId = randomUUID()
    times.preview.push(
      await took(async () => {
        for (const from of parts)
          await organizer.must('contacts-stage', {
            importId,
            keeper,
            from,
            rows: rows.slice(from, from + importRowsMax),
          })
      }),
    )
    const confirmed = { importId, keeper, leaveOut: [], mayContact: true as const }
    times.commit.push(await took(() => organizer.must('contacts-commit', confirmed)))
  }
} finally {
  await app.close()
  await postgres.stop()
}
for (const step of ['preview', 'commit'] as const) {
  const ms = Math.round(times[step].toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN)
  const isHeld = ms <= targets[step]
  console.log(
    `${step} of ${contactsMax} rows: ${ms} ms, at most ${targets[step]}: ${isHeld ? 'holds' : 'does not hold'}`,
  )
  if (!isHeld) process.exitCode = 1
}
